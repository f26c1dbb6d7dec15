/* The rules by which documents are read notice what breaks them. */
import { HtmlValidate } from 'html-validate/node';
import { expect, test } from 'vitest';
import { htmlRules } from './fixture/html-rules.ts';
import { findFaults, type JsonObject } from './fixture/vocabulary.ts';

test.each([
  ['a heading that is skipped', '<h1>Sun</h1><h4>Below</h4>', 'heading-level'],
  ['something else than items in a list', '<ul><div></div></ul>', 'element-permitted-content'],
  ['an inline style', '<h1 style="color: red">Sun</h1>', 'no-inline-style'],
])('%s is noticed', (_what, body, rule) => {
  const { results } = new HtmlValidate(htmlRules).validateStringSync(`<body>${body}</body>`);
  expect(results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId)).toContain(rule);
});

test.each<[string, JsonObject]>([
  ['a type that does not exist', { '@type': 'HotelRestaurant', name: 'Sol' }],
  ['a property of another type', { '@type': 'Organization', openingHours: 'Mo-Su 08:00-20:00' }],
  ['a thing of the wrong type', { '@type': 'Hotel', geo: { '@type': 'PostalAddress' } }],
  ['a fault further in', { '@type': 'Hotel', address: { '@type': 'PostalAddress', city: 'Brela' } }],
])('the vocabulary refuses %s', (_what, node) => {
  expect(findFaults(node)).toHaveLength(1);
});
