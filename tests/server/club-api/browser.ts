import type { OperationId, Schemas } from '../../../generated/api/operations.ts';
import type { Authenticator, Deviation } from './authenticator.ts';
import { password, person } from './person.ts';

const locale = 'en';
export type Purpose = Schemas['Purpose'];
type Registration = Partial<Schemas['RegisterRequest']> &
  Pick<Schemas['RegisterRequest'], 'email' | 'recordId'>;

/** The body of an answer, of whatever operation; the shape has been held against the OpenAPI document. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type AnswerBody = any;

/** A browser of a guest with the steps of the dialog, each of which gives its outcome. */
export abstract class Browser {
  readonly cookies: Map<string, string>;

  constructor(cookies: Map<string, string>) {
    this.cookies = cookies;
  }

  /** Calls an operation. @returns the body of the answer; a refusal and an error have a code */
  abstract ask(id: OperationId, body?: unknown, path?: Readonly<Record<string, string>>): Promise<AnswerBody>;

  /** Calls an operation. @returns the code of a refusal or an error, `refused` where there is none, or `done` */
  async try(id: OperationId, body?: unknown, path?: Readonly<Record<string, string>>): Promise<string> {
    const { success, code } = await this.ask(id, body, path);
    return code ?? (success === false ? 'refused' : 'done');
  }

  /** Asks whether an e-mail is known, as every journey begins. */
  nameEmail = (email: string) => this.try('emailExists', { email, locale });

  sendCode = (email: string, purpose: Purpose = 'registration') =>
    this.try('sendActivationCode', { email, locale, purpose });

  /** Gives a code back to the server. */
  enter = (email: string, code: unknown, purpose: Purpose = 'registration') =>
    this.try('verifyCode', { email, code, purpose, locale });

  /** Follows the link of a mail. */
  openLink = (token: unknown) => this.try('verifyLink', { token });

  updateContact = (contact: string, properties: unknown = person) =>
    this.try('updateContact', properties, { contact });

  /** The last step of a registration. */
  openAccount = (asked: Registration) => this.try('registerLoyaltyUser', { password, locale, ...asked });

  logIn = (email: string, secret = password) =>
    this.try('loginLoyaltyUser', { email, password: secret, locale });

  /** Asks for the key with which a password can be set. */
  askForKey = (email: string) => this.try('requestPasswordReset', { email, locale });

  setPassword = (email: string, secretKey: string, newPassword: string) =>
    this.try('resetPassword', { email, locale, newPassword, secretKey });

  /** Whether somebody is signed in. */
  isSignedIn = async () => (await this.try('setPromoCookie')) === 'done';

  /** The options for an authenticator, for the member who is signed in. */
  beginPasskey = async (): Promise<Schemas['PasskeyCreationOptions']> =>
    (await this.ask('beginPasskey', {})).options;

  addPasskey = async (phone: Authenticator, deviation?: Deviation) =>
    this.try('addPasskey', phone.create(await this.beginPasskey(), deviation));

  logInWithPasskey = async (phone: Authenticator, deviation?: Deviation) =>
    this.try('logInWithPasskey', phone.sign(await this.ask('beginPasskeyLogIn', {}), deviation));
}
