import { beforeEach, expect, test } from 'vitest';
import { site } from '../../../generated/site.ts';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, cheapHasher, openClub } from './club-under-test.ts';

let club: ClubUnderTest;
beforeEach(async () => {
  club = await openClub();
});

const another = 'novo more sunca';
type Choose = (newPassword: string) => Promise<string>;

/** The three ways to choose a password, each with its e-mail and the password until then. */
const ways: Readonly<Record<string, () => Promise<{ readonly email: string; readonly choose: Choose }>>> = {
  registration: async () => {
    const [guest, email] = [club.guest(), newEmail()];
    const recordId = await club.completeContact(guest, email);
    return {
      email,
      choose: async (chosen) => await guest.openAccount({ email, recordId, password: chosen }),
    };
  },
  reset: async () => {
    const { email } = await club.createMember();
    const guest = club.guest();
    const key = await club.getKey(guest, email);
    return { email, choose: async (chosen) => await guest.setPassword(email, key, chosen) };
  },
  change: async () => {
    const { guest, email } = await club.createMember();
    return {
      email,
      choose: async (newPassword) =>
        await guest.try('changePassword', { password, newPassword, locale: 'en' }),
    };
  },
};

test.each(Object.entries(ways))(
  'a %s takes no password that is easy to guess, and then another',
  async (_way, begin) => {
    const { email, choose } = await begin();
    const [name = ''] = email.split('@');
    await club.expectUnchanged(async () => {
      for (const easy of [
        ...['123456', 'Password', 'ＤＲＡＧＯＮＢＡＬＬ', ' qwerty123\t', 'Ana2026!'],
        ...[email, email.toUpperCase(), name, site.name, site.name.replaceAll(' ', '-').toLowerCase()],
      ])
        expect(await choose(easy), easy).toBe('InvalidPassword');
      expect(await choose('short')).toBe('PasswordLength');
    });
    expect(await choose(another)).toBe('done');
    expect(await club.opening(email, another, '123456')).toEqual([another]);
  },
);

test('another spelling of the address is the same guest’s', async () => {
  const [guest, email] = [club.guest(), newEmail()];
  const recordId = await club.completeContact(guest, email);
  const asked = { email: email.toUpperCase(), recordId, password: 'ana1980' };
  expect(await guest.openAccount(asked)).toBe('InvalidPassword');
});

test('a member whose password has been easy to guess all along logs in, and may choose a better one', async () => {
  for (const old of ['123456', 'ana2026', site.name]) {
    const { email } = await club.createMember();
    const { id } = await club.findMember(email);
    const hash = await cheapHasher.hash(old, { address: '', emailKey: email });
    await club.club.store.members.setPassword(id, hash);
    const guest = club.guest();
    expect(await guest.logIn(email, old)).toBe('done');
    const body = { password: old, newPassword: another, locale: 'en' };
    expect(await guest.try('changePassword', body)).toBe('done');
    expect(await guest.isSignedIn()).toBe(true);
  }
});
