import { expect, test } from 'vitest';
import { readStoredData } from '../../../server/club/guest-data.ts';
import { password } from '../club-api/person.ts';
import { Died, dieAfter } from '../conformance/store/dying-store.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

const email = 'ana@example.com';
const other = 'novo more sunca';
const page = { locale: 'en', pageUri: 'https://www.example.com/en/', pageName: 'Home' };

type Step = (guest: Visitor) => Promise<string>;

/** The steps of a guest, each a minute after the one before it, so that their rows have an order. */
const steps: Readonly<Record<string, (club: ClubUnderTest, guest: Visitor) => Promise<Step>>> = {
  'the contact': async (club, guest) => {
    await club.prove(guest, email);
    return (browser) => browser.updateContact(email);
  },
  'the account': async (club, guest) => {
    const recordId = await club.completeContact(guest, email);
    return (browser) => browser.openAccount({ email, recordId });
  },
  'the form of the registration': async (club, guest) => {
    await club.register(guest, email);
    return (browser) => browser.try('submitRegistration', page);
  },
  'a new password by the present one': async (club, guest) => {
    await club.register(guest, email);
    await guest.logIn(email);
    return (browser) => browser.try('changePassword', { password, newPassword: other, locale: 'en' });
  },
  'a reset': async (club, guest) => {
    await club.register(club.guest(), email);
    club.time.now += minute;
    const key = await club.getKey(guest, email);
    return (browser) => browser.setPassword(email, key, other);
  },
  'the removal of the account': async (club, guest) => {
    await club.register(guest, email);
    await guest.logIn(email);
    club.time.now += minute;
    await club.prove(guest, email, 'removal');
    return (browser) => browser.try('removeAccount', {});
  },
};

/** All that is kept of the guest, without what is drawn, and the passwords that open the account; the contact is the CRM’s. */
async function look({ club: { store, passwords } }: ClubUnderTest) {
  const { contact, ...kept } = await store.transaction((within) => readStoredData(within, email));
  const asker = { address: '192.0.2.1', emailKey: email };
  const hash = kept.member?.passwordHash ?? null;
  const open = await Promise.all([password, other].map((text) => passwords.verify(text, hash, asker)));
  const text = JSON.stringify({ ...kept, sessions: kept.sessions.length });
  const row = JSON.parse(text.replace(/[\w$+=,/-]{20,}|(?<=")\d+(?=")/g, '…'));
  return { own: { ...row, open }, contact: contact?.properties };
}

/** Takes a step in a process that dies after a number of calls of the store; then again, in one that lives. */
async function takeTwice(name: string, most: number) {
  const club = await openClub();
  const guest = club.guest();
  const step = await steps[name]?.(club, guest);
  if (step === undefined) throw new Error(`There is no step “${name}”.`);
  const { store, count } = dieAfter(most, club.club.store);
  const first = await step(guest.at({ ...club.club, store })).catch((thrown: unknown) => {
    if (!(thrown instanceof Died)) throw thrown;
    return 'died';
  });
  const calls = count();
  const then = await look(club);
  if (first !== 'done') await step(guest);
  return { calls, first, then, last: await look(club) };
}

test.each(Object.keys(steps))(
  'where the process dies in %s, it is done whole or not at all, and done once it is repeated',
  async (name) => {
    const whole = await takeTwice(name, Number.POSITIVE_INFINITY);
    const { then: nothing } = await takeTwice(name, 0);
    expect(whole.first).toBe('done');
    expect(whole.calls).toBeGreaterThan(1);
    for (let most = 1; most < whole.calls; most += 1) {
      const { first, then, last } = await takeTwice(name, most);
      expect(first, `after ${most} calls`).toBe('died');
      expect([nothing.own, whole.then.own], `after ${most} calls`).toContainEqual(then.own);
      expect(last, `after ${most} calls`).toEqual(whole.last);
    }
  },
);
