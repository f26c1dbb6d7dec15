import { expect, test } from 'vitest';
import { factsOf } from '../../generated/routes/facts.ts';
import { pages } from '../../generated/routes/index.ts';
import { type Figures, findMissingFigures, findOtherFigures, findUnknownEntries } from './checks/figures.ts';
import { punctuation } from './rules/punctuation.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

const listed = readData<Figures>('figures');
const headlines = [...new Set(pages.map(({ key }) => key))].flatMap((key) => {
  const { kind, value } = factsOf(key).headline ?? {};
  return kind === undefined ? [] : [[key, kind === 'from' ? `€${value}` : `${value}%`] as const];
});
const figures: Figures = {
  ...listed,
  documented: {
    ...listed.documented,
    ...Object.fromEntries(
      headlines.map(([key, figure]) => [key, [...(listed.documented[key] ?? []), figure]]),
    ),
  },
};

test.each(texts.locales)(
  '%s has every headline and documented figure in its title, in its own form',
  (locale) => {
    const rules = rowOf(punctuation, locale, 'rules/punctuation.ts');
    expect(findMissingFigures(texts.of(locale), figures, rules)).toEqual([]);
  },
);

test.each(texts.locales)('%s has no other figure', (locale) => {
  expect(findOtherFigures(texts.of(locale), figures)).toEqual([]);
});

test('every entry that the data names exists', () => {
  expect(findUnknownEntries(texts.all, figures)).toEqual([]);
});
