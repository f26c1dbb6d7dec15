import { beforeAll, describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import type { Guest } from './guest.ts';
import { askForCode, createMember, newEmail, password, person } from './registration-steps.ts';
import { isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const hour = 60 * 60 * 1000;
const birthDate = 346_633_200_000;

let member: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  member = await createMember(club());
});

const one = (value: unknown, property: unknown = 'firstname') => [{ property, value }];

async function update(guest: Guest, contact: string, body: unknown) {
  const { body: answer } = await guest.call('updateContact', { path: { contact }, body });
  return answer.success ? 'done' : answer.code;
}

describe('the own contact does not take', () => {
  const [first, second, third, fourth, birth] = person;
  test.each<[string, unknown, string]>([
    ['an e-mail', one('eva@example.com', 'email'), 'BadRequest'],
    ['a property that is not the club’s', one('1', 'hs_object_id'), 'BadRequest'],
    ['a property in another spelling', one('Eva', 'FirstName'), 'BadRequest'],
    ['a property named as a prototype', one('Eva', '__proto__'), 'BadRequest'],
    ['an inherited property', one('Eva', 'constructor'), 'BadRequest'],
    ['a property twice', [first, first], 'BadRequest'],
    ['a property twice with two values', [first, { ...first, value: 'Eva' }], 'BadRequest'],
    ['six properties', [...person, first], 'BadRequest'],
    ['none', [], 'BadRequest'],
    ['an object of properties', { firstname: 'Eva' }, 'BadRequest'],
    ['HubSpot’s list of properties', { properties: [first] }, 'BadRequest'],
    ['a number', one(7), 'BadRequest'],
    ['a list', one(['Eva']), 'BadRequest'],
    ['null', one(null), 'BadRequest'],
    ['no value', [{ property: 'firstname' }], 'BadRequest'],
    ['something beside the value', [{ ...first, email: 'eva@example.com' }], 'BadRequest'],
    ['a number as birth date', one(birthDate, 'birth_date'), 'BadRequest'],
    ['a name without a letter', one('<>"&%'), 'RequiredFirstName'],
    ['a name of spaces', one('   '), 'EmptyOrSpaces'],
    ['an empty name', one(''), 'RequiredFirstName'],
    ['a long name', one('A'.repeat(51)), 'CharacterLengthNotValid'],
    ['a title that is none', one('Emperor', 'titula_kontakta'), 'RequiredTitle'],
    ['a phone that is none', one('+3851', 'phone'), 'invalidPhone'],
    ['a national phone', one('0912345678', 'phone'), 'invalidPhone'],
    ['a date as text', one('1980-12-26', 'birth_date'), 'InvalidDate'],
    ['midnight UTC', one(String(birthDate + hour), 'birth_date'), 'InvalidDate'],
    ['a millisecond after midnight', one(String(birthDate + 1), 'birth_date'), 'InvalidDate'],
    ['a date with an exponent', one('3.466332e11', 'birth_date'), 'InvalidDate'],
    ['a date with a plus', one(`+${birthDate}`, 'birth_date'), 'InvalidDate'],
    ['a date in seconds', one(String(birthDate / 1000), 'birth_date'), 'InvalidDate'],
    ['a date beyond all calendars', one('99999999999999', 'birth_date'), 'InvalidDate'],
    ['a child', one('1577833200000', 'birth_date'), 'InvalidAge'],
    ['one good and one bad', [second, { ...birth, value: '1577833200000' }], 'InvalidAge'],
  ])('%s', async (_what, body, code) => {
    await club().expectUnchanged(async () => {
      expect(await update(member.guest, member.recordId, body)).toBe(code);
    });
  });

  test('seventeen years, but eighteen', async () => {
    const year = new Date().getUTCFullYear();
    const newYear = (age: number) => one(String(Date.UTC(year - age, 0, 1) - hour), 'birth_date');
    await club().expectUnchanged(async () => {
      expect(await update(member.guest, member.email, newYear(17))).toBe('InvalidAge');
    });
    expect(await update(member.guest, member.email, newYear(18))).toBe('done');
  });

  test('anything incomplete while somebody joins, so that nobody joins with half a contact', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    await guest.call('verifyCode', { body: { email, code, purpose: 'registration', locale: 'en' } });
    const young = { ...birth, value: '1577833200000' };
    await club().expectUnchanged(async () => {
      expect(await update(guest, email, [first, second, third, fourth])).toBe('BadRequest');
      expect(await update(guest, email, [first, second, third, fourth, young])).toBe('InvalidAge');
    });
    const { vid: recordId } = (await guest.call('createContact', { path: { email } })).body;
    const body = { email, password, recordId, locale: 'en' };
    expect((await guest.call('registerLoyaltyUser', { body })).body.success).toBe(false);
    expect(await isSignedIn(guest)).toBe(false);
  });
});
