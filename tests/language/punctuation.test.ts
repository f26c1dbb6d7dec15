import { expect, test } from 'vitest';
import { checkPunctuation } from './checks/punctuation.ts';
import { punctuation } from './rules/punctuation.ts';
import { findInParts } from './texts/finding.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

test.each(texts.locales)('%s has its own quotes, spaces and dashes', (locale) => {
  const rules = rowOf(punctuation, locale, 'rules/punctuation.ts');
  expect(findInParts(texts.of(locale), (part, text) => checkPunctuation(part, text, rules))).toEqual([]);
});
