import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { findPage } from '../../../generated/routes/index.ts';
import { password } from '../club-api/person.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
let guest: Visitor;
let email: string;
let recordId: string;
beforeEach(async () => {
  club = await openClub();
  ({ guest, email, recordId } = await club.createMember());
});

const other = 'novo more sunca';
const change = (present: string, newPassword: string) =>
  guest.try('changePassword', { password: present, newPassword, locale: 'de' });

describe('a new password by the present one', () => {
  test('is set, ends the other sessions, and is reported by mail', async () => {
    const [elsewhere, copy] = [club.guest(), guest.copy()];
    await elsewhere.logIn(email);
    expect(await change(password, other)).toBe('done');
    // A copy of the cookie from before is of no use.
    for (const old of [elsewhere, copy]) expect(await old.isSignedIn()).toBe(false);
    expect(await guest.isSignedIn()).toBe(true);
    expect(await club.opening(email, password, other)).toEqual([other]);
    expect(await club.takeQueued()).toMatchObject([
      { kind: 'notice', payload: { to: email, kind: 'passwordChanged', locale: 'de' } },
    ]);
  });

  test.each([
    [password, 'sunce', 'PasswordLength'],
    [password, '      ', 'EmptyOrSpaces'],
    [password, 'x'.repeat(51), 'CharacterLengthNotValid'],
    ['of somebody else', other, 'LoginUnsuccessful'],
  ])('by %j to %j is refused: %s', async (present, newPassword, code) => {
    await club.expectUnchanged(async () => expect(await change(present, newPassword)).toBe(code));
    expect(await guest.isSignedIn()).toBe(true);
  });

  test('ends what others have proven of the e-mail before', async () => {
    const [proven, asked] = [club.guest(), club.guest()];
    const key = await club.getKey(proven, email);
    const { code } = await club.askForCode(asked, email, 'reset');
    await change(password, other);
    expect(await proven.setPassword(email, key, 'not the owner')).toBe('ErrorResettingPassword');
    expect(await proven.askForKey(email)).toBe('ErrorResettingPassword');
    expect(await asked.enter(email, code, 'reset')).toBe('InvalidCode');
    expect(await club.opening(email, 'not the owner', other)).toEqual([other]);
  });
});

test('an account lists the requests of its e-mail, newest first, by what they are about', async () => {
  const request = {
    form: 'stay',
    emailKey: email,
    email,
    locale: 'de',
    answers: {},
    removeAt: Number.MAX_SAFE_INTEGER,
    proofHash: null,
    proofExpiresAt: null,
    provenAt: null,
  };
  const [older, newer] = ['K7QM-4TXW', 'N9R6-C39G'];
  for (const [at, reference, about] of [
    [1, older, 'hotel-soline-brela'],
    [2, newer, null],
  ] as const) {
    const added = { ...request, id: randomUUID(), reference, requestKey: reference, about, createdAt: at };
    await club.club.store.enquiries.add(added);
  }
  expect((await guest.ask('findAccount')).requests).toEqual([
    { reference: newer, title: findPage('stay-enquiry', 'de')?.title, createdAt: 2 },
    { reference: older, title: findPage('hotel-soline-brela', 'de')?.title, createdAt: 1 },
  ]);
});

describe('an account', () => {
  const remove = (browser = guest) => browser.try('removeAccount', {});

  test('is deleted with a code that has no link, with all that is kept; the e-mail can join again', async () => {
    const { code, token } = await club.askForCode(guest, email, 'removal');
    expect(token).toBe('');
    await guest.enter(email, code, 'removal');
    expect(await guest.askForKey(email)).toBe('ErrorResettingPassword');
    expect(await remove()).toBe('done');
    expect(guest.cookies.has('user')).toBe(false);
    expect([await guest.isSignedIn(), await club.opening(email, password)]).toEqual([false, []]);
    const notices = (await club.takeQueued()).filter(({ kind }) => kind === 'notice');
    expect(notices).toMatchObject([{ payload: { to: email, kind: 'accountRemoved' } }]);
    await club.register(club.guest(), email);
    expect(await club.opening(email, password)).toEqual([password]);
  });

  test('stays without its code, after one for something else, and after one of another browser', async () => {
    const [resetting, phone] = [club.guest(), club.guest()];
    for (const browser of [resetting, phone]) await browser.logIn(email);
    const { code } = await club.askForCode(resetting, email, 'reset');
    expect(await resetting.enter(email, code, 'removal')).toBe('InvalidCode');
    expect(await resetting.enter(email, code, 'reset')).toBe('done');
    await club.prove(phone, email, 'removal');
    club.time.now += minute;
    await club.askForCode(guest, email, 'removal');
    await club.expectUnchanged(async () => {
      for (const browser of [guest, resetting]) expect(await remove(browser)).toBe('NotVerified');
    });
    expect(await remove(phone)).toBe('done');
  });

  test('has a code for its removal sent to nobody who is not logged in to it', async () => {
    const { guest: member } = await club.createMember();
    for (const stranger of [club.guest(), member]) {
      await stranger.nameEmail(email);
      expect(await stranger.sendCode(email, 'removal')).toBe('NotMember');
    }
  });
});

