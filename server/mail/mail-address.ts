import { domainToASCII } from 'node:url';
import { MailRefused } from '../rewards-club/ports/mail-refused.ts';

/** Whom a mail is from. */
export interface Sender {
  /** Shown in place of the address; may be empty. */
  readonly name: string;
  readonly address: string;
}

// Characters that could end an address, begin another one or end the header; quoted local parts are not among real addresses.
const unsafe = /[\s\p{C}"(),:;<>@[\\\]]/u;

/**
 * Checks the one address that a mail goes to.
 * @throws {MailRefused} it is no address, or more than one
 */
export function checkRecipient(address: string): string {
  if (!isAddress(address)) throw new MailRefused('The recipient is no e-mail address.');
  return address;
}

/**
 * Reads a sender: `club@example.com` or `Name <club@example.com>`.
 * @param name what an address without a name is shown as
 * @throws {TypeError} it is neither
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
