import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { birthDateFromEpoch, birthDateToEpoch } from '../../../generated/forms/birth-date.ts';
import { readCode } from '../../../generated/forms/code.ts';
import { readEmailStep } from '../../../generated/forms/email-step.ts';
import { readLogin } from '../../../generated/forms/login.ts';
import { readNewPassword } from '../../../generated/forms/new-password.ts';
import { readRegistration } from '../../../generated/forms/registration.ts';
import { readResetEmail } from '../../../generated/forms/reset-email.ts';
import { contextAt, examples, forms, validators } from '../../generator/forms/form-examples.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { newEmail } from '../club-api/person.ts';
import { arbitraryText } from '../club-faults/arbitrary-calls.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

const readers: Readonly<Record<string, (values: unknown) => object>> = {
  code: readCode,
  'email-step': readEmailStep,
  login: readLogin,
  'new-password': readNewPassword,
  registration: readRegistration,
  'reset-email': readResetEmail,
};
const context = contextAt('2026-06-01T09:00:00Z');

/** The key of the error that a form gives for one field. */
const errorOf = (form: string, field: string, value: unknown, others = {}) =>
  validators[form]?.({ ...others, [field]: value }, context)[field];

/** Values of a field as the spec shows them, as they are and with a character changed, and any other text. */
function valuesOf(field: string): fc.Arbitrary<string> {
  const shown = examples.filter((example) => example.field === field).map(({ values }) => values[field]);
  const texts = fc.constantFrom(...new Set(shown.filter((value) => typeof value === 'string')));
  const spoilt = fc
    .tuple(texts, fc.nat(30), fc.string({ unit: 'binary', maxLength: 2 }), fc.nat(2))
    .map(([text, at, inserted, removed]) => text.slice(0, at) + inserted + text.slice(at + removed));
  return fc.oneof(texts, spoilt, arbitraryText);
}

describe.each([...forms.keys()])('the form %s', (form) => {
  const fields = Object.keys(forms.get(form)?.fields ?? {});
  const value = fc.oneof(...fields.map(valuesOf), fc.anything(), fc.boolean());
  const filled = fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] });

  test('what is read from anything is read again as it is, and has errors where it had them before', () => {
    const validate = validators[form] ?? (() => ({}));
    const read = readers[form] ?? (() => ({}));
    fc.assert(
      fc.property(fc.oneof(filled, fc.anything()), (given) => {
        const kept = read(given);
        expect(read(kept)).toEqual(kept);
        expect(Object.keys(validate(kept, context))).toEqual(Object.keys(validate(given, context)));
        // A value of another type, such as a number, is read as none, which may be another error.
        const typeOf = (values: object) => fields.map((name) => typeof Reflect.get(values, name)).join();
        const whole = { ...kept, ...Object(given) };
        if (typeOf(whole) === typeOf(kept)) expect(validate(kept, context)).toEqual(validate(whole, context));
      }),
      { numRuns: runsOf(1000) },
    );
  });
});

describe('the server accepts what the form accepts', () => {
  let club: ClubUnderTest;
  let member: { readonly guest: Visitor; readonly email: string };
  beforeAll(async () => {
    club = await openClub();
    const { guest, email } = await club.createMember();
    member = { guest: guest.at(withoutLimits()), email };
  });
  const withoutLimits = () => ({ ...club.club, limits: { ...club.club.limits, consume: async () => [] } });
  const newGuest = () => club.guest().at(withoutLimits());

  const email = newEmail();
  const isSent = (most: number) => (text: string) => text.length <= most && text.isWellFormed();
  /** The dialog sends what its rules see. */
  const emails = valuesOf('email_address')
    .map((text) => readEmailStep({ email_address: text }).email_address)
    .filter(isSent(254));
  const mailable = emails.filter(
    (text) =>
      errorOf('email-step', 'email_address', text) === undefined &&
      errorOf('registration', 'email_address', text) === undefined &&
      // The forms do not know what may stand in an international domain.
      domainToASCII(text.split('@')[1] ?? '') !== '',
  );
  const days = fc.date({ min: new Date('1890-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  const written = days.map((day) => day.toISOString().slice(0, 10).split('-').reverse().join('/'));
  const midnights = fc.oneof(written, valuesOf('date_of_birth')).map((text) => birthDateToEpoch(text));
  const near = fc.tuple(midnights, fc.constantFrom(0, 0, 0, 1, -1, 60 * minute));
  const times = near.map(([time = 0, off]) => String(time + off));

  /** The error of a date of birth, in milliseconds. */
  function errorOfTime(value: string) {
    const day = /^-?\d{1,14}$/.test(value) ? birthDateFromEpoch(Number(value)) : undefined;
    return errorOf('registration', 'date_of_birth', day ?? (value === '' ? '' : 'no day'));
  }

  const ofContact = (property: string, field: string) =>
    [
      property,
      valuesOf(field).filter(isSent(200)),
      (value: string) => member.guest.updateContact(member.email, [{ property, value }]),
      (value: string) => errorOf('registration', field, value) ?? 'done',
    ] as const;

  test.each<
    readonly [string, fc.Arbitrary<string>, (value: string) => Promise<string>, (value: string) => string]
  >([
    [
      'e-mail address',
      emails,
      (value) => newGuest().nameEmail(value),
      (value) => errorOf('email-step', 'email_address', value) ?? 'refused',
    ],
    [
      'e-mail address that a code is sent to',
      mailable,
      async (value) => {
        const guest = newGuest();
        await guest.nameEmail(value);
        return guest.sendCode(value);
      },
      () => 'done',
    ],
    [
      'code, though only one is right',
      valuesOf('code').filter(isSent(64)),
      (value) => newGuest().enter(email, value),
      (value) => errorOf('code', 'code', value) ?? 'InvalidCode',
    ],
    [
      'password, which is looked at before the key',
      valuesOf('password').filter(isSent(200)),
      (value) => newGuest().setPassword(email, 'none', value),
      (value) =>
        errorOf('new-password', 'password', value, { email_address: email }) ?? 'ErrorResettingPassword',
    ],
    ofContact('firstname', 'first_name'),
    ofContact('lastname', 'last_name'),
    ofContact('phone', 'phone_number'),
    ofContact('titula_kontakta', 'title'),
    [
      'birth_date',
      fc.oneof(times, arbitraryText.filter(isSent(200))),
      (value) => member.guest.updateContact(member.email, [{ property: 'birth_date', value }]),
      (value) => errorOfTime(value) ?? 'done',
    ],
  ])('as %s', async (_what, values, send, outcomeOf) => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        expect(await send(value)).toBe(outcomeOf(value));
      }),
      { numRuns: runsOf(150) },
    );
  });
});
