import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { birthDateFromEpoch } from '../../generated/forms/birth-date.ts';
import { validateEmailStep } from '../../generated/forms/email-step.ts';
import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import { validateNewPassword } from '../../generated/forms/new-password.ts';
import {
  type RegistrationField,
  readRegistration,
  validateRegistration,
} from '../../generated/forms/registration.ts';
import { validateResetEmail } from '../../generated/forms/reset-email.ts';
import { isTopLevelDomain } from '../../generated/forms/top-level-domains.ts';
import { type ContactProperties, type ContactProperty, contactProperties } from './ports/crm.ts';
import type { Purpose } from './ports/flow-store.ts';

/** The registration field behind each contact property. */
const fieldOfProperty = {
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone_number',
  titula_kontakta: 'title',
  birth_date: 'date_of_birth',
} as const satisfies Record<ContactProperty, RegistrationField>;

const epochPattern = /^-?\d{1,14}$/;
const isPhoneNumber = (number: string) => isValidPhoneNumber(number);

/** The error key if the first step rejects the e-mail. */
export function checkFirstEmail(email: string): ErrorKey | undefined {
  return validateEmailStep({ email_address: email }, { isTopLevelDomain }).email_address;
}

/** The error key if the form for this purpose rejects the e-mail. */
export function checkEmailFor(purpose: Purpose, email: string, now: number): ErrorKey | undefined {
  const values = { email_address: email };
  if (purpose === 'reset') return validateResetEmail(values).email_address;
  return validateRegistration(values, { now, isPhoneNumber }).email_address;
}

/** The error key if the password breaks a rule. */
export function checkPassword(password: string): ErrorKey | undefined {
  return validateNewPassword({ password, confirm_password: password }).password;
}

/**
 * Validates contact properties by the rules of the registration form.
 * @param given `birth_date` is midnight Europe/Paris in milliseconds since 1970
 * @param now milliseconds since 1970
 * @returns the normalized values, or the error key of the first invalid one
 */
export function readContactValues(
  given: ContactProperties,
  now: number,
): { readonly values: ContactProperties } | { readonly problem: ErrorKey } {
  const { birth_date = '' } = given;
  const date_of_birth = epochPattern.test(birth_date) ? birthDateFromEpoch(Number(birth_date)) : undefined;
  const fields: Partial<Record<RegistrationField, string>> = {};
  for (const property of propertiesOf(given)) fields[fieldOfProperty[property]] = given[property] ?? '';
  // Any time but midnight in Paris stays as it is and fails validation as a date.
  if (date_of_birth !== undefined) fields.date_of_birth = date_of_birth;
  const errors = validateRegistration(fields, { now, isPhoneNumber });
  const broken = propertiesOf(given).find((property) => errors[fieldOfProperty[property]] !== undefined);
  const problem = broken && errors[fieldOfProperty[broken]];
  if (problem !== undefined) return { problem };

  const read = readRegistration(fields);
  const values = propertiesOf(given).map((property) => {
    const value = property === 'birth_date' ? birth_date : read[fieldOfProperty[property]];
    return [property, property === 'phone' ? toE164(String(value)) : value];
  });
  return { values: Object.fromEntries(values) };
}

function propertiesOf(values: ContactProperties): readonly ContactProperty[] {
  return contactProperties.filter((property) => values[property] !== undefined);
}

function toE164(number: string): string {
  return parsePhoneNumberFromString(number)?.number ?? number;
}
