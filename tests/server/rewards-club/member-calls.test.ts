import { beforeEach, describe, expect, test } from 'vitest';
import { findContact } from '../../../server/rewards-club/find-contact.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { createPromo } from '../../../server/rewards-club/promo.ts';
import { submitRegistration } from '../../../server/rewards-club/submit-registration.ts';
import { updateLoyaltyUser } from '../../../server/rewards-club/update-loyalty-user.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { email, password, registerGuest } from './journeys.ts';

let under: ClubUnderTest;
beforeEach(async () => {
  under = await openClub();
});

async function logInMember() {
  await registerGuest(under, under.visit());
  const visit = under.visit();
  await loginLoyaltyUser(under.club, visit, { email, password });
  return visit;
}

describe('a member', () => {
  test('may read the own contact and nobody else’s', async () => {
    const visit = await logInMember();
    expect(await findContact(under.club, visit, email)).toEqual({ vid: visit.member?.recordId });
    await expect(findContact(under.club, visit, 'somebody@example.com')).rejects.toMatchObject({
      code: 'NotPinned',
    });
    await expect(findContact(under.club, under.visit(), email)).rejects.toMatchObject({ code: 'NotPinned' });
  });

  test('gets a promo value that changes with time; a guest gets none', async () => {
    const visit = await logInMember();
    const first = createPromo(under.club, visit);
    under.time.now += 1000;
    expect(first).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/);
    const second = createPromo(under.club, visit);
    expect(second).not.toBe(first);
    // A signature that left the time out would be good for any time.
    const signatureOf = (promo = '') => promo.split('.').at(-1);
    expect(signatureOf(second)).not.toBe(signatureOf(first));
    expect(createPromo(under.club, under.visit())).toBeUndefined();
  });

  test.each([
    { what: 'the own record id', change: {}, success: true },
    { what: 'another record id', change: { attributeValue: '999999' }, success: false },
    { what: 'another attribute', change: { attributeName: 'email' }, success: false },
  ])('confirms $what: $success', async ({ change, success }) => {
    const visit = await logInMember();
    const claim = {
      email,
      attributeName: 'record_id',
      attributeValue: visit.member?.recordId ?? '',
      ...change,
    };
    expect(updateLoyaltyUser(visit, claim)).toMatchObject({ success });
  });

  test('has at most twenty sessions: the oldest ends when another begins', async () => {
    await registerGuest(under, under.visit());
    const visits = Array.from({ length: 22 }, () => under.visit());
    for (const visit of visits) {
      under.time.now += 1000;
      await loginLoyaltyUser(under.club, visit, { email, password });
    }
    const memberId = visits[0]?.member?.id ?? '';
    const open = await under.club.store.sessions.listOfMember(memberId);
    expect(open.map(({ hash }) => hash)).toEqual(visits.slice(2).map(({ sessionHash }) => sessionHash));
  });

  test('cannot be spoken for by a guest, nor by another member', async () => {
    const claim = { email, attributeName: 'record_id', attributeValue: '1' };
    expect(() => updateLoyaltyUser(under.visit(), claim)).toThrow('NotMember');
    const visit = await logInMember();
    expect(() => updateLoyaltyUser(visit, { ...claim, email: 'somebody@example.com' })).toThrow('NotMember');
  });

  test('without a contact gets one after the log-in', async () => {
    const { store, passwords } = under.club;
    const member = {
      id: 'without-contact',
      email,
      emailKey: email.toLowerCase(),
      passwordHash: await passwords.hash(password, { address: '192.0.2.1', emailKey: email }),
      recordId: null,
      emailVerifiedAt: under.time.now,
      termsAcceptedAt: under.time.now,
      locale: 'hr',
      createdAt: under.time.now,
    };
    await store.members.add(member);
    await loginLoyaltyUser(under.club, under.visit(), { email, password });
    expect(await under.takeQueued()).toEqual([
      { kind: 'record-id', payload: { emailKey: email.toLowerCase(), email, memberId: member.id } },
    ]);
  });

  test('is forgotten by the session that logs out', async () => {
    const visit = await logInMember();
    const { sessionHash } = visit;
    await visit.signOut();
    expect(visit.member).toBeUndefined();
    expect(await under.club.store.sessions.find(sessionHash, under.time.now)).toBeUndefined();
  });
});

describe('the registration form', () => {
  const page = { locale: 'en' as const, pageUri: 'https://www.example.com/en/', pageName: 'Home' };

  test('is queued once, with what the server has, by the session that registered', async () => {
    const visit = under.visit();
    await registerGuest(under, visit);
    for (let go = 0; go < 2; go += 1) {
      expect(await submitRegistration(under.club, visit, page)).toEqual({ success: true });
    }
    expect(await under.takeQueued()).toMatchObject([
      { kind: 'registration-form', payload: { form: { firstname: 'Ana', locale: 'en', marketing: false } } },
    ]);
    await expect(submitRegistration(under.club, under.visit(), page)).rejects.toMatchObject({
      code: 'NotVerified',
    });
  });
});
