import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { birthDateFromEpoch } from '../../generated/forms/birth-date.ts';
import { isEasyPassword } from '../../generated/forms/common-passwords.ts';
import { validateEmailStep } from '../../generated/forms/email-step.ts';
import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import { trimText } from '../../generated/forms/filters.ts';
import { validateNewPassword } from '../../generated/forms/new-password.ts';
import {
  type RegistrationField,
  readRegistration,
  validateRegistration,
} from '../../generated/forms/registration.ts';
import { validateResetEmail } from '../../generated/forms/reset-email.ts';
import { isTopLevelDomain } from '../../generated/forms/top-level-domains.ts';
import {
  type ContactProperties,
  type ContactProperty,
  contactProperties,
  controlOf,
  fieldOfProperty,
} from '../core/ports/crm.ts';
import type { Purpose } from '../core/ports/member-stores.ts';

const epochPattern = /^-?\d{1,14}$/;
const isPhoneNumber = (number: string) => isValidPhoneNumber(number);

/** The error key if the first step rejects the e-mail. */
export function checkFirstEmail(email: string): ErrorKey | undefined {
  if (isPadded(email)) return 'InvalidEmail';
  return validateEmailStep({ email_address: email }, { isTopLevelDomain }).email_address;
}

/** The error key if the form for this purpose rejects the e-mail. */
export function checkEmailFor(purpose: Purpose, email: string, now: number): ErrorKey | undefined {
  if (isPadded(email)) return 'InvalidEmail';
  const values = { email_address: email };
  if (purpose !== 'registration') return validateResetEmail(values).email_address;
  return validateRegistration(values, { now, isPhoneNumber, isEasyPassword }).email_address;
}

/**
 * The error key if a new password breaks a rule. A log-in does not check these rules, so that older passwords remain
 * valid.
 * @param email of the guest, which the password may not repeat
 */
export function checkPassword(password: string, email: string): ErrorKey | undefined {
  return validateNewPassword({ email_address: email, password }, { isEasyPassword }).password;
}

/**
 * Validates contact properties by the rules of the registration form.
 * @param given dates are midnight Europe/Paris in milliseconds since 1970, boxes true or false
 * @param now milliseconds since 1970
 * @returns the normalized values, or the error key of the first invalid one
 */
export function readContactValues(
  given: ContactProperties,
  now: number,
): { readonly values: ContactProperties } | { readonly problem: ErrorKey } {
  const properties = contactProperties.filter((property) => given[property] !== undefined);
  const fields: Partial<Record<RegistrationField, string | boolean>> = {};
  for (const property of properties)
    fields[fieldOfProperty[property]] = toFieldValue(property, given[property] ?? '');
  const errors = validateRegistration(fields, { now, isPhoneNumber, isEasyPassword });
  const broken = properties.find((property) => errors[fieldOfProperty[property]] !== undefined);
  const problem = broken && errors[fieldOfProperty[broken]];
  if (problem !== undefined) return { problem };

  const read = readRegistration(fields);
  const values = properties.map((property) => {
    const control = controlOf(property);
    const value = control === 'date' ? given[property] : String(read[fieldOfProperty[property]]);
    return [property, control === 'phone' ? toE164(String(value)) : value];
  });
  return { values: Object.fromEntries(values) };
}

/** Whether an e-mail has surrounding white space. The dialog trims values, so such a request was written by hand. */
function isPadded(email: string): boolean {
  return email !== trimText(email);
}

function toFieldValue(property: ContactProperty, value: string): string | boolean {
  const control = controlOf(property);
  if (control === 'checkbox') return value === 'true';
  if (control !== 'date' || !epochPattern.test(value)) return value;
  // A time other than midnight in Paris is left unchanged and fails the validation of dates.
  return birthDateFromEpoch(Number(value)) ?? value;
}

function toE164(number: string): string {
  return parsePhoneNumberFromString(number)?.number ?? number;
}
