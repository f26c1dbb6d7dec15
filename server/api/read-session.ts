import type { Secrets } from '../security/secrets.ts';
import { createSessionToken, openSession, type SessionToken } from '../security/session-cookie.ts';

/** The content of a session cookie. */
export interface ReadSession {
  readonly token: SessionToken;
  /** Hash of the session id; the key in the store. */
  readonly hash: string;
  /** Whether the session begins with this request. */
  readonly isNew: boolean;
}

/** Size of the cache of opened cookies; a browser sends the same cookie with each call. */
const mostKept = 2000;
const keptMilliseconds = 60_000;

/**
 * Creates a reader of session cookies. It caches opened cookies, because opening one costs as much as the rest of a
 * small call. An invalid cookie starts a new session.
 */
export function createSessionReader(
  secrets: Secrets,
): (sealed: string | undefined, now: number) => ReadSession {
  const kept = new Map<string, ReadSession & { readonly readAt: number }>();
  const describe = (token: SessionToken, isNew: boolean) => {
    return { token, hash: secrets.hash('session', token.id), isNew };
  };
  const begin = () => describe(createSessionToken(), true);
  return (sealed, now) => {
    if (sealed === undefined) return begin();
    const known = kept.get(sealed);
    if (known !== undefined && Math.abs(now - known.readAt) < keptMilliseconds) return known;
    const token = openSession(sealed, secrets, now);
    if (token === undefined) return begin();
    if (kept.size >= mostKept) kept.clear();
    const read = { ...describe(token, false), readAt: now };
    kept.set(sealed, read);
    return read;
  };
}
