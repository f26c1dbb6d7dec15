import type { Secrets } from '../security/secrets.ts';
import { createSessionToken, openSession, type SessionToken } from '../security/session-cookie.ts';

/** A session as its cookie tells it. */
export interface ReadSession {
  readonly token: SessionToken;
  /** Hash of its id, by which the store knows it. */
  readonly hash: string;
}

/** Cookies that were opened lately; a browser sends the same one with each call. */
const mostKept = 2000;
const keptMilliseconds = 60_000;

/**
 * Makes a reader of session cookies, which opens each only now and then: that costs as much as all else that is done for
 * a small call. A cookie that cannot be opened begins a session that nobody has seen before.
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
