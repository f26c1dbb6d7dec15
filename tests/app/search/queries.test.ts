import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { kindOf } from '../../../app/components/listing/listing-of.ts';
import type { Found } from '../../../app/search/search-index.ts';
import { completeLocales, type Locale, localeCodes } from '../../../generated/locales.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import { lookup, type Page, pages, type RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';
import { documentsOf, indexOf } from './indexes.ts';

type Queries = Readonly<Record<string, string>>;
const file = readFileSync(join(import.meta.dirname, 'asked.yaml'), 'utf8');
const {
  asked,
  meant,
  everywhere,
  questions,
  forms,
}: Record<'asked' | 'meant', Readonly<Record<string, Queries>>> & {
  everywhere: Queries;
  forms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  questions: readonly Queries[];
} = parse(file);

/** The keys of pages by the last part of their English address, which stays where a key is renamed. */
const keys = new Map(
  pages.filter(({ locale }) => locale === 'en').map(({ path, key }) => [path.split('/').at(-1), key]),
);

/** Queries with the key of their page, without those about pages that are gone. */
function withKeys(queries: Queries = {}): readonly (readonly [query: string, key: RouteKey])[] {
  return Object.entries(queries).flatMap(([query, address]) => {
    const key = keys.get(address);
    return key === undefined ? [] : [[query, key] as const];
  });
}

const keyOf = ({ document }: Found) => lookup(decodeURI(document.path))?.key;

function pageOf({ document }: Found): Page {
  const page = lookup(decodeURI(document.path));
  if (page === undefined) throw new Error(`no page at ${document.path}`);
  return page;
}

