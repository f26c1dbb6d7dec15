import { expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import type { ApiAnswer } from './guest.ts';
import { createMember, logIn, newEmail, password } from './registration-steps.ts';
import { isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

/** All that is sent, but for the clock. */
function shown({ status, headers, text }: ApiAnswer) {
  return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
}

test('unknown and wrong, short and long, ours and impossible: the same answer to the byte', async () => {
  const { email } = await createMember(club());
  const [usual, ...others] = await Promise.all([
    logIn(club().guest(), email, 'wrong password'),
    logIn(club().guest(), newEmail(), password),
    logIn(club().guest(), email.toUpperCase(), `${password} `),
    logIn(club().guest(), email, password.toUpperCase()),
    logIn(club().guest(), email, ''),
    logIn(club().guest(), email, ' '),
    logIn(club().guest(), email, 'x'.repeat(200)),
    logIn(club().guest(), 'no e-mail', password),
    logIn(club().guest(), '', ''),
    logIn(club().guest(), `${email}, ${email}`, password),
    logIn(club().guest(), '__proto__', password),
    logIn(club().guest(), "' or 1=1 --", "' or 1=1 --"),
    logIn(club().guest(), '%@example.com', password),
  ]);
  if (usual === undefined) throw new Error('no answer');
  expect(usual.body).toEqual({ success: false, code: 'LoginUnsuccessful' });
  for (const other of others) expect(shown(other)).toEqual(shown(usual));
});

test('a guest with a session learns no more', async () => {
  const { email } = await createMember(club());
  const guest = club().guest();
  for (const named of [email, newEmail()]) {
    await guest.call('emailExists', { body: { email: named, locale: 'en' } });
  }
  const wrong = await logIn(guest, email, 'wrong password');
  expect(shown(await logIn(guest, newEmail()))).toEqual(shown(wrong));
  expect(wrong.headers.getSetCookie()).toEqual([]);
  expect(await isSignedIn(guest)).toBe(false);
});

test('nothing of a password is trimmed, folded or cut', async () => {
  const { email } = await createMember(club());
  const near = [
    ` ${password}`,
    `${password}\n`,
    password.replace('s', 'ś'),
    `${password}\0`,
    password.repeat(2),
  ];
  await club().expectUnchanged(async () => {
    for (const secret of [...near, password.slice(0, -1), password.replace('s', 'S')]) {
      expect((await logIn(club().guest(), email, secret)).body.success).toBe(false);
    }
  });
});

test('an unknown e-mail is as much work: where too many wait, both are asked to come back', async () => {
  const { email } = await createMember(club());
  const asked = Array.from({ length: 100 }, (_none, index) => index);
  const ask = (to: () => string) =>
    Promise.all(asked.map(() => logIn(club().guest(), to(), 'wrong password')));
  await club().expectUnchanged(async () => {
    for (const answers of [await ask(newEmail), await ask(() => email)]) {
      const busy = answers.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThan(0);
      for (const { body, headers } of busy) {
        expect(body.code).toBe('Busy');
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
  });
  expect((await logIn(club().guest(), email)).body.success).toBe(true);
});
