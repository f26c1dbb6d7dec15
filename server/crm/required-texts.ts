import { emailKeyOf, isEmailKey, longestEmail } from '../rewards-club/email-key.ts';
import { CrmRefused } from '../rewards-club/ports/crm-refused.ts';

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
 * The normalized e-mail for the CRM, so that two spellings of an address are one contact.
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
