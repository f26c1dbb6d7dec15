import { expect, test } from 'vitest';
import { checkScript } from './checks/script.ts';
import { alphabets } from './rules/alphabets.ts';
import { findInParts } from './texts/finding.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

test.each(texts.locales)('%s is written with its own letters', (locale) => {
  const alphabet = rowOf(alphabets, locale, 'rules/alphabets.ts');
  expect(findInParts(texts.of(locale), (part) => checkScript(part, alphabet))).toEqual([]);
});
