import type { OperationId } from '../../../generated/api/operations.ts';
import type { Sent } from '../club-api/guest.ts';
import { newEmail, password, person } from '../club-api/registration-steps.ts';
import type { WatchedClub } from './watched-club.ts';
import type { WatchedGuest } from './watched-guest.ts';

/** No answer, or 503: whether the call was carried out is not known. */
export class Interrupted extends Error {}

const locale = 'en';

/**
 * All calls of one person to the club, one after the other. It can be interrupted at any call and taken up again
 * with the same one, at another process with the same cookies. Keeps what it was told is done, and what may be.
 */
export class GuestLife {
  readonly email = newEmail();
  recordId: string | undefined;
  userId: string | undefined;
  /** Telephone numbers: the last that was acknowledged, and one that may have been taken. */
  phone: string | undefined;
  phoneTried: string | undefined;
  isHandedOver = false;
  password = password;
  passwordTried: string | undefined;
  resets = 0;
  #club: WatchedClub;
  #guest: WatchedGuest;
  /** The same person's other browser. */
  #phone: WatchedGuest;
  /** One number for every try: an interrupted try may have been carried out. */
  readonly #newPhone = `+38598${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  #step = 0;
  #isRepeated = false;

  constructor(club: WatchedClub) {
    this.#club = club;
    this.#guest = club.guest();
    this.#phone = club.guest();
  }

  /** Goes to another process. */
  move(club: WatchedClub): void {
    this.#club = club;
    this.#guest = club.welcome(this.#guest);
    this.#phone = club.welcome(this.#phone);
  }

  /** @throws {Interrupted} */
  async live(): Promise<void> {
    const { email } = this;
    const name = { body: { email, locale } };
    const steps: readonly (() => Promise<unknown>)[] = [
      () => this.#ask(this.#guest, 'emailExists', name),
      () => this.#askForCode(this.#guest, 'registration'),
      () => this.#prove(this.#guest, 'registration'),
      () => this.#createContact(),
      () => this.#update('+385912345678', person),
      () => this.#register(),
      () => this.#handOver(),
      () => this.#logIn(this.#guest),
      () => this.#changePhone(),
      () => this.#ask(this.#phone, 'emailExists', name),
      () => this.#askForCode(this.#phone, 'reset'),
      () => this.#prove(this.#phone, 'reset'),
      () => this.#reset(),
      () => this.#logIn(this.#phone),
      () => this.#ask(this.#phone, 'logout', { body: {} }),
    ];
    for (const step of steps.slice(this.#step)) {
      await step().catch((thrown: unknown) => {
        this.#isRepeated = true;
        throw thrown;
      });
      this.#isRepeated = false;
      this.#step += 1;
    }
  }

  #askForCode(guest: WatchedGuest, purpose: 'registration' | 'reset'): Promise<unknown> {
    return this.#ask(guest, 'sendActivationCode', { body: { email: this.email, locale, purpose } });
  }

  async #prove(guest: WatchedGuest, purpose: 'registration' | 'reset'): Promise<void> {
    const { email } = this;
    const mail = await this.#club.codeMailTo(email).catch((thrown: unknown) => {
      throw new Interrupted('no mailbox', { cause: thrown });
    });
    const body = { email, code: mail?.code ?? '', purpose, locale };
    const { success } = await this.#ask(guest, 'verifyCode', { body }, 'InvalidCode');
    if (success) return;
    // The code was taken, but the answer with the new session was lost: the guest asks for another.
    await this.#askForCode(guest, purpose);
    await this.#prove(guest, purpose);
  }

  async #createContact(): Promise<void> {
    const { vid } = await this.#ask(this.#guest, 'createContact', { path: { email: this.email } });
    this.recordId = vid;
  }

  async #update(phone: string, body: readonly object[]): Promise<void> {
    this.phoneTried = phone;
    await this.#ask(this.#guest, 'updateContact', { path: { contact: this.email }, body });
    this.phone = phone;
    this.phoneTried = undefined;
  }

  #changePhone(): Promise<void> {
    const value = this.#newPhone;
    return this.#update(value, [{ property: 'phone', value }]);
  }

  async #register(): Promise<void> {
    const { email, recordId } = this;
    const body = { email, password: this.password, recordId, locale };
    this.userId = (await this.#ask(this.#guest, 'registerLoyaltyUser', { body })).user_id;
  }

  async #handOver(): Promise<void> {
    const body = { locale, pageUri: `${this.#guest.url}/en/`, pageName: 'Home' };
    await this.#ask(this.#guest, 'submitRegistration', { body });
    this.isHandedOver = true;
  }

  #logIn(guest: WatchedGuest): Promise<unknown> {
    const body = { email: this.email, password: this.password, locale };
    return this.#ask(guest, 'loginLoyaltyUser', { body });
  }

  async #reset(): Promise<void> {
    const { email } = this;
    const newPassword = `${password} again`;
    const name = { body: { email, locale } };
    // Where the former try was carried out, there is no second key.
    const key = await this.#ask(this.#phone, 'requestPasswordReset', name, 'ErrorResettingPassword');
    if (key.success) {
      this.passwordTried = newPassword;
      const body = { email, newPassword, secretKey: key.secret_key, locale };
      await this.#ask(this.#phone, 'resetPassword', { body });
    }
    this.password = newPassword;
    this.passwordTried = undefined;
    this.resets += 1;
  }

  /** @param repeated the refusal that only a repeated call may get */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape; the guest has held them against the document.
  async #ask(guest: WatchedGuest, id: OperationId, sent: Sent, repeated?: string): Promise<any> {
    const { status, headers, body, text } = await guest.call(id, sent).catch((thrown: unknown) => {
      // The connection broke, before the answer or in it.
      if (thrown instanceof TypeError) throw new Interrupted('no answer', { cause: thrown });
      throw thrown;
    });
    if (status === 503 && Number(headers.get('retry-after')) > 0) throw new Interrupted('503');
    const isSuccess = status === 200 && (body.success !== false || id === 'emailExists');
    if (isSuccess || (this.#isRepeated && status === 200 && body.code === repeated)) return body;
    throw new Error(`${id}${this.#isRepeated ? ', repeated' : ''}: ${status} ${text}`);
  }
}
