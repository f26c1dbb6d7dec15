import { HtmlValidate } from 'html-validate/node';
import { expect, test } from 'vitest';
import { htmlRules } from './fixture/html-rules.ts';

test.each([
  ['a heading that is skipped', '<h1>Sun</h1><h4>Below</h4>', 'heading-level'],
  ['something else than items in a list', '<ul><div></div></ul>', 'element-permitted-content'],
  ['an inline style', '<h1 style="color: red">Sun</h1>', 'no-inline-style'],
])('%s is noticed', (_what, body, rule) => {
  const { results } = new HtmlValidate(htmlRules).validateStringSync(`<body>${body}</body>`);
  expect(results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId)).toContain(rule);
});
