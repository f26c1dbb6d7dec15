import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { createMember, logIn } from './registration-steps.ts';
import { isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A member on a computer and on two other browsers. */
async function createThree() {
  const { guest, email } = await createMember(club());
  const others = [club().guest(), club().guest()] as const;
  for (const other of others) await logIn(other, email);
  return { guest, email, others };
}

describe('where a member is logged in', () => {
  test('is told with browser and system, newest first, and which it is that asks', async () => {
    const { guest, email } = await createMember(club());
    const phone = club().guest();
    const body = { email, password: 'sunce i more', locale: 'en' };
    await phone.call('loginLoyaltyUser', { body, headers: { 'user-agent': firefox } });
    const { sessions } = (await guest.call('findAccount')).body;
    expect(sessions.map((session: { device: string; isCurrent: boolean }) => session)).toMatchObject([
      { device: 'Firefox, Windows', isCurrent: false },
      { isCurrent: true },
    ]);
    expect(sessions[0].createdAt).toBeGreaterThanOrEqual(sessions[1].createdAt);
  });

  test.each(['', '<script>alert(1)</script>', 'x'.repeat(5000), '\u00ff()()((((;;;;'])(
    'a browser that calls itself %j breaks nothing',
    async (agent) => {
      const { guest, email } = await createMember(club());
      const body = { email, password: 'sunce i more', locale: 'en' };
      const answer = await guest.call('loginLoyaltyUser', { body, headers: { 'user-agent': agent } });
      expect(answer.body.success).toBe(true);
      expect((await guest.call('findAccount')).body.sessions[0].device).toBe('');
    },
  );

  test('one session is ended by its name, and no other', async () => {
    const { guest, others } = await createThree();
    const { sessions } = (await guest.call('findAccount')).body;
    const [newest] = sessions;
    expect((await guest.call('endSession', { body: { id: newest.id } })).body).toEqual({ success: true });
    expect(await isSignedIn(others[1])).toBe(false);
    for (const browser of [guest, others[0]]) expect(await isSignedIn(browser)).toBe(true);
  });

  test('all others are ended at once', async () => {
    const { guest, others } = await createThree();
    const { guest: bystander } = await createMember(club());
    await guest.call('endOtherSessions', { body: {} });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    for (const browser of [guest, bystander]) expect(await isSignedIn(browser)).toBe(true);
  });

  test('a stranger’s session is not ended, whose name somebody knows', async () => {
    const { guest } = await createMember(club());
    const { guest: victim } = await createMember(club());
    const [{ id }] = (await victim.call('findAccount')).body.sessions;
    await club().expectUnchanged(async () => {
      expect((await guest.call('endSession', { body: { id } })).body).toEqual({ success: true });
    });
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('the name of a session opens nothing', async () => {
    const { guest } = await createMember(club());
    const [{ id }] = (await guest.call('findAccount')).body.sessions;
    expect(await isSignedIn(club().guestWith({ sid: id }))).toBe(false);
  });
});

test.each([
  ['findAccount', undefined],
  ['endSession', { id: 'x' }],
  ['endOtherSessions', {}],
  ['changePassword', { password: 'sunce i more', newPassword: 'novo more sunca', locale: 'en' }],
  ['unlinkIdentities', { locale: 'en' }],
  ['exportMemberData', undefined],
  ['removeAccount', {}],
] as const)('%s is refused without a log-in', async (operation, body) => {
  await createMember(club());
  await club().expectUnchanged(async () => {
    const answer = await club().guest().call(operation, { body });
    expect([answer.status, answer.body.code]).toEqual([403, 'NotMember']);
  });
});
