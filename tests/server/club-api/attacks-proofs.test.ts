import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { enter, expectNothingProven, invalidCode, rightCode } from './code-steps.ts';
import { askForCode, createMember, newEmail, password } from './registration-steps.ts';
import { askForKey, expectPassword, getKey, proveForReset, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const newPassword = 'more i sunce';

describe('after a reset', () => {
  test('no other proof of the e-mail is good for anything', async () => {
    const { email } = await createMember(club());
    const verified = club().guest();
    await proveForReset(club(), verified, email);
    const withKey = club().guest();
    const theirKey = await getKey(club(), withKey, email);
    const withCode = club().guest();
    const { code } = await askForCode(club(), withCode, email, 'reset');
    const withLink = club().guest();
    const { token } = await askForCode(club(), withLink, email, 'reset');

    const owner = club().guest();
    const key = await getKey(club(), owner, email);
    expect((await setPassword(owner, email, key, newPassword)).body.success).toBe(true);

    expect((await askForKey(verified, email)).body.success).toBe(false);
    expect((await setPassword(withKey, email, theirKey, 'the attacker’s')).body.success).toBe(false);
    expect((await enter(withCode, email, code, 'reset')).text).toBe(invalidCode);
    expect((await withLink.call('verifyLink', { body: { token } })).body.success).toBe(false);
    await expectPassword(club(), email, newPassword, 'the attacker’s', password);
  });
});

describe('a session that was planted or copied', () => {
  test('is of no use once its owner has entered the code', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    const copy = club().guestWith(Object.fromEntries(guest.cookies));
    expect((await enter(guest, email, code)).text).toBe(rightCode);
    expect(guest.cookies.get('sid')).not.toBe(copy.cookies.get('sid'));
    await expectNothingProven(copy, email);
  });

  test('is of no use once its owner has opened the link', async () => {
    const { email } = await createMember(club());
    const guest = club().guest();
    const { token } = await askForCode(club(), guest, email, 'reset');
    const copy = club().guestWith(Object.fromEntries(guest.cookies));
    expect((await guest.call('verifyLink', { body: { token } })).body.success).toBe(true);
    expect((await askForKey(copy, email)).body.success).toBe(false);
    expect((await askForKey(guest, email)).body.success).toBe(true);
  });

  test('keeps nothing of another e-mail that its owner was at in another tab', async () => {
    const [guest, one, other] = [club().guest(), newEmail(), newEmail()];
    const { code: codeOfOther } = await askForCode(club(), guest, other);
    const { code } = await askForCode(club(), guest, one);
    const copy = club().guestWith(Object.fromEntries(guest.cookies));
    await enter(guest, one, code);
    expect((await enter(copy, other, codeOfOther)).text).toBe(invalidCode);
    expect((await enter(guest, other, codeOfOther)).text).toBe(rightCode);
  });
});
