import { newEmail, password, person } from '../club-api/person.ts';
import { fillInForm } from '../forms/fill-in-form.ts';
import type { WatchedClub } from './watched-club.ts';
import type { WatchedGuest } from './watched-guest.ts';

/** No answer, or 503: whether the call was carried out is not known. */
export class Interrupted extends Error {}

const locale = 'en';
const unavailable = ['Unavailable', 'CrmUnavailable', 'Busy'];

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
  /** Of the form of a page. */
  reference: string | undefined;
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
    const page = { locale, pageUri: `${this.#guest.url}/en/`, pageName: 'Home' };
    const steps: readonly (() => Promise<unknown>)[] = [
      () => this.#do(this.#guest.nameEmail(email), 'refused'),
      () => this.#do(this.#guest.sendCode(email)),
      () => this.#prove(this.#guest, 'registration'),
      async () => {
        this.recordId = (await this.#get(this.#guest.ask('createContact', undefined, { email }))).vid;
      },
      () => this.#update('+385912345678', person),
      async () => {
        const body = { email, password: this.password, recordId: this.recordId, locale };
        this.userId = (await this.#get(this.#guest.ask('registerLoyaltyUser', body))).user_id;
      },
      async () => {
        await this.#do(this.#guest.try('submitRegistration', page));
        this.isHandedOver = true;
      },
      () => this.#sendForm(),
      () => this.#do(this.#guest.logIn(email, this.password)),
      () => this.#update(this.#newPhone, [{ property: 'phone', value: this.#newPhone }]),
      () => this.#do(this.#phone.nameEmail(email)),
      () => this.#do(this.#phone.sendCode(email, 'reset')),
      () => this.#prove(this.#phone, 'reset'),
      () => this.#reset(),
      () => this.#do(this.#phone.logIn(email, this.password)),
      () => this.#do(this.#phone.try('logout', {})),
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

  async #prove(guest: WatchedGuest, purpose: 'registration' | 'reset'): Promise<void> {
    const mail = await this.#club.codeMailTo(this.email).catch((thrown: unknown) => {
      throw new Interrupted('no mailbox', { cause: thrown });
    });
    const outcome = await this.#do(guest.enter(this.email, mail?.code ?? '', purpose), 'InvalidCode');
    if (outcome === 'done') return;
    // The code was taken, but the answer with the new session was lost: the guest asks for another.
    await this.#do(guest.sendCode(this.email, purpose));
    await this.#prove(guest, purpose);
  }

  async #update(phone: string, properties: readonly object[]): Promise<void> {
    this.phoneTried = phone;
    await this.#do(this.#guest.updateContact(this.email, properties));
    this.phone = phone;
    this.phoneTried = undefined;
  }

  async #reset(): Promise<void> {
    const { email } = this;
    const newPassword = `${password} again`;
    const answer = await this.#get(this.#phone.ask('requestPasswordReset', { email, locale }), true);
    // Where the former try was carried out, there is no second key.
    if (answer.success) {
      this.passwordTried = newPassword;
      await this.#do(this.#phone.setPassword(email, answer.secret_key, newPassword));
    }
    this.password = newPassword;
    this.passwordTried = undefined;
    this.resets += 1;
  }

  /** Sends the form of a page; the same again where it is not known whether it was taken. */
  async #sendForm(): Promise<void> {
    // Filled in again after an interruption: the site that is asked then has another address.
    const send = await this.#get(fillInForm(this.#guest, 'stay', this.email));
    const { status, headers } = await this.#get(send());
    if (status === 503) throw new Interrupted('the form');
    if (status !== 303) throw new Error(`the form: ${status}`);
    this.reference = /\?ref=([\w-]+)/.exec(headers.get('location') ?? '')?.[1];
  }

  /** @param repeated the outcome, beside `done`, that a repeated call may have; `refused` is one of the first as well */
  async #do(call: Promise<string>, repeated?: string): Promise<string> {
    const outcome = await this.#get(call);
    if (unavailable.includes(outcome)) throw new Interrupted(outcome);
    const isAllowed = outcome === repeated && (this.#isRepeated || outcome === 'refused');
    if (outcome === 'done' || isAllowed) return outcome;
    throw new Error(`step ${this.#step}${this.#isRepeated ? ', repeated' : ''}: ${outcome}`);
  }

  /** @param isRefusable whether a repeated call may be refused */
  async #get<T>(call: Promise<T>, isRefusable = false): Promise<T> {
    const answer = await call.catch((thrown: unknown) => {
      // The connection broke, before the answer or in it.
      throw thrown instanceof TypeError ? new Interrupted('no answer', { cause: thrown }) : thrown;
    });
    const { success, code } = Object(answer);
    if (unavailable.includes(code)) throw new Interrupted(code);
    if (success === false && !(isRefusable && this.#isRepeated))
      throw new Error(`step ${this.#step}: ${code}`);
    return answer;
  }
}
