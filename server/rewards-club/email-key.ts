import { domainToASCII } from 'node:url';

/**
 * The normalized form of an e-mail address that identifies an account: case, Unicode composition and the spelling of
 * an international domain make no difference. Accepts any text; the key is always valid in the database, and the key
 * of an invalid address matches no account.
 */
export function emailKeyOf(email: string): string {
  // Databases reject NUL and lone surrogates. U+FFFD occurs in no address.
  const kept = email.trim().toWellFormed().replaceAll('\0', '\ufffd');
  const folded = kept.normalize('NFKC').toLowerCase().normalize('NFC');
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  // Fast path: nearly all domains are plain ASCII.
  if (/^[a-z\d.-]+$/.test(domain) && !domain.includes('xn--')) return folded;
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
