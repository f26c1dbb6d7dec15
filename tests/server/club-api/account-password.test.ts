import { describe, expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { withClubSite } from './club-site.ts';
import { enter } from './code-steps.ts';
import { askForCode, createMember, logIn, password } from './registration-steps.ts';
import { askForKey, expectPassword, getKey, isSignedIn, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const limited = withClubSite();
const another = 'novo more sunca';

describe('a new password by the present one', () => {
  test('is set, ends the other sessions, and is told by mail', async () => {
    const { guest, email } = await createMember(club());
    const other = club().guest();
    await logIn(other, email);
    const before = guest.cookies.get('sid') ?? '';
    const body = { password, newPassword: another, locale: 'de' };
    expect((await guest.call('changePassword', { body })).body).toEqual({ success: true });
    expect(await isSignedIn(guest)).toBe(true);
    // A copy of the cookie from before is of no use.
    for (const old of [other, club().guestWith({ sid: before })]) expect(await isSignedIn(old)).toBe(false);
    await expectPassword(club(), email, another, password);
    await club().records();
    expect((await club().mailsTo(email))[0]?.subject).toBe(messages.de.mail.passwordChangedSubject);
  });

  test.each([
    ['sunce', 'PasswordLength'],
    ['      ', 'EmptyOrSpaces'],
    ['x'.repeat(51), 'CharacterLengthNotValid'],
  ])('that breaks a rule (%j) changes nothing', async (newPassword, code) => {
    const { guest } = await createMember(club());
    await club().expectUnchanged(async () => {
      const answer = await guest.call('changePassword', { body: { password, newPassword, locale: 'en' } });
      expect(answer.body).toEqual({ success: false, code });
    });
  });

  test('a wrong present one changes nothing', async () => {
    const { guest } = await createMember(club());
    await club().expectUnchanged(async () => {
      const body = { password: another, newPassword: another, locale: 'en' };
      const answer = await guest.call('changePassword', { body });
      expect(answer.body).toEqual({ success: false, code: 'LoginUnsuccessful' });
    });
    expect(await isSignedIn(guest)).toBe(true);
  });

  test('ends what others have proven of the e-mail before', async () => {
    const { guest, email } = await createMember(club());
    const [proven, asked] = [club().guest(), club().guest()];
    const key = await getKey(club(), proven, email);
    const { code } = await askForCode(club(), asked, email, 'reset');
    await guest.call('changePassword', { body: { password, newPassword: another, locale: 'en' } });
    expect((await setPassword(proven, email, key, 'not the owner')).body.success).toBe(false);
    expect((await askForKey(proven, email)).body.success).toBe(false);
    expect((await enter(asked, email, code, 'reset')).body.success).toBe(false);
    await expectPassword(club(), email, another);
  });

  test('cannot be guessed in an open session for longer than at the log-in', async () => {
    const { guest, email } = await createMember(limited());
    const guess = () =>
      guest.call('changePassword', { body: { password: 'a guess', newPassword: another, locale: 'en' } });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await logIn(guest, email)).status).toBe(429);
  });
});
