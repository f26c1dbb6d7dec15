import { expect, test } from 'vitest';
import type { Schemas } from '../../../generated/api/operations.ts';
import { unlinkIdentities } from '../../../server/rewards-club/account/unlink-identities.ts';
import type { GuestSession } from '../../../server/rewards-club/guest-session.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { addPasskey, beginPasskey } from '../../../server/rewards-club/passkeys/add-passkey.ts';
import {
  beginPasskeyLogIn,
  logInWithPasskey,
} from '../../../server/rewards-club/passkeys/log-in-with-passkey.ts';
import { removePasskey } from '../../../server/rewards-club/passkeys/remove-passkey.ts';
import { signInWithIdentity } from '../../../server/rewards-club/sign-in-with-identity.ts';
import { Authenticator } from '../club-api/authenticator.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { email, password, registerGuest } from './journeys.ts';

const minute = 60_000;

async function open() {
  const under = await openClub();
  await registerGuest(under, under.visit());
  const session = under.visit();
  await loginLoyaltyUser(under.club, session, { email, password });
  return { ...under, session, phone: new Authenticator(under.club.siteUrl) };
}

async function begin(
  { club }: ClubUnderTest,
  session: GuestSession,
): Promise<Schemas['PasskeyCreationOptions']> {
  const begun = await beginPasskey(club, session);
  if (!begun.success) throw new Error('It is too late.');
  return begun.options;
}

test('a passkey is added within 15 minutes of the log-in, so that an open session is not enough', async () => {
  const under = await open();
  const { club, time, session, phone } = under;
  time.now += 14 * minute;
  const options = await begin(under, session);
  time.now += 2 * minute;
  expect(await addPasskey(club, session, phone.create(options))).toEqual({ success: false });
  expect(await beginPasskey(club, session)).toEqual({ success: false });
  await loginLoyaltyUser(club, session, { email, password });
  expect(await addPasskey(club, session, phone.create(await begin(under, session)))).toEqual({
    success: true,
  });
});

test('ways into the account are removed within 15 minutes of the log-in, and the member is notified', async () => {
  const under = await open();
  const { club, time, session, phone } = under;
  await addPasskey(club, session, phone.create(await begin(under, session)));
  const { id: memberId = '', emailKey } = session.member ?? {};
  const [passkey] = await club.store.passkeys.listOfMember(memberId);
  const id = passkey?.id ?? '';
  await club.store.members.addIdentity(memberId, 'https://accounts.google.com', '1', time.now);
  time.now += 16 * minute;
  expect(await removePasskey(club, session, { id })).toEqual({ success: false });
  expect(await unlinkIdentities(club, session, { locale: 'en' })).toEqual({ success: false });
  await loginLoyaltyUser(club, session, { email, password });
  expect(await removePasskey(club, session, { id: 'somebody else’s' })).toBe(false);
  expect(await removePasskey(club, session, { id })).toBe(true);
  expect(await unlinkIdentities(club, session, { locale: 'en' })).toEqual({ success: true });
  expect(await club.store.passkeys.listOfMember(memberId)).toEqual([]);
  expect(await under.takeQueued()).toMatchObject([
    { kind: 'notice', payload: { emailKey, kind: 'passkeyAdded' } },
    { kind: 'notice', payload: { emailKey, kind: 'passkeyRemoved', locale: 'en' } },
    { kind: 'notice', payload: { emailKey, kind: 'accountUnlinked' } },
  ]);
});

test('a challenge for a passkey is good for five minutes', async () => {
  const under = await open();
  const { club, time, session, phone } = under;
  const options = await begin(under, session);
  time.now += 5 * minute;
  expect(await addPasskey(club, session, phone.create(options))).toEqual({ success: false });
});

test('a challenge for a log-in is good for an hour', async () => {
  const under = await open();
  const { club, time, session, phone } = under;
  await addPasskey(club, session, phone.create(await begin(under, session)));
  const guest = under.visit();
  const [early, late] = [beginPasskeyLogIn(club, guest), beginPasskeyLogIn(club, guest)];
  time.now += 59 * minute;
  expect(await logInWithPasskey(club, guest, phone.sign(early))).toMatchObject({ success: true, email });
  time.now += minute;
  expect(await logInWithPasskey(club, guest, phone.sign(late))).toEqual({ success: false });
});

test('wrong passwords do not close this way', async () => {
  const under = await open();
  const { club, session, phone } = under;
  await addPasskey(club, session, phone.create(await begin(under, session)));
  const stranger = under.visit();
  await Promise.allSettled(
    Array.from({ length: 12 }, () => loginLoyaltyUser(club, stranger, { email, password: 'not this one' })),
  );
  await expect(loginLoyaltyUser(club, stranger, { email, password })).rejects.toMatchObject({
    code: 'TooManyRequests',
  });
  const answer = await logInWithPasskey(club, stranger, phone.sign(beginPasskeyLogIn(club, stranger)));
  expect(answer).toMatchObject({ success: true });
});

test('an address has thirty tries a minute', async () => {
  const under = await open();
  const visit = under.visit();
  const body = { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' };
  for (let tries = 0; tries < 30; tries += 1) await logInWithPasskey(under.club, visit, body);
  await expect(logInWithPasskey(under.club, visit, body)).rejects.toMatchObject({ code: 'TooManyRequests' });
});

test('an e-mail that was never verified loses its passkeys to the owner whom Google proves', async () => {
  const under = await open();
  const { club, session, phone } = under;
  await addPasskey(club, session, phone.create(await begin(under, session)));
  const member = await club.store.members.findByEmail(session.member?.emailKey ?? '');
  if (member === undefined) throw new Error('There is no member.');
  await club.store.members.remove(member.id);
  await club.store.members.add({ ...member, emailVerifiedAt: null });
  await loginLoyaltyUser(club, session, { email, password });
  const other = new Authenticator(club.siteUrl);
  await addPasskey(club, session, other.create(await begin(under, session)));
  await signInWithIdentity(
    club,
    under.visit(),
    { issuer: 'https://accounts.google.com', subject: '1', email, isAuthoritative: true },
    'en',
  );
  expect(await club.store.passkeys.listOfMember(member.id)).toEqual([]);
});
