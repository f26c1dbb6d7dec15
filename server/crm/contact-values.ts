import { emailKeyOf, isEmailKey, longestEmail } from '../core/email-address.ts';
import {
  type ContactProperties,
  type ContactProperty,
  CrmRefused,
  contactProperties,
  controlOf,
} from '../core/ports/crm.ts';

const epochPattern = /^-?\d{1,14}$/;

/**
 * Validates the properties to set; '' clears one.
 * @throws {CrmRefused} for an unknown property or an invalid value
 */
export function requireProperties(properties: ContactProperties): [ContactProperty, string][] {
  return Object.entries(properties).flatMap(([name, value]): [ContactProperty, string][] => {
    const property = contactProperties.find((known) => known === name);
    if (property === undefined) throw new CrmRefused('The club may not set one of the properties.');
    if (value === undefined) return [];
    return [[property, controlOf(property) === 'date' ? requireDate(name, value) : requireText(name, value)]];
  });
}

/**
 * Validates a date: midnight Europe/Paris in milliseconds since 1970, or '' for none.
 * @throws {CrmRefused} if it is not a whole number of milliseconds in a year with four digits
 */
export function requireDate(name: string, value: string): string {
  const isTime = epochPattern.test(value) && Math.abs(Number(value)) < 8e13;
  if (value !== '' && !(isTime && Number(value) > Date.UTC(1000, 0, 1))) {
    throw new CrmRefused(`The field ${name} is not a time in milliseconds since 1970.`);
  }
  return value;
}

/** Maximum length of a text property in HubSpot, in UTF-16 units. */
const longestText = 65_536;

/**
 * Requires a text that the CRM can store unchanged. Input is never truncated or repaired.
 * @param name of the field, for the message
 * @throws {CrmRefused} if the value is not a string, too long, or contains a lone surrogate or NUL
 */
export function requireText(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new CrmRefused(`The field ${name} is not a string.`);
  if (value.length > longestText) {
    throw new CrmRefused(
      `The field ${name} has ${value.length} characters; the CRM stores at most ${longestText}.`,
    );
  }
  if (!value.isWellFormed() || value.includes('\0')) {
    throw new CrmRefused(`The field ${name} contains a character that the CRM cannot store.`);
  }
  return value;
}

/**
 * The normalized e-mail for the CRM, so that different forms of an address are one contact.
 * @throws {CrmRefused} if the e-mail is invalid
 */
export function requireEmail(email: string): string {
  const key = emailKeyOf(requireText('email', email));
  if (!isEmailKey(key)) {
    throw new CrmRefused(`The field email is not an address of at most ${longestEmail} characters.`);
  }
  return key;
}

/** Whether this may be the id of a contact; ids are digits. */
export function isContactId(vid: string): boolean {
  return /^\d{1,20}$/.test(vid);
}
