import { beforeEach, describe, expect, test } from 'vitest';
import { CrmUnavailable } from '../../../server/core/ports/crm.ts';
import { newEmail, person } from '../club-api/person.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
let victim: { readonly guest: Visitor; readonly email: string; readonly recordId: string };
beforeEach(async () => {
  club = await openClub();
  victim = await club.createMember();
});

const one = (value: string, property = 'firstname') => [{ property, value }];

describe('the contact of somebody else', () => {
  test('is neither found nor created by who has not named the e-mail', async () => {
    const [stranger, { guest: member }] = [club.guest(), await club.createMember()];
    await stranger.nameEmail(newEmail());
    await club.expectUnchanged(async () => {
      for (const guest of [stranger, club.guest(), member])
        for (const email of [victim.email, newEmail(), victim.recordId, 'create', '%', '*'])
          for (const operation of ['findContact', 'createContact'] as const)
            expect(await guest.try(operation, undefined, { email })).toBe('NotPinned');
    });
  });

  test('tells its id and nothing more, to who has named the e-mail and to its member', async () => {
    const guest = club.guest();
    await guest.nameEmail(victim.email);
    await club.expectUnchanged(async () => {
      for (const who of [guest, victim.guest])
        for (const operation of ['findContact', 'createContact'] as const) {
          const answer = await who.ask(operation, undefined, { email: victim.email });
          expect(answer).toEqual({ vid: victim.recordId });
        }
    });
  });

  test('is changed by nobody: not by a guest, not by a member, not with another e-mail proven', async () => {
    const [named, asked, proven] = [club.guest(), club.guest(), club.guest()];
    const { guest: member } = await club.createMember();
    await named.nameEmail(victim.email);
    await club.askForCode(asked, victim.email, 'reset');
    await club.completeContact(proven, newEmail());
    const { email, recordId } = victim;
    const targets = [recordId, email, email.toUpperCase(), ` ${email}`, `0${recordId}`, `${recordId},`, '*'];
    await club.expectUnchanged(async () => {
      for (const guest of [club.guest(), named, asked, proven, member])
        for (const target of targets)
          for (const properties of [person, one('Eva')])
            expect(await guest.updateContact(target, properties)).toBe('NotVerified');
    });
    expect(await victim.guest.updateContact(recordId, one('+385 98 765 4321', 'phone'))).toBe('done');
  });
});

describe('the own contact', () => {
  const hour = 60 * 60_000;
  const birthDate = 346_633_200_000;
  const born = (time: number | string) => one(String(time), 'birth_date');
  const [first] = person;
  const child = { property: 'birth_date', value: '1577833200000' };

  test.each<[string, readonly object[], string]>([
    ['a property twice', [first, first], 'BadRequest'],
    ['a property twice with two values', [first, ...one('Eva')], 'BadRequest'],
    ['none', [], 'BadRequest'],
    ['a name without a letter', one('<>"&%'), 'RequiredFirstName'],
    ['a name of spaces', one('   '), 'EmptyOrSpaces'],
    ['a title that is none', one('Emperor', 'titula_kontakta'), 'RequiredTitle'],
    ['a national phone', one('0912345678', 'phone'), 'invalidPhone'],
    ['a date as text', born('1980-12-26'), 'InvalidDate'],
    ['midnight UTC', born(birthDate + hour), 'InvalidDate'],
    ['a millisecond after midnight', born(birthDate + 1), 'InvalidDate'],
    ['a date with an exponent', born('3.466332e11'), 'InvalidDate'],
    ['a date with a plus', born(`+${birthDate}`), 'InvalidDate'],
    ['a date beyond all calendars', born('99999999999999'), 'InvalidDate'],
    ['one good and one bad', [first, child], 'InvalidAge'],
  ])('does not take %s', async (_what, properties, code) => {
    await club.expectUnchanged(async () =>
      expect(await victim.guest.updateContact(victim.recordId, properties)).toBe(code),
    );
  });

  test('is that of a guest who is eighteen today', async () => {
    const birthday = (day: number) => born(Date.UTC(2008, 5, day) - 2 * hour);
    expect(await victim.guest.updateContact(victim.email, birthday(2))).toBe('InvalidAge');
    expect(await victim.guest.updateContact(victim.email, birthday(1))).toBe('done');
  });

  test('takes nothing incomplete while somebody joins, so that nobody joins with half a contact', async () => {
    const [guest, email] = [club.guest(), newEmail()];
    const { code } = await club.askForCode(guest, email);
    await guest.enter(email, code);
    const most = person.filter(({ property }) => property !== 'birth_date');
    await club.expectUnchanged(async () => {
      expect(await guest.updateContact(email, most)).toBe('BadRequest');
      expect(await guest.updateContact(email, [...most, child])).toBe('InvalidAge');
    });
    const { vid: recordId } = await guest.ask('createContact', undefined, { email });
    expect(await guest.openAccount({ email, recordId })).toBe('ErrorWithRegistering');
  });

  test('has letters and spaces for names', async () => {
    const names = [
      ...one('<b>Ana</b>\r\nBcc: evil@example.com\0'),
      ...one('=HYPERLINK("https://evil.example")\u202e', 'lastname'),
    ];
    expect(await victim.guest.updateContact(victim.recordId, names)).toBe('done');
    const contact = await victim.guest.ask('findMember');
    for (const name of [contact.firstname, contact.lastname]) expect(name).toMatch(/^[A-Za-z ]+$/);
  });

  test('keeps the last change, also where those before it wait for the CRM', async () => {
    const { guest, email } = victim;
    const updateContact = () => Promise.reject(new CrmUnavailable());
    const away = guest.at({ ...club.club, crm: { ...club.club.crm, updateContact } });
    const changes = [one('+385981111111', 'phone'), one('Horvat', 'lastname'), one('+385982222222', 'phone')];
    for (const change of changes) expect(await away.updateContact(email, change)).toBe('done');
    expect(await guest.updateContact(email, one('+385983333333', 'phone'))).toBe('done');
    const rows = await club.club.store.outbox.listByEmail(email);
    const waiting = rows.map(({ payload }) => Object(payload).properties);
    expect(waiting).toEqual([{ phone: '+385983333333', lastname: 'Horvat' }]);
  });
});
