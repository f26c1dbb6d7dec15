import { domainToASCII } from 'node:url';
import { trimText } from '../../generated/forms/filters.ts';
import { MailRefused } from './ports/mail.ts';

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
 * The normalized form of an e-mail address that identifies an account: it ignores case, Unicode composition and the
 * encoding of an international domain. Accepts any text; the key is always valid in the database, and the key of an
 * invalid address matches no account.
 */
export function emailKeyOf(email: string): string {
  // Databases reject NUL and lone surrogates. U+FFFD occurs in no address.
  const cleaned = email.toWellFormed().replaceAll('\0', '\ufffd');
  const folded = composeEmail(cleaned).toLowerCase().normalize('NFC');
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  // Fast path: nearly all domains are plain ASCII.
  if (/^[a-z\d.-]+$/.test(domain) && !domain.includes('xn--')) return folded;
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** The sender of a mail. */
export interface Sender {
  /** Shown in place of the address; may be empty. */
  readonly name: string;
  readonly address: string;
}

// Characters that could end an address, begin another one or end the header; quoted local parts do not occur in
// practice.
const unsafe = /[\s\p{C}"(),:;<>@[\\\]]/u;

/**
 * Checks the one address that a mail goes to.
 * @throws {MailRefused} if the text is not exactly one address
 */
export function checkRecipient(address: string): string {
  if (!isAddress(address)) throw new MailRefused('The recipient is no e-mail address.');
  return address;
}

/**
 * Reads a sender: `club@example.com` or `Name <club@example.com>`.
 * @param name the display name of an address without one
 * @throws {TypeError} if the text is neither
 */
export function parseSender(text: string, name: string): Sender {
  const [, shown, inBrackets] = /^\s*(.*?)\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = inBrackets ?? text.trim();
  const unquoted = shown?.replace(/^"(.*)"$/, '$1') ?? '';
  if (!isAddress(address) || /["<>\p{Cc}]/u.test(unquoted)) {
    throw new TypeError('The sender of mails is neither an address nor “Name <address>”.');
  }
  return { name: unquoted || name, address };
}

/** The part of an address behind the @, as it stands in headers. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

/** Whether a text is one e-mail address, without a name. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const isShort = Buffer.byteLength(local) <= 64 && text.length <= 254;
  return at > 0 && isShort && !unsafe.test(local) && !unsafe.test(domain) && domainToASCII(domain) !== '';
}
