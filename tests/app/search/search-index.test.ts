import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchDocument } from '../../../app/search/search-document.ts';
import { createSearchIndex } from '../../../app/search/search-index.ts';
import { cutSnippet, markTitle, type Part, shownFacts } from '../../../app/search/snippet.ts';

const page = (path: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => {
  const nothing = {
    about: '',
    summary: '',
    aliases: '',
    keywords: '',
    facts: [],
    brief: [],
    body: '',
    picture: '',
    isMajor: false,
    area: 'content',
  };
  return { path, title, ...nothing, ...more };
};
const pathsOf = (
  language: string,
  documents: readonly SearchDocument[],
  query: string,
  ignored: readonly string[] = [],
) =>
  createSearchIndex(documents, { language, ignored })
    .search(query)
    .map(({ document }) => document.path);
const shown = (parts: readonly Part[]) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

test('letters match with and without their marks, both ways', () => {
  const croatian = [page('/a', 'Đakovo i Šibenik'), page('/b', 'Tučepi'), page('/c', 'Setaliste')];
  for (const query of ['đakovo', 'dakovo', 'djakovo', 'DJAKOVO', 'sibenik', 'ŠIBENIK']) {
    expect(pathsOf('hr', croatian, query), query).toEqual(['/a']);
  }
  expect(pathsOf('hr', croatian, 'šetalište')).toEqual(['/c']);
  expect(pathsOf('hr', croatian, 'tuc\u030cepi')).toEqual(['/b']);
  expect(pathsOf('pl', [page('/l', 'Wyspa Łokrum')], 'lokrum')).toEqual(['/l']);
  expect(pathsOf('da', [page('/o', 'Øen Brač')], 'oen')).toEqual(['/o']);
  expect(pathsOf('de', [page('/s', 'Große Straße')], 'grosse strasse')).toEqual(['/s']);
  expect(pathsOf('ru', [page('/e', 'Всё включено')], 'все включено')).toEqual(['/e']);
  expect(pathsOf('uk', [page('/p', 'Чорна п’ятниця')], "п'ятниця")).toEqual(['/p']);
  expect(pathsOf('fr', [page('/i', 'L’île de Hvar')], 'ile hvar')).toEqual(['/i']);
});

test('words are found inside compounds, compounds by their parts, Korean nouns with their particles', () => {
  expect(pathsOf('de', [page('/k', 'Kieselstrände')], 'Strand')).toEqual(['/k']);
  expect(pathsOf('en', [page('/b', 'Windsurfing')], 'surf')).toEqual([]);
  expect(pathsOf('de', [page('/s', 'Urlaub am Strand')], 'Strandurlaub')).toEqual(['/s']);
  const korean = [page('/h', '달마티아호텔에서 쉬기'), page('/b', '해변')];
  expect(pathsOf('ko', korean, '호텔')).toEqual(['/h']);
  expect(pathsOf('ko', korean, '해변에서')).toEqual(['/b']);
  expect(pathsOf('ko', korean, '해벼')).toEqual(['/b']);
});

test('what guests type is not remembered', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const index = createSearchIndex([page('/b', 'Berulia')], { language: 'en', ignored: [] });
  const typeMuch = (guest: string) => {
    for (let query = 0; query < 5000; query += 1) {
      index.search(Array.from({ length: 20 }, (_, word) => `${guest}${query}x${word}`).join(' '));
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = typeMuch('ana');
  // A hundred thousand words take some ten megabytes.
  expect(typeMuch('ben') - before).toBeLessThan(4e6);
});

test('every word counts; only where no page has all of them, those with some come up', () => {
  const pages = [page('/a', 'Hotel in Bol'), page('/b', 'Hotel in Brela'), page('/c', 'Beach in Bol')];
  expect(pathsOf('en', pages, 'hotel bol')).toEqual(['/a']);
  expect(pathsOf('en', pages, 'hotel a bol')).toEqual(['/a']);
  expect(pathsOf('en', pages, 'beach brela').toSorted()).toEqual(['/b', '/c']);
});

test('words of questions and numbers of guests are ignored, unless a query has no others', () => {
  const pages = [
    page('/log', 'How do I log in?'),
    page('/80', 'Conferences for 80'),
    page('/25', 'Prices 2025'),
  ];
  const ignored = ['how', 'do', 'I', 'in', 'for', 'much'];
  expect(pathsOf('en', pages, 'how much do prices', ignored)).toEqual(['/25']);
  expect(pathsOf('en', pages, 'conferences for 120', ignored)).toEqual(['/80']);
  expect(pathsOf('en', pages, 'prices 2024', ignored)).toEqual(['/25']);
  expect(pathsOf('en', pages, 'how', ignored)).toEqual(['/log']);
  expect(pathsOf('en', pages, '80', ignored)).toEqual(['/80']);
});

test('two letters begin names, four any word, and one or none nothing', () => {
  const pages = [
    page('/brela', 'Hotel in Brela', { body: 'Breakfast is included.' }),
    page('/bol', 'Hotel in Bol', { body: 'Breakfast on the terrace.' }),
  ];
  expect(pathsOf('en', pages, 'bre')).toEqual(['/brela']);
  expect(pathsOf('en', pages, 'b')).toEqual([]);
  expect(pathsOf('en', pages, '🏖️')).toEqual([]);
  expect(pathsOf('en', pages, 'brea').toSorted()).toEqual(['/bol', '/brela']);
});

test('a page that says something of each word comes before one that says much of one', () => {
  const pages = [
    page('/brela', 'Brela', { summary: 'Brela', body: 'By boat to Hvar.' }),
    page('/trip', 'By boat to Hvar', { body: 'The boat leaves from Brela.' }),
    ...Array.from({ length: 9 }, (_, at) => page(`/${at}`, 'A walk', { body: 'By the sea.' })),
  ];
  expect(pathsOf('en', pages, 'boat Brela Hvar')).toEqual(['/trip', '/brela']);
});

test('a result shows the facts that are asked for, then those of its card, none twice', () => {
  const facts = ['Indoor pool', 'Outdoor pool', 'Pool bar', 'Whirlpool', 'Lift'].map((name) => ({
    name,
    of: '',
    synonyms: name.includes('ool') ? 'pool' : 'elevator',
  }));
  const brief = ['May to October', 'Lift, sauna …', '30 m to the beach', 'Breakfast', 'Wi-Fi'];
  const index = createSearchIndex([page('/hotel', 'Hotel', { facts, brief })], {
    language: 'en',
    ignored: [],
  });
  const shownFor = (query: string) => index.search(query).flatMap((found) => shownFacts(index, found));
  expect(shownFor('hotel')).toEqual(brief.slice(0, 4));
  expect(shownFor('elevator')).toEqual(['Lift', 'May to October', '30 m to the beach', 'Breakfast']);
  expect(shownFor('pool')).toEqual(['Indoor pool', 'Outdoor pool', 'Pool bar', 'May to October']);
});

test('terms that say too little alone follow the name of their fact, which stands once', () => {
  const facts = [
    { name: 'Outdoor pool', of: '', synonyms: '' },
    { name: 'pool', of: 'Step-free: ', synonyms: 'wheelchair' },
    { name: 'lift', of: 'Step-free: ', synonyms: 'wheelchair' },
  ];
  const brief = ['Outdoor pool, whirlpool'];
  const index = createSearchIndex([page('/hotel', 'Hotel', { facts, brief })], {
    language: 'en',
    ignored: [],
  });
  const shownFor = (query: string) => index.search(query).flatMap((found) => shownFacts(index, found));
  expect(shownFor('pool')).toEqual(['Outdoor pool', 'Step-free: pool']);
  expect(shownFor('wheelchair')).toEqual(['Step-free: pool, lift', 'Outdoor pool, whirlpool']);
});

test('a name with a number is meant by greater ones as well', () => {
  const pages = [
    page('/new', 'New rooms', { summary: 'Rooms and more rooms.' }),
    page('/group', 'Groups', { aliases: '4 rooms' }),
  ];
  expect(pathsOf('en', pages, '12 rooms')[0]).toBe('/group');
  expect(pathsOf('en', pages, 'we need 4 rooms', ['we', 'need'])[0]).toBe('/group');
  for (const query of ['rooms', '3 rooms']) expect(pathsOf('en', pages, query)[0], query).toBe('/new');
});

test('what properties have is found by its synonyms, which are not shown', () => {
  const facts = [
    { name: 'Outdoor pool', of: '', synonyms: 'swimming pool, lido' },
    { name: 'Lift', of: '', synonyms: 'elevator' },
  ];
  const river = page('/river', 'Rafting', { summary: 'Clear pools below the falls.' });
  const hotel = page('/hotel', 'Hotel in Bol', { summary: 'Among pines.', facts });
  const others = Array.from({ length: 9 }, (_, at) => page(`/${at}`, 'A walk', { summary: 'By the sea.' }));
  const index = createSearchIndex([river, hotel, ...others], { language: 'en', ignored: [] });
  const shownFor = (query: string) =>
    index
      .search(query)
      .map((found) => [found.document.path, shownFacts(index, found), shown(cutSnippet(index, found))]);
  expect(shownFor('elevator')).toEqual([['/hotel', ['Lift'], 'Among pines.']]);
  expect(shownFor('lido')).toEqual([['/hotel', ['Outdoor pool'], 'Among pines.']]);
  expect(shownFor('pool')).toEqual([
    ['/hotel', ['Outdoor pool'], 'Among pines.'],
    ['/river', [], 'Clear [pools] below the falls.'],
  ]);
});

test('a word is no form of another with a meaning of its own', () => {
  const pages = [page('/park', 'Adventure park'), page('/kayak', 'Kayak on the river')];
  const parking = ['/a', '/b', '/c'].map((path) => page(path, 'Hotel', { summary: 'Parking at the house.' }));
  expect(pathsOf('en', [...pages, ...parking], 'parking').toSorted()).toEqual(['/a', '/b', '/c']);
  expect(pathsOf('en', [...pages, ...parking], 'kayaking')).toEqual(['/kayak']);
});

test('of a query of many words the rarest count, wherever they stand', () => {
  const usual = 'a hotel with the best view of all near some beach';
  const pages = ['Bol', 'Brela', 'Tucepi', 'Split'].map((place) => page(`/${place}`, `${usual}: ${place}`));
  expect(pathsOf('en', pages, `${usual} Bol`)).toEqual(['/Bol']);
});

test('titles come before summaries, summaries before bodies, a page of that very name first', () => {
  const pages = [
    page('/body', 'One', { body: 'A word about snorkelling at last.' }),
    page('/title', 'Where to go snorkelling'),
    page('/summary', 'Two', { summary: 'All about snorkelling.' }),
    page('/name', 'Three', { aliases: 'Diving, Snorkelling' }),
  ];
  expect(pathsOf('en', pages, 'snorkelling')).toEqual(['/name', '/title', '/summary', '/body']);
});

test('a slip of the finger is forgiven in long words, not in short ones', () => {
  const pages = [page('/b', 'Berulia'), page('/c', 'Bol')];
  expect(pathsOf('en', pages, 'berulja')).toEqual(['/b']);
  expect(pathsOf('en', pages, 'bul')).toEqual([]);
  const long = [page('/u', 'Unterwasserwelt')];
  expect(pathsOf('de', long, 'Unterwaserweld')).toEqual(['/u']);
  expect(pathsOf('de', long, 'Untewaserweld')).toEqual([]);
});

test('a snippet is the place where most was found, marked word by word', () => {
  const body = `${'Nothing to see here. '.repeat(20)}Swim at Nugal beach in the morning. ${'More words. '.repeat(30)}`;
  const index = createSearchIndex([page('/n', 'Nugal', { summary: 'A cove.', body })], {
    language: 'en',
    ignored: [],
  });
  const [found] = index.search('beaches nugal');
  if (found === undefined) throw new Error('nothing found');
  expect(shown(markTitle(index, found))).toBe('[Nugal]');
  expect(shown(cutSnippet(index, found))).toMatch(/^….{1,50}\[Nugal\] \[beach\] in the morning\..{20,140}…$/);
});

test('any query is answered, and what is marked is never anything but the text', () => {
  const summary = 'Pebbles <b>& pines</b>, “quotes”, đ, ß, 해변, 🏖️ and more.';
  const documents = [page('/', 'Brela', { summary, body: summary.repeat(9) })];
  const index = createSearchIndex(documents, { language: 'hr', ignored: [] });
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'constructor', 'pines b'),
  );
  fc.assert(
    fc.property(text, (query) => {
      for (const found of index.search(query)) {
        const plain = cutSnippet(index, found).map((part) => part.text);
        expect(documents[0]?.body).toContain(plain.join('').replaceAll('…', ''));
      }
    }),
  );
});
