import type { Secrets } from '../security/secrets.ts';
import { createSessionToken, openSession, type SessionToken } from '../security/session-cookie.ts';

/** The content of a session cookie. */
export interface ReadSession {
  readonly token: SessionToken;
  /** Hash of the session id; the key in the store. */
  readonly hash: string;
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
  const describe = (token: SessionToken) => ({ token, hash: secrets.hash('session', token.id) });
  return (sealed, now) => {
    if (sealed === undefined) return describe(createSessionToken());
    const known = kept.get(sealed);
    if (known !== undefined && Math.abs(now - known.readAt) < keptMilliseconds) return known;
    const token = openSession(sealed, secrets, now);
    if (token === undefined) return describe(createSessionToken());
    if (kept.size >= mostKept) kept.clear();
    const read = { ...describe(token), readAt: now };
    kept.set(sealed, read);
    return read;
  };
}
