import { expect, test } from 'vitest';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { namesInLog } from '../../../server/core/security-events.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

const SESSION_SECRET = 'a secret of the tests that is long enough';
const served = withServedForms(() => ({ SESSION_SECRET }));
const secrets = deriveSecrets(SESSION_SECRET);
const email = 'robot@example.com';
const address = '203.0.113.7';

test('what a form refuses is a line each, without what was entered', async () => {
  const guest = served.guest(address);
  const form = await guest.open('question');
  const body = fillIn(form, { ...validAnswers('question'), email_address: email });
  const post = (changes: Readonly<Record<string, string>> = {}, headers = {}) =>
    guest.post(form.action, new URLSearchParams({ ...Object.fromEntries(body), ...changes }), headers);
  const follow = (path: string) =>
    guest.post(`/en/forms/newsletter/${path}`, new URLSearchParams({ token: 'A'.repeat(43) }));
  const acts: readonly (readonly [() => Promise<unknown>, ...string[]])[] = [
    [() => post({ website: 'https://spam.example' }), 'form.robot refused forms/question'],
    [() => post({ _token: 'forged' }), 'form.token refused forms/question'],
    [
      () => post({}, { 'Sec-Fetch-Site': 'cross-site' }),
      'request.foreign-origin refused forms/question ForeignOrigin',
    ],
    [
      () => post({}, { 'Content-Type': 'text/plain' }),
      'request.malformed refused forms/question UnsupportedMediaType',
    ],
    [() => follow('confirm'), 'form.link refused forms/newsletter/confirm'],
    [() => follow('unsubscribe'), 'form.link refused forms/newsletter/unsubscribe'],
    // Accepted.
    ...Array.from(
      { length: 6 },
      (_none, index) => [() => post({ email_address: `${index}${email}` })] as const,
    ),
    [() => post(), 'limit.reached refused forms/question TooManyRequests enquiry/address/10'],
  ];
  const [names] = [[email, address].map((text) => namesInLog(secrets, text)[0])];
  for (const [act, ...expected] of acts) {
    const before = served.site.logged.length;
    await act();
    const lines = served.site.logged.slice(before).map((line) => JSON.parse(line));
    const found = lines.filter(({ msg }) => msg === 'security event');
    const texts = found.map(({ event, outcome, operation, reason, limit }) =>
      [event, outcome, operation, reason, limit].filter((part) => part).join(' '),
    );
    expect(texts).toEqual(expected);
    for (const line of found) {
      expect(line.address).toBe(names[1]);
      if (line.limit !== undefined) expect(line.subject).toBe(names[0]);
    }
  }
  expect(served.site.logged.join('')).not.toContain(address);
});