describe.each(localeCodes)('%s', (locale) => {
  const index = indexOf(locale);

  test.each(withKeys(asked[locale]))('“%s” leads to %s', (query, key) => {
    expect(site.findPage(key, locale)?.indexable).toBe(true);
    expect(index.search(query).slice(0, 3).map(keyOf)).toContain(key);
  });

  const ofAll = completeLocales.includes(locale) ? everywhere : {};
  const ofQuestions = Object.fromEntries(
    questions.flatMap(({ page = '', [locale]: query }) => (query === undefined ? [] : [[query, page]])),
  );
  const ofForms = Object.fromEntries(
    Object.entries(forms).flatMap(([page, { [locale]: list }]) => (list ?? []).map((form) => [form, page])),
  );
  test.each(withKeys({ ...meant[locale], ...ofAll, ...ofQuestions, ...ofForms }))(
    '“%s” means %s',
    (query, key) => {
      const [first] = index.search(query);
      expect(first && keyOf(first)).toBe(key);
    },
  );

  test('a page is found by its own title, first of all', () => {
    const missed = documentsOf(locale).filter(({ title }) => {
      const first = index.search(title)[0]?.document.title;
      return first !== title;
    });
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  test('a page is found by the words that only its body has', () => {
    const documents = documentsOf(locale);
    const bodies = documents.map(({ body }) => new Set(index.terms.read(body).map(({ term }) => term)));
    const own = bodies.map((words, at) =>
      [...words].find((word) => word.length > 7 && isOnlyIn(word, at, bodies)),
    );
    const missed = documents.filter(({ path }, at) => {
      const word = own[at];
      return word !== undefined && !index.search(word).some(({ document }) => document.path === path);
    });
    // A new language may have no bodies of its own.
    expect(own.some((word) => word !== undefined) || !completeLocales.includes(locale)).toBe(true);
    expect(missed.map(({ title }) => title)).toEqual([]);
  });
});

function isOnlyIn(word: string, at: number, bodies: readonly ReadonlySet<string>[]): boolean {
  return bodies.every((words, other) => other === at || !words.has(word));
}

test.each<[Locale, ...string[]]>([
  ['en', 'conference for 80 people', 'conference'],
  ['hr', 'konferencija za 80 ljudi', 'konferencija'],
  ['de', 'Konferenz für 80 Personen', 'Konferenz'],
  ['uk', 'конференція на 80 осіб', 'конференц-зал'],
  ['ko', '컨퍼런스 80명', '회의실'],
])('venues come before hotels, in %s: %s, %s', (locale, ...queries) => {
  for (const query of queries) {
    const found = indexOf(locale).search(query).slice(0, 4);
    const kinds = found.map((each) => kindOf(pageOf(each)));
    expect(kinds.filter((kind) => kind === 'venue').length, `${query}: ${kinds}`).toBe(3);
  }
});

test.each<[Locale, string]>([
  ['en', 'hotels that take dogs'],
  ['hr', 'hotel za pse'],
  ['de', 'Hotel mit Hund'],
  ['uk', 'готель з собакою'],
  ['ko', '애견 동반 호텔'],
])('who asks for a dog finds properties that take one before others, in %s: %s', (locale, query) => {
  const [first, second] = indexOf(locale)
    .search(query)
    .filter((each) => kindOf(pageOf(each)) === 'property');
  for (const each of [first, second]) {
    const pets = each && statedFactsOf(pageOf(each).key).find(({ name }) => name === 'pets');
    expect(JSON.stringify(pets)).toMatch(/dogs"/i);
    expect(JSON.stringify(pets)).not.toContain('notAllowed');
  }
});

test('at least 40 questions are asked in each of five languages', () => {
  const count = (locale: Locale) => questions.filter(({ [locale]: query }) => query !== undefined).length;
  const counts = (['en', 'hr', 'de', 'uk', 'ko'] as const).map(count);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
});

test.each<[Locale, ...string[]]>([
  ['en', 'pool', 'parking', 'playground', 'elevator'],
  ['hr', 'bazen', 'parking', 'dječje igralište', 'lift'],
  ['de', 'Pool', 'Parkplatz', 'Spielplatz', 'Fahrstuhl'],
  ['uk', 'басейн', 'парковка', 'цілодобова рецепція', 'ліфт'],
  ['ko', '수영장', '주차', '놀이터', '승강기'],
])(
  'of what properties have, pages that answer and they come before articles and tours, in %s: %s, %s, %s, %s',
  (locale, ...words) => {
    for (const word of words) {
      const found = indexOf(locale).search(word);
      const answers = found.findIndex(({ document }) => document.answer === undefined);
      const kinds = found.slice(answers).map((each) => kindOf(pageOf(each)));
      const others = kinds.findIndex((kind) => kind === 'article' || kind === 'tour');
      expect(kinds[0], word).toBe('property');
      expect(others === -1 || others > kinds.lastIndexOf('property'), `${word}: ${kinds}`).toBe(true);
    }
  },
);

test('five queries at least stand for each complete language', () => {
  const few = completeLocales.filter((locale) => Object.keys(asked[locale] ?? {}).length < 5);
  expect(few).toEqual([]);
});

test('forms of a word find the same pages', () => {
  const families: readonly [Locale, ...string[]][] = [
    ['hr', 'plaža', 'plaže', 'plažama', 'PLAŽU', 'plaza'],
    ['hr', 'otok', 'otoka', 'otocima'],
    ['si', 'plaža', 'plaže', 'plažah'],
    ['cz', 'pláž', 'pláže', 'plážích'],
    ['sk', 'pláž', 'pláže', 'plážach'],
    ['pl', 'plaża', 'plaże', 'plażach'],
    ['ru', 'пляж', 'пляжи', 'пляжей', 'пляжами'],
    ['uk', 'пляж', 'пляжі', 'пляжів'],
    ['en', 'beach', 'beaches'],
    ['de', 'Strand', 'Strände', 'Stränden', 'Straende'],
    ['se', 'strand', 'stränder', 'stranden'],
    ['dk', 'strand', 'strande', 'stranden'],
    ['nl', 'strand', 'stranden'],
    ['fi', 'ranta', 'rannat', 'rannalla'],
    ['hu', 'strand', 'strandok', 'strandon'],
    ['fr', 'plage', 'plages'],
    ['it', 'spiaggia', 'spiagge'],
    ['pt', 'praia', 'praias'],
    ['ro', 'plajă', 'plaje', 'plajele'],
    ['ko', '해변', '해변에서', '해변을'],
  ];
  const differing = families.filter(([locale, first = '', ...others]) => {
    const index = indexOf(locale);
    const best = index.search(first).slice(0, 10).map(keyOf);
    return others.some((form) => {
      const found = new Set(index.search(form).map(keyOf));
      return best.length === 0 || best.filter((key) => found.has(key)).length < Math.min(5, best.length);
    });
  });
  expect(differing).toEqual([]);
});
