import { describe, expect, test } from 'vitest';
import { findMisspellings } from './checks/spelling.ts';
import { endings } from './rules/endings.ts';
import { dictionaries } from './spelling/dictionaries.ts';
import { readAccepted } from './spelling/read-accepted.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

describe.each(texts.locales)('%s', (locale) => {
  const accepted = readAccepted(locale);

  test('has no misspelt word', async () => {
    const open = rowOf(dictionaries, locale, 'spelling/dictionaries.ts');
    const speller = await open();
    const vocabulary = { speller, accepted: new Set(accepted), endings: endings[locale] ?? [] };
    const found = findMisspellings(texts.of(locale), vocabulary);
    speller.close();
    expect(found).toEqual([]);
  });

  test('has a sorted list of accepted words without doubles', () => {
    expect(accepted).toEqual([...new Set(accepted)].sort());
  });
});
