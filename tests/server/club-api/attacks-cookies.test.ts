import { describe, expect, test } from 'vitest';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { createSessionToken, sealSession } from '../../../server/security/session-cookie.ts';
import { withClubSite } from './club-site.ts';
import { createMember, newEmail, person } from './registration-steps.ts';
import { isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const elsewhere = withClubSite({ RATE_LIMITS: 'off' });

describe('a cookie that was not given by this site', () => {
  test('user, promo and others make nobody a member', async () => {
    const { email, recordId, guest: member } = await createMember(club());
    const user = member.cookies.get('user') ?? '';
    const anonymous = club().guest();
    await anonymous.call('emailExists', { body: { email, locale: 'en' } });
    const sid = anonymous.cookies.get('sid') ?? '';
    await club().expectUnchanged(async () => {
      const forged = club().guestWith({ sid, user, promo: 'x.9999999999.y', email, recordId });
      expect(await isSignedIn(forged)).toBe(false);
      const update = await forged.call('updateContact', { path: { contact: recordId }, body: person });
      expect(update.body.code).toBe('NotVerified');
      const claim = {
        email,
        password: '',
        attributeName: 'record_id',
        attributeValue: recordId,
        locale: 'en',
      };
      expect((await forged.call('updateLoyaltyUser', { body: claim })).body.code).toBe('NotMember');
      await forged.call('refreshCookie');
      expect(forged.cookies.has('user')).toBe(false);
    });
  });

  test('what a forged user cookie says does not get into the true one', async () => {
    const { guest, email } = await createMember(club());
    const own = guest.cookies.get('user') ?? '';
    guest.cookies.set(
      'user',
      encodeURIComponent(JSON.stringify({ email: 'eva@example.com', isGoogle: true })),
    );
    await club().expectUnchanged(() => guest.call('refreshCookie'));
    expect(guest.cookies.get('user')).toBe(own);
    expect(JSON.parse(decodeURIComponent(own))).toMatchObject({ email, isGoogle: false });
  });

  test('a sid that is changed anywhere, cut, of another site or of a guessed secret', async () => {
    const { guest, recordId } = await createMember(club());
    const sid = guest.cookies.get('sid') ?? '';
    const bytes = Buffer.from(sid, 'base64url');
    const flipped = [0, 11, 12, 40, bytes.length - 17, bytes.length - 16, bytes.length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy.toString('base64url');
    });
    const { guest: foreign } = await createMember(elsewhere());
    const guessed = ['changeme'.repeat(4), 'a'.repeat(32), ''].map((secret) =>
      sealSession({ ...createSessionToken(), isMember: true }, deriveSecrets(secret), Date.now()),
    );
    const open = Buffer.from(JSON.stringify({ id: 'x', pins: [], isMember: true })).toString('base64url');
    const forged = [
      ...flipped,
      ...guessed,
      ...[
        '',
        'x',
        '%',
        '%00',
        '..',
        '__proto__',
        sid.slice(0, -1),
        sid.slice(0, 40),
        `${sid}AA`,
        sid + sid,
        open,
      ],
      ...[foreign.cookies.get('sid') ?? '', 'A'.repeat(200), bytes.toString('hex')],
    ];
    await club().expectUnchanged(async () => {
      for (const one of forged) {
        const thief = club().guestWith({ sid: one });
        expect(await isSignedIn(thief), one).toBe(false);
        const update = await thief.call('updateContact', { path: { contact: recordId }, body: person });
        expect(update.status).toBe(403);
      }
    });
    expect(await isSignedIn(guest)).toBe(true);
  });

  test('a pin of another session cannot be put together with one’s own', async () => {
    const [one, two, email] = [club().guest(), club().guest(), newEmail()];
    await one.call('emailExists', { body: { email, locale: 'en' } });
    await two.call('emailExists', { body: { email: newEmail(), locale: 'en' } });
    const [mine, theirs] = [two, one].map((guest) =>
      Buffer.from(guest.cookies.get('sid') ?? '', 'base64url'),
    );
    if (mine === undefined || theirs === undefined) throw new Error('no cookies');
    const middle = Math.floor(mine.length / 2);
    const spliced = Buffer.concat([mine.subarray(0, middle), theirs.subarray(middle)]);
    const answer = await club()
      .guestWith({ sid: spliced.toString('base64url') })
      .call('findContact', { path: { email } });
    expect(answer.body.code).toBe('NotPinned');
  });
});
