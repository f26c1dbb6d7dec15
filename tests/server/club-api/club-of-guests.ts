import type { Browser, Purpose } from './browser.ts';
import { newEmail } from './person.ts';

/** The parts of a mail that prove an e-mail. */
export interface CodeMail {
  readonly to: string;
  readonly code?: string;
  readonly link?: string;
}

/** A club with its guests and the mails that they get: what takes several steps. */
export abstract class ClubOfGuests<G extends Browser = Browser> {
  /** A browser that has never been here. */
  abstract guest(address?: string): G;
  /** The newest mail to an e-mail with a code. A notice that was queued before may come after it. */
  abstract codeMailTo(email: string): Promise<CodeMail | undefined>;

  /** Names an e-mail and has a code sent. */
  async askForCode(guest: Browser, email: string, purpose: Purpose = 'registration') {
    await guest.nameEmail(email);
    const outcome = await guest.sendCode(email, purpose);
    if (outcome !== 'done') throw new Error(`no code was sent: ${outcome}`);
    const { code = '', link = 'http://x/' } = (await this.codeMailTo(email)) ?? {};
    return { code, token: new URL(link).searchParams.get('magic') ?? '' };
  }

  /** Has a code sent and gives it back. */
  async prove(guest: Browser, email: string, purpose: Purpose = 'registration'): Promise<void> {
    const { code } = await this.askForCode(guest, email, purpose);
    const outcome = await guest.enter(email, code, purpose);
    if (outcome !== 'done') throw new Error(`the code is not good: ${outcome}`);
  }

  /** From the e-mail to the proven e-mail with its complete contact. @returns the contact's id */
  async completeContact(guest: Browser, email: string): Promise<string> {
    await this.prove(guest, email);
    const { vid } = await guest.ask('createContact', undefined, { email });
    await guest.updateContact(vid);
    return vid;
  }

  /** The whole registration. @returns the contact's id */
  async register(guest: Browser, email: string): Promise<string> {
    const recordId = await this.completeContact(guest, email);
    await guest.openAccount({ email, recordId });
    return recordId;
  }

  /** A guest who has registered and logged in. */
  async createMember(email = newEmail(), address?: string) {
    const guest = this.guest(address);
    const recordId = await this.register(guest, email);
    await guest.logIn(email);
    return { guest, email, recordId };
  }

  /** From the e-mail to the key with which its password can be set. */
  async getKey(guest: Browser, email: string): Promise<string> {
    await this.prove(guest, email, 'reset');
    return (await guest.ask('requestPasswordReset', { email, locale: 'en' })).secret_key;
  }

  /** Which of some passwords open an account, for browsers that have never been here. */
  async opening(email: string, ...passwords: readonly string[]): Promise<readonly string[]> {
    const open: string[] = [];
    for (const secret of passwords)
      if ((await this.guest().logIn(email, secret)) === 'done') open.push(secret);
    return open;
  }
}
