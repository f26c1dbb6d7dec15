import { domainToASCII } from 'node:url';

/**
 * The form of an e-mail address by which accounts are told apart: one account whatever the case or the
 * composition of the letters, also outside ASCII, and whichever spelling of an international domain.
 * Any text has a key that a database can keep; what is no address has the key of no account.
 */
export function emailKeyOf(email: string): string {
  // NUL and half characters, which no database keeps, become U+FFFD, which no address has.
  const kept = email.trim().toWellFormed().replaceAll('\0', '\ufffd');
  const folded = kept.normalize('NFKC').toLowerCase().normalize('NFC');
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  // Plain domains, which nearly all are, stay as they are.
  if (/^[a-z\d.-]+$/.test(domain) && !domain.includes('xn--')) return folded;
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
