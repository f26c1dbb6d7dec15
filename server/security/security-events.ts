/** The security events that the site logs, as docs/security.md explains them. A name is permanent once it is released. */
export const securityEvents = [
  'login.password',
  'login.passkey',
  'login.google',
  'code.send',
  'code.verify',
  'link.verify',
  'account.register',
  'account.export',
  'account.remove',
  'password.reset-request',
  'password.reset',
  'password.change',
  'passkey.add',
  'passkey.remove',
  'identity.link',
  'identity.unlink',
  'session.end',
  'session.end-others',
  'session.logout',
  'access.refused',
  'request.foreign-origin',
  'request.malformed',
  'request.failed',
  'limit.reached',
  'limit.failed',
  'quota.reached',
  'form.robot',
  'form.token',
  'form.link',
  'mail.budget',
  'dev.refused',
  'events.omitted',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** The facts of an event. None is a text of a guest, but for those that are logged as keyed hashes. */
export interface EventFacts {
  /** `refused`: the site declined. `failed`: a part of the site, or a system behind it, did not work. */
  readonly outcome: 'success' | 'refused' | 'failed';
  /** The operation of the API, or the path of a form's action without its language. */
  readonly operation?: string;
  /** A stable code. */
  readonly reason?: string | undefined;
  /** The name of the reached limit. */
  readonly limit?: string | undefined;
  /** See `emailKeyOf`; logged as a keyed hash. */
  readonly emailKey?: string | undefined;
  /** See `limitedAddress`; logged as a keyed hash. */
  readonly address?: string | undefined;
  /** The thrown value behind a failure. */
  readonly fault?: unknown;
}

/** Logs security events. */
export interface SecurityEvents {
  record(event: SecurityEvent, facts: EventFacts): void;
}
