import { expect, test } from 'vitest';
import { suggestEmail } from '../../../app/club/steps/mail-provider.tsx';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['mail.com', 'web.de', 'mail.hr', 'centrum.sk', 'hotmail.co.uk', 'example.com', 'gmx.at'])(
  '%s is what providers have, or far from it',
  (domain) => {
    expect(suggestEmail(`ana@${domain}`)).toBeUndefined();
  },
);
