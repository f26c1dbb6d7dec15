import { emailKeyOf } from '../rewards-club/email-key.ts';
import {
  type ContactProperties,
  type ContactProperty,
  contactProperties,
} from '../rewards-club/ports/crm.ts';
import { CrmRefused } from '../rewards-club/ports/crm-refused.ts';

/** Characters (UTF-16) that a text property of HubSpot holds. */
const longestText = 65_536;
/** RFC 5321, 4.5.3.1.3: a path of 256 with its two brackets. */
const longestEmail = 254;
const emailPattern = /^[^\s\p{Cc}]+@[^\s\p{Cc}@]+$/u;
const epochPattern = /^-?\d{1,14}$/;

/**
 * A text that a CRM keeps as it is. Nothing is cut or mended: what a guest typed is kept whole, or refused.
 * @param name of the field, for the message
 * @throws {CrmRefused} when it is no text, too long, or holds a half character or NUL
 */
export function requireText(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new CrmRefused(`The field ${name} is no text.`);
  if (value.length > longestText) {
    throw new CrmRefused(
      `The field ${name} has ${value.length} characters; the CRM holds ${longestText} and nothing is cut off.`,
    );
  }
  if (!value.isWellFormed() || value.includes('\0')) {
    throw new CrmRefused(`The field ${name} holds a character that the CRM cannot keep.`);
  }
  return value;
}

/**
 * The one spelling by which the CRM knows a guest, so that two spellings of an address are not two contacts.
 * @throws {CrmRefused} when it can be no address
 */
export function requireEmail(email: string): string {
  const key = emailKeyOf(requireText('email', email));
  if (key.length > longestEmail || !emailPattern.test(key)) {
    throw new CrmRefused(`The field email is no address of at most ${longestEmail} characters.`);
  }
  return key;
}

/**
 * The properties that are to be set; '' clears one.
 * @throws {CrmRefused} for a property that is not the club's, or a value that cannot be kept
 */
export function requireProperties(properties: ContactProperties): [ContactProperty, string][] {
  return Object.entries(properties).flatMap(([name, value]): [ContactProperty, string][] => {
    const property = contactProperties.find((known) => known === name);
    if (property === undefined) throw new CrmRefused('A property is not among those that the club may set.');
    if (value === undefined) return [];
    return [[property, property === 'birth_date' ? requireBirthDate(value) : requireText(name, value)]];
  });
}

/**
 * A birth date as the club hands it on: milliseconds since 1970 of midnight Europe/Paris, or '' for none.
 * @throws {CrmRefused} when it is no whole number of milliseconds in a year with four digits
 */
export function requireBirthDate(value: string): string {
  const isTime = epochPattern.test(value) && Math.abs(Number(value)) < 8e13;
  if (value !== '' && !(isTime && Number(value) > Date.UTC(1000, 0, 1))) {
    throw new CrmRefused('The field birth_date is no time in milliseconds since 1970.');
  }
  return value;
}

/** Whether a CRM may have given this id to a contact; ids are digits. */
export function isContactId(vid: string): boolean {
  return /^\d{1,20}$/.test(vid);
}