describe('the sessions of a member', () => {
  /** Two further browsers of the member. */
  async function logInElsewhere() {
    const others = [club.guest(), club.guest()] as const;
    for (const browser of others) {
      club.time.now += minute;
      await browser.logIn(email);
    }
    return others;
  }
  const list = async (browser = guest) => (await browser.ask('findAccount')).sessions;

  test('are listed, newest first, and end one by one, by names that open nothing', async () => {
    const [first, newest] = await logInElsewhere();
    const sessions = await list();
    expect(sessions.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([false, false, true]);
    const [{ id }] = sessions;
    const thief = club.guest();
    thief.cookies.set('sid', id);
    expect(await thief.isSignedIn()).toBe(false);
    expect(await guest.ask('endSession', { id })).toEqual({ success: true });
    expect(await newest.isSignedIn()).toBe(false);
    for (const browser of [guest, first]) expect(await browser.isSignedIn()).toBe(true);
  });

  test('end all at once but this one, and no stranger’s', async () => {
    const others = await logInElsewhere();
    const { guest: bystander } = await club.createMember();
    const [{ id }] = await list(bystander);
    await club.expectUnchanged(async () =>
      expect(await guest.ask('endSession', { id })).toEqual({ success: true }),
    );
    await guest.ask('endOtherSessions', {});
    for (const browser of others) expect(await browser.isSignedIn()).toBe(false);
    for (const browser of [guest, bystander]) expect(await browser.isSignedIn()).toBe(true);
  });
});

describe('a member', () => {
  test('gets the data that are kept, without codes and passwords, and nothing of another member', async () => {
    const { email: stranger } = await club.createMember();
    const { code } = await club.askForCode(club.guest(), email, 'reset');
    const data = await guest.ask('exportMemberData');
    expect(data).toMatchObject({ email, member: { email }, contacts: [{ firstname: 'Ana' }] });
    expect(data.sessions).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${code}|argon2|magic=|${stranger}`));
  });

  test('gets a promo value that changes with time; a guest gets none', async () => {
    const promos: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      club.time.now += 1000;
      await guest.ask('setPromoCookie');
      promos.push(guest.cookies.get('promo') ?? '');
    }
    for (const promo of promos) expect(promo).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/);
    // A signature that left the time out would be good for any time.
    expect(new Set(promos.map((promo) => promo.split('.').at(-1))).size).toBe(2);
    const stranger = club.guest();
    expect(await stranger.ask('setPromoCookie')).toEqual({ success: false });
    expect(stranger.cookies.has('promo')).toBe(false);
  });

  test('confirms the own record id, and nobody else confirms anything', async () => {
    const claim = { email, attributeName: 'record_id', attributeValue: recordId, password: '', locale: 'en' };
    const { guest: attacker, email: own } = await club.createMember();
    const rows = [
      [guest, {}, 'done'],
      [guest, { attributeValue: '999999' }, 'ErrorMessage'],
      [guest, { attributeName: 'email' }, 'ErrorMessage'],
      [attacker, { email: own }, 'ErrorMessage'],
      [attacker, {}, 'NotMember'],
      [club.guest(), {}, 'NotMember'],
    ] as const;
    await club.expectUnchanged(async () => {
      for (const [who, changed, outcome] of rows)
        expect(await who.try('updateLoyaltyUser', { ...claim, ...changed })).toBe(outcome);
    });
  });

  test.each([
    ...['findAccount', 'findMember', 'endSession', 'endOtherSessions', 'changePassword', 'unlinkIdentities'],
    ...['exportMemberData', 'removeAccount', 'beginPasskey', 'addPasskey', 'removePasskey'],
  ] as const)('has to be logged in for %s', async (operation) => {
    const body = {
      id: 'x',
      password,
      newPassword: other,
      clientDataJSON: '',
      attestationObject: '',
      locale: 'en',
    };
    expect(await club.guest().try(operation, body)).toBe('NotMember');
  });
});
