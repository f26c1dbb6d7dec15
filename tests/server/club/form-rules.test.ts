import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDateToEpoch } from '../../../generated/forms/birth-date.ts';
import { readCode } from '../../../generated/forms/code.ts';
import { readEmailStep } from '../../../generated/forms/email-step.ts';
import { readLogin } from '../../../generated/forms/login.ts';
import { readNewPassword } from '../../../generated/forms/new-password.ts';
import { readRegistration, registrationSent } from '../../../generated/forms/registration.ts';
import { readResetEmail } from '../../../generated/forms/reset-email.ts';
import { contextAt, examples, forms, validators } from '../../generator/forms/form-examples.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { arbitraryText } from '../club-faults/notorious-texts.ts';
import { openClub } from './club-under-test.ts';
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
        const broken = Object.keys(validate(given, context));
        expect(Object.keys(validate(kept, context))).toEqual(expect.arrayContaining(broken));
        // A value of another type, such as a number, is read as none, which may be another error, or the first.
        const typeOf = (values: object) => fields.map((name) => typeof Reflect.get(values, name)).join();
        const whole = { ...kept, ...Object(given) };
        if (typeOf(whole) === typeOf(kept)) expect(validate(kept, context)).toEqual(validate(whole, context));
      }),
      { numRuns: runsOf(1000) },
    );
  });
});

const memberEmail = 'member@example.com';
type Send = (guest: Visitor, value: string, values: Readonly<Record<string, unknown>>) => Promise<string>;

/** How the dialog sends a field of a form. */
const sendings: Readonly<Record<string, Send>> = {
  'email-step.email_address': (guest, value) =>
    guest.nameEmail(readEmailStep({ email_address: value }).email_address),
  'code.code': (guest, value) => guest.enter('ana@example.com', value),
  'new-password.password': (guest, value, { email_address: email = 'ana@example.com' }) =>
    guest.setPassword(String(email), 'none', value),
  ...Object.fromEntries(
    Object.entries(registrationSent.updateContact).map(([field, property]): [string, Send] => [
      `registration.${field}`,
      (guest, value) => guest.updateContact(memberEmail, [{ property, value }]),
    ]),
  ),
};
/** Outcomes of a value without an error, in a browser that has no code, key or account of this e-mail. */
const accepted = ['done', 'refused', 'InvalidCode', 'ErrorResettingPassword'];

const sent = examples.flatMap((example) => {
  const send = sendings[`${example.form}.${example.field}`];
  const typed = example.values[example.field];
  if (send === undefined || typeof typed !== 'string') return [];
  const value = example.field === 'date_of_birth' ? birthDateToEpoch(typed) : typed;
  return value === undefined ? [] : [{ ...example, send, value: String(value) }];
});

describe('the server accepts what the form accepts', () => {
  test.each(sent)('in $form, $field: $shown', async ({ send, value, values, now, error }) => {
    const club = await openClub();
    club.time.now = Date.parse(now);
    const { guest } = await club.createMember(memberEmail);
    const outcome = await send(guest, value, values);
    if (error === undefined) expect(accepted).toContain(outcome);
    else expect(outcome).toBe(error);
  });
});
