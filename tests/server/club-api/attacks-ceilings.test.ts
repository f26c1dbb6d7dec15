import { describe, expect, test } from 'vitest';
import { limitTable } from '../../../server/rewards-club/limit-table.ts';
import { withClubSite } from './club-site.ts';
import { enter } from './code-steps.ts';
import { expectTooOften, name, newAddress, times } from './limit-steps.ts';
import { readTables } from './records.ts';
import { askForCode, createMember, logIn, newEmail, password, person } from './registration-steps.ts';
import { getKey, setPassword } from './reset-steps.ts';

const club = withClubSite({ TRUST_PROXY: '127.0.0.1' });
const [[mostFirst]] = limitTable['code-first'].email;
const [[mostWrongCodes]] = limitTable['wrong-code'].email;
const [[mostWrong]] = limitTable['wrong-login'].email;
const [[mostCodesAnHour]] = limitTable.code.address;
const hour = 3600;

/** Asks for a code in a browser of its own, from an address of its own. */
async function askAnew(email: string, purpose: 'registration' | 'reset', address = newAddress()) {
  const guest = club().guest(address);
  await name(guest, email);
  return guest.call('sendActivationCode', { body: { email, locale: 'en', purpose } });
}

describe('many addresses', () => {
  test('get a member as many codes as one would, then one an hour', async () => {
    const { email } = await createMember(club(), newEmail(), newAddress());
    await club().records();
    const before = (await club().mailsTo(email)).length;
    // The member's own registration took one.
    const left = mostFirst - 1;
    const answers = await times(left + 3, () => askAnew(email, 'reset'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(left + 1);
    for (const answer of answers.slice(left + 1)) expectTooOften(answer, hour);
    expect((await club().mailsTo(email)).length).toBe(before + left + 1);
  });

  test('close the code of an e-mail by their wrong ones; the link in its mail still opens', async () => {
    const email = newEmail();
    await times(mostWrongCodes / 5, async () => {
      const guest = club().guest(newAddress());
      const { code } = await askForCode(club(), guest, email);
      await times(5, (index) => enter(guest, email, String(((Number(code) + index) % 899_999) + 100_001)));
    });
    const owner = club().guest(newAddress());
    const { code, token } = await askForCode(club(), owner, email);
    expectTooOften(await enter(owner, email, code), 24 * hour);
    const opened = await owner.call('verifyLink', { body: { token } });
    expect(opened.body).toMatchObject({ success: true, email });
  });

  test('close an account to strangers by wrong passwords, and its owner is told once', async () => {
    const { guest: home, email } = await createMember(club(), newEmail(), newAddress());
    await home.call('logout');
    const wrong = await times(mostWrong, (index) =>
      logIn(club().guest(newAddress()), email, `guess ${index}`),
    );
    for (const { body } of wrong) expect(body.code).toBe('LoginUnsuccessful');
    expectTooOften(await logIn(club().guest(newAddress()), email), 900);
    await club().records();
    const told = (await club().mailsTo(email)).filter(({ subject }) => /trying to log in/.test(subject));
    expect(told).toHaveLength(1);

    // The owner is known at home, where strangers cannot count.
    expect((await logIn(home, email)).body.success).toBe(true);
  });

  test('do not keep out an owner who chooses a new password', async () => {
    const { email } = await createMember(club(), newEmail(), newAddress());
    await times(mostWrong, (index) => logIn(club().guest(newAddress()), email, `guess ${index}`));
    const away = club().guest(newAddress());
    expectTooOften(await logIn(away, email), 900);
    const key = await getKey(club(), away, email);
    expect((await setPassword(away, email, key, `${password}!`)).body.success).toBe(true);
    expect((await logIn(club().guest(newAddress()), email, `${password}!`)).body.success).toBe(true);
  });

  test('get no more tries with the cookie of a device than that device has', async () => {
    const { guest: home, email } = await createMember(club(), newEmail(), newAddress());
    await home.call('logout');
    const cookie = home.cookies.get('sid') ?? '';
    const guess = (index: number) => {
      const copy = club().guest(newAddress());
      copy.cookies.set('sid', cookie);
      return logIn(copy, email, `guess ${index}`);
    };
    const [[mostKnown]] = limitTable['wrong-login-known'].device;
    for (const { status } of await times(mostKnown, guess)) expect(status).toBe(200);
    expectTooOften(await guess(99), 900);
    // The cookie is good for this e-mail only.
    const { email: other } = await createMember(club(), newEmail(), newAddress());
    await times(mostWrong, (index) => logIn(club().guest(newAddress()), other, `guess ${index}`));
    const copy = club().guest(newAddress());
    copy.cookies.set('sid', cookie);
    expectTooOften(await logIn(copy, other), 900);
  });
});

test('one address has codes sent to few strangers an hour', async () => {
  const address = newAddress();
  const answers = await times(mostCodesAnHour + 3, async () => {
    const guest = club().guest(address);
    const email = newEmail();
    await name(guest, email);
    return guest.call('sendActivationCode', { body: { email, locale: 'en', purpose: 'registration' } });
  });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostCodesAnHour);
  for (const answer of answers.slice(mostCodesAnHour)) expectTooOften(answer, hour);
});

test('calls without a cookie leave the rows of their first one, and refused ones change nothing', async () => {
  const address = newAddress();
  const rows = () =>
    (readTables(club().databasePath).limits ?? []).filter(({ key }) => /^email-exists/.test(String(key)));
  await name(club().guest(address));
  const before = rows().length;
  await times(19, () => name(club().guest(address)));
  expect(rows().length).toBe(before);
  const full = rows();
  for (const answer of await times(30, () => name(club().guest(address)))) expectTooOften(answer, 60);
  expect(rows()).toEqual(full);
});

test('calls that had no limit by address have one', async () => {
  const address = newAddress();
  const [email, newPassword] = [newEmail(), password];
  const calls = [
    () =>
      club()
        .guest(address)
        .call('requestPasswordReset', { body: { email, locale: 'en' } }),
    () =>
      club()
        .guest(address)
        .call('resetPassword', { body: { email, locale: 'en', newPassword, secretKey: 'x'.repeat(43) } }),
    () =>
      club()
        .guest(address)
        .call('updateContact', { path: { contact: email }, body: person }),
  ];
  for (const call of calls) {
    const answers = await Promise.all(Array.from({ length: 65 }, call));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  }
});
