import type { Secrets } from '../security/secrets.ts';
import { createSessionToken, openSession, type SessionToken } from '../security/session-cookie.ts';

/** The content of a session cookie. */
export interface ReadSession {
  readonly token: SessionToken;
  /** Hash of the session id; the key in the store. */
  readonly hash: string;
  /** The key in the store under a former secret, if the cookie is of that one. */
  readonly formerHash: string | undefined;
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
  const describe = (token: SessionToken, isNew: boolean, sealedBy = secrets) => {
    const formerHash = sealedBy === secrets ? undefined : sealedBy.hash('session', token.id);
    return { token, hash: secrets.hash('session', token.id), formerHash, isNew };
  };
  const begin = () => describe(createSessionToken(), true);
  return (sealed, now) => {
    if (sealed === undefined) return begin();
    const known = kept.get(sealed);
    if (known !== undefined && Math.abs(now - known.readAt) < keptMilliseconds) return known;
    const opened = openSession(sealed, secrets, now);
    if (opened === undefined) return begin();
    const { token, sealedBy } = opened;
    if (kept.size >= mostKept) kept.clear();
    const read = { ...describe(token, false, sealedBy), readAt: now };
    kept.set(sealed, read);
    return read;
  };
}
