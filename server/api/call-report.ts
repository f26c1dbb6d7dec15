import type { OperationId } from '../../generated/api/operations.ts';
import type { GuestSession } from '../club/club.ts';
import type { ApiError } from '../core/api-error.ts';
import { emailKeyOf } from '../core/email-address.ts';
import {
  type EventFacts,
  recordFault,
  type SecurityEvent,
  type SecurityEvents,
} from '../core/security-events.ts';

/**
 * The event of each operation, recorded with its outcome. Undefined for operations that only fail, and for those whose
 * handlers record what the answer does not show.
 */
const eventOf: Readonly<Record<OperationId, SecurityEvent | undefined>> = {
  loginLoyaltyUser: 'login.password',
  logInWithPasskey: 'login.passkey',
  sendActivationCode: 'code.send',
  verifyCode: 'code.verify',
  findLink: 'link.verify',
  verifyLink: 'link.verify',
  registerLoyaltyUser: 'account.register',
  exportMemberData: 'account.export',
  removeAccount: 'account.remove',
  requestPasswordReset: 'password.reset-request',
  resetPassword: 'password.reset',
  changePassword: 'password.change',
  addPasskey: 'passkey.add',
  unlinkIdentities: 'identity.unlink',
  endOtherSessions: 'session.end-others',
  logout: 'session.logout',
  beginPasskey: 'passkey.add',
  removePasskey: 'passkey.remove',
  updateLoyaltyUser: 'access.refused',
  endSession: undefined,
  startGoogleSignIn: undefined,
  finishGoogleSignIn: undefined,
  beginPasskeyLogIn: undefined,
  createContact: undefined,
  emailExists: undefined,
  findAccount: undefined,
  findContact: undefined,
  findMember: undefined,
  refreshCookie: undefined,
  setPromoCookie: undefined,
  submitRegistration: undefined,
  updateContact: undefined,
};

/** Operations that record only refusals here: they change nothing, or their handler records the change. */
const onlyRefused: readonly OperationId[] = [
  'beginPasskey',
  'findLink',
  'removePasskey',
  'updateLoyaltyUser',
];

/** Records the security events of one call. */
export class CallReport {
  readonly #events: SecurityEvents;
  readonly #operation: OperationId;
  readonly #address: string;
  #session: GuestSession | undefined;
  /** Key of the e-mail in the request. */
  #named: string | undefined;
  /** Key of the member's e-mail before the call. */
  #before: string | undefined;

  /** @param address see `limitedAddress` */
  constructor(events: SecurityEvents, operation: OperationId, address: string) {
    this.#events = events;
    this.#operation = operation;
    this.#address = address;
  }

  /** Notes the validated input, and the session before the call changes it. */
  begin({ body, path }: Readonly<Record<string, unknown>>, session: GuestSession): void {
    this.#session = session;
    this.#named = keyIn(body) ?? keyIn(path);
    this.#before = session.member?.emailKey;
  }

  /** Records an event that the answer does not show. */
  record(event: SecurityEvent, facts: Pick<EventFacts, 'outcome' | 'reason' | 'fault'>): void {
    this.#events.record(event, { ...this.#facts(), ...facts });
  }

  /** Records an answer. @returns the code of a refusal */
  finish(output: unknown): string | undefined {
    const { success, code }: { readonly success?: unknown; readonly code?: unknown } = Object(output);
    const reason = typeof code === 'string' ? code : undefined;
    const event = eventOf[this.#operation];
    if (event === undefined) return reason;
    const facts = this.#facts(keyIn(output));
    if (success === false) this.#events.record(event, { ...facts, outcome: 'refused', reason });
    // A guest who is not logged in has no session to end.
    else if (facts.emailKey !== undefined && !onlyRefused.includes(this.#operation))
      this.#events.record(event, { ...facts, outcome: 'success' });
    return reason;
  }

  /** Records an error. */
  fail(error: ApiError): void {
    recordFault(this.#events, error, this.#facts());
  }

  #facts(found?: string) {
    const emailKey = found ?? this.#named ?? this.#session?.member?.emailKey ?? this.#before;
    return { operation: this.#operation, emailKey, address: this.#address };
  }
}

function keyIn(values: unknown): string | undefined {
  const { email }: { readonly email?: unknown } = Object(values);
  return typeof email === 'string' ? emailKeyOf(email) : undefined;
}
