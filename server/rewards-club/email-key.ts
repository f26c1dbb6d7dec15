import { domainToASCII } from 'node:url';

/**
 * The form of an e-mail address by which accounts are told apart: one account whatever the case or the
 * composition of the letters, also outside ASCII, and whichever spelling of an international domain.
 */
export function emailKeyOf(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase().normalize('NFC');
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
