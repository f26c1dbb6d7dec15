import { describe, expect, test } from 'vitest';
import { findMisspellings } from './checks/spelling.ts';
import { endings } from './rules/endings.ts';
import { dictionaries } from './spelling/dictionaries.ts';
import { readAccepted } from './spelling/read-accepted.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

/** Names of places and terms that every language keeps as they are. */
const everywhere = readAccepted('everywhere');

test('words of every language are sorted and without doubles', () => {
  expect(everywhere).toEqual([...new Set(everywhere)].sort());
});

describe.each(texts.locales)('%s', (locale) => {
  const accepted = readAccepted(locale);
  const all = new Set([...accepted, ...everywhere]);

  test('has no misspelt word', async () => {
    const open = rowOf(dictionaries, locale, 'spelling/dictionaries.ts');
    const speller = await open();
    const vocabulary = { speller, accepted: all, endings: endings[locale] ?? [] };
    const found = findMisspellings(texts.of(locale), vocabulary);
    speller.close();
    expect(found).toEqual([]);
  });

  test('has a sorted list of accepted words without doubles', () => {
    expect(accepted).toEqual([...new Set(accepted)].sort());
  });
});
