import { domainToASCII } from 'node:url';
import { trimText } from '../../generated/forms/filters.ts';

/** Maximum length of an address: a path has 256 characters with its brackets (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;
const emailPattern = /^[^\s\p{Cc}]+@[^\s\p{Cc}@]+$/u;

/**
 * Unifies the width and composition of letters, which would name another mailbox to some mail systems, and removes white
 * space around them. Keeps the case.
 */
export function composeEmail(email: string): string {
  return trimText(email.normalize('NFKC'));
}

/** Whether a key can belong to an e-mail address. */
export function isEmailKey(key: string): boolean {
  return key.length <= longestEmail && emailPattern.test(key);
}

/**
 * The normalized form of an e-mail address that identifies an account: case, Unicode composition and the spelling of
 * an international domain make no difference. Accepts any text; the key is always valid in the database, and the key
 * of an invalid address matches no account.
 */
export function emailKeyOf(email: string): string {
  // Databases reject NUL and lone surrogates. U+FFFD occurs in no address.
  const kept = email.toWellFormed().replaceAll('\0', '\ufffd');
  const folded = composeEmail(kept).toLowerCase().normalize('NFC');
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  // Fast path: nearly all domains are plain ASCII.
  if (/^[a-z\d.-]+$/.test(domain) && !domain.includes('xn--')) return folded;
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
