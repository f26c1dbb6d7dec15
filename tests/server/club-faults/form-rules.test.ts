import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDateFromEpoch, birthDateToEpoch } from '../../../generated/forms/birth-date.ts';
import { readCode } from '../../../generated/forms/code.ts';
import { readEmailStep } from '../../../generated/forms/email-step.ts';
import { readLogin } from '../../../generated/forms/login.ts';
import { readNewPassword } from '../../../generated/forms/new-password.ts';
import { readRegistration } from '../../../generated/forms/registration.ts';
import { readResetEmail } from '../../../generated/forms/reset-email.ts';
import { contextAt, examples, forms, validators } from '../../generator/forms/form-examples.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { withClubSite } from '../club-api/club-site.ts';
import { createMember, newEmail } from '../club-api/registration-steps.ts';
import { arbitraryText } from './arbitrary-calls.ts';

const readers: Readonly<Record<string, (values: unknown) => object>> = {
  code: readCode,
  'email-step': readEmailStep,
  login: readLogin,
  'new-password': readNewPassword,
  registration: readRegistration,
  'reset-email': readResetEmail,
};
const context = contextAt(new Date().toISOString());

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
  const club = withClubSite({ RATE_LIMITS: 'off' });
  const isSent = (most: number) => (text: string) => text.length <= most && text.isWellFormed();
  /** The dialog sends what its rules see. */
  const emails = valuesOf('email_address')
    .map((email) => readEmailStep({ email_address: email }).email_address)
    .filter(isSent(254));
  const runs = { numRuns: runsOf(150) };

  test('as an e-mail address', async () => {
    const guest = club().guest();
    await fc.assert(
      fc.asyncProperty(emails, async (email) => {
        const { body } = await guest.call('emailExists', { body: { email, locale: 'en' } });
        expect(body.code).toBe(errorOf('email-step', 'email_address', email));
      }),
      runs,
    );
  });

  test('as an e-mail address that a code is sent to', async () => {
    const guest = club().guest();
    const isAccepted = (email: string) =>
      errorOf('email-step', 'email_address', email) === undefined &&
      errorOf('registration', 'email_address', email) === undefined &&
      // The forms do not know what may stand in an international domain.
      domainToASCII(email.split('@')[1] ?? '') !== '';
    await fc.assert(
      fc.asyncProperty(emails.filter(isAccepted), async (email) => {
        await guest.call('emailExists', { body: { email, locale: 'en' } });
        const order = { email, locale: 'en', purpose: 'registration' };
        const { body } = await guest.call('sendActivationCode', { body: order });
        expect(body).toEqual({ success: true });
      }),
      runs,
    );
  });

  test('as a code, though only one is right', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await fc.assert(
      fc.asyncProperty(valuesOf('code').filter(isSent(64)), async (code) => {
        const claim = { email, code, purpose: 'registration', locale: 'en' };
        const { body } = await guest.call('verifyCode', { body: claim });
        expect(body.code).toBe(errorOf('code', 'code', code) ?? 'InvalidCode');
      }),
      runs,
    );
  });

  test('as a password, which is looked at before the key', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await fc.assert(
      fc.asyncProperty(valuesOf('password').filter(isSent(200)), async (newPassword) => {
        const reset = { email, newPassword, secretKey: 'none', locale: 'en' };
        const { body } = await guest.call('resetPassword', { body: reset });
        const error = errorOf('new-password', 'password', newPassword, { email_address: email });
        expect(body.code).toBe(error ?? 'ErrorResettingPassword');
      }),
      runs,
    );
  });

  test.each([
    ['firstname', 'first_name'],
    ['lastname', 'last_name'],
    ['phone', 'phone_number'],
    ['titula_kontakta', 'title'],
  ])('as %s of a contact', async (property, field) => {
    const { guest, email } = await createMember(club());
    await fc.assert(
      fc.asyncProperty(valuesOf(field).filter(isSent(200)), async (value) => {
        const sent = { path: { contact: email }, body: [{ property, value }] };
        const { body } = await guest.call('updateContact', sent);
        const code = errorOf('registration', field, value);
        expect(body).toEqual(code === undefined ? { success: true } : { success: false, code });
      }),
      runs,
    );
  });

  test('as a date of birth, in milliseconds', async () => {
    const { guest, email } = await createMember(club());
    const days = fc.date({ min: new Date('1890-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const written = days.map((day) => day.toISOString().slice(0, 10).split('-').reverse().join('/'));
    const midnights = fc.oneof(written, valuesOf('date_of_birth')).map((text) => birthDateToEpoch(text));
    const near = fc.tuple(midnights, fc.constantFrom(0, 0, 0, 1, -1, 3_600_000));
    const times = near.map(([time = 0, off]) => String(time + off));
    await fc.assert(
      fc.asyncProperty(fc.oneof(times, arbitraryText.filter(isSent(200))), async (value) => {
        const day = /^-?\d{1,14}$/.test(value) ? birthDateFromEpoch(Number(value)) : undefined;
        const sent = { path: { contact: email }, body: [{ property: 'birth_date', value }] };
        const { body } = await guest.call('updateContact', sent);
        const code = errorOf('registration', 'date_of_birth', day ?? (value === '' ? '' : 'no day'));
        expect(body).toEqual(code === undefined ? { success: true } : { success: false, code });
      }),
      runs,
    );
  });
});
