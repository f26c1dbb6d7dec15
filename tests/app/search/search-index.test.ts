import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchDocument } from '../../../app/search/search-document.ts';
import { createSearchIndex } from '../../../app/search/search-index.ts';
import { cutSnippet, markTitle, type Part } from '../../../app/search/snippet.ts';

const page = (path: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => {
  const nothing = {
    section: '',
    summary: '',
    aliases: '',
    keywords: '',
    facts: '',
    body: '',
    picture: '',
    isMajor: false,
  };
  return { path, title, ...nothing, ...more };
};
const pathsOf = (language: string, documents: readonly SearchDocument[], query: string) =>
  createSearchIndex(documents, language)
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
  const index = createSearchIndex([page('/b', 'Berulia')], 'en');
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
  const index = createSearchIndex([page('/n', 'Nugal', { summary: 'A cove.', body })], 'en');
  const [found] = index.search('beaches nugal');
  if (found === undefined) throw new Error('nothing found');
  expect(shown(markTitle(index, found))).toBe('[Nugal]');
  expect(shown(cutSnippet(index, found))).toMatch(/^….{1,50}\[Nugal\] \[beach\] in the morning\..{20,140}…$/);
});

test('any query is answered, and what is marked is never anything but the text', () => {
  const summary = 'Pebbles <b>& pines</b>, “quotes”, đ, ß, 해변, 🏖️ and more.';
  const documents = [page('/', 'Brela', { summary, body: summary.repeat(9) })];
  const index = createSearchIndex(documents, 'hr');
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
