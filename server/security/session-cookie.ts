import { seal, unseal } from './seal.ts';
import { createToken, type Secrets } from './secrets.ts';

/** Content of the sealed session cookie. Before log-in there is no row in the database. */
export interface SessionToken {
  /** 256 bits; the database knows its hash. */
  readonly id: string;
  /** Hashes of the e-mails that this session has named, newest first. */
  readonly pins: readonly string[];
  /** Whether somebody has signed in under this id; only then is there a row. */
  readonly isMember: boolean;
}

/** Several tabs may each be at another e-mail. */
const mostPins = 5;
const use = 'session';

/** How long a sealed cookie is good for without a request, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A session that nobody has seen before. */
export function createSessionToken({ isMember = false } = {}): SessionToken {
  return { id: createToken(), pins: [], isMember };
}

/** The session with one more e-mail, by its hash. */
export function withPin(token: SessionToken, pin: string): SessionToken {
  return { ...token, pins: [pin, ...token.pins.filter((known) => known !== pin)].slice(0, mostPins) };
}

/** Seals a session for its cookie. */
export function sealSession(token: SessionToken, { sealKey }: Secrets, now: number): string {
  return seal(sealKey, use, token, now + sessionSeconds * 1000);
}

/** The session of a cookie, or undefined where it is forged, of another secret, or has expired. */
export function openSession(sealed: string, { sealKey }: Secrets, now: number): SessionToken | undefined {
  const value = unseal(sealKey, use, sealed, now);
  return isToken(value) ? value : undefined;
}

function isToken(value: unknown): value is SessionToken {
  if (typeof value !== 'object' || value === null) return false;
  const { id, pins, isMember }: Partial<Record<keyof SessionToken, unknown>> = value;
  return typeof id === 'string' && Array.isArray(pins) && typeof isMember === 'boolean';
}
