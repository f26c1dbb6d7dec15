import { parse } from 'cookie';
import type { Request } from 'express';
import type { Club } from '../club/club.ts';
import { moveSession, sessionEnd } from '../club/log-in.ts';
import { limitedAddress } from '../core/client-address.ts';
import type { MemberSession } from '../core/ports/member-stores.ts';
import type { Secrets } from '../core/secrets.ts';
import type { RequestContext } from './cookie-session.ts';
import { createSessionToken, openSession, type SessionToken } from './cookies.ts';

/** The content of a session cookie. */
interface ReadSession {
  readonly token: SessionToken;
  /** Hash of the session id; the key in the store. */
  readonly hash: string;
  /** The key in the store under a former secret, if that secret sealed the cookie. */
  readonly formerHash: string | undefined;
  /** Whether the session begins with this request. */
  readonly isNew: boolean;
}

/** Size of the cache of opened cookies; a browser sends the same cookie with each call. */
const maxCached = 2000;
const cacheMilliseconds = 60_000;

/**
 * Creates a reader of session cookies. It caches opened cookies, because opening one costs as much as the rest of a
 * small call. An invalid cookie starts a new session.
 */
function createSessionReader(secrets: Secrets): (sealed: string | undefined, now: number) => ReadSession {
  const cached = new Map<string, ReadSession & { readonly readAt: number }>();
  const describe = (token: SessionToken, isNew: boolean, sealedBy = secrets) => {
    const formerHash = sealedBy === secrets ? undefined : sealedBy.hash('session', token.id);
    return { token, hash: secrets.hash('session', token.id), formerHash, isNew };
  };
  const begin = () => describe(createSessionToken(), true);
  return (sealed, now) => {
    if (sealed === undefined) return begin();
    const known = cached.get(sealed);
    if (known !== undefined && Math.abs(now - known.readAt) < cacheMilliseconds) return known;
    const opened = openSession(sealed, secrets, now);
    if (opened === undefined) return begin();
    const { token, sealedBy } = opened;
    if (cached.size >= maxCached) cached.clear();
    const read = { ...describe(token, false, sealedBy), readAt: now };
    cached.set(sealed, read);
    return read;
  };
}

/** How often a member's session is extended in the store at most, in milliseconds. */
const renewal = 60 * 60 * 1000;

export type SentCookies = Readonly<Record<string, string | undefined>>;

/** The cookies of a request by name; the first of two with the same name. */
export function readCookies(request: Request): SentCookies {
  return parse(request.headers.cookie ?? '');
}

/** Reads the session, member and consent behind a request. */
export type ReadRequestContext = (request: Request, cookies: SentCookies) => Promise<RequestContext>;

/** Unreadable cookies count as absent. The `user` cookie is never trusted. */
export function createRequestContextReader(club: Club, sessionName: string): ReadRequestContext {
  const { store, secrets, clock } = club;
  const readSession = createSessionReader(secrets);
  return async (request, cookies) => {
    const now = clock.now();
    const { token, hash, formerHash, isNew } = readSession(cookies[sessionName], now);
    if (formerHash !== undefined) await store.transaction((within) => moveSession(within, formerHash, hash));
    const { session, isRenewed = formerHash !== undefined } = token.isMember
      ? await findSession(club, hash, now)
      : {};
    const marketing = readConsent(cookies.consent ?? '');
    return {
      sessionHash: hash,
      isNew,
      address: limitedAddress(request.ip ?? ''),
      token,
      isRenewed,
      member: session === undefined ? undefined : await store.members.find(session.memberId),
      isGoogle: session?.isGoogle ?? false,
      loggedInAt: session?.createdAt ?? 0,
      expiresAt: session?.expiresAt ?? 0,
      userAgent: request.headers['user-agent'] ?? '',
      marketing,
      // The CRM's tracking cookie is passed on only with consent.
      trackingCookie: marketing ? cookies.hubspotutk : undefined,
    };
  };
}

interface FoundSession {
  readonly session?: MemberSession;
  readonly isRenewed?: boolean;
}

async function findSession({ store }: Club, hash: string, now: number): Promise<FoundSession> {
  const session = await store.sessions.find(hash, now);
  // An earlier version may have stored a later end.
  if (session === undefined || sessionEnd(session.createdAt, session.lastSeenAt) <= now) return {};
  if (session.lastSeenAt + renewal >= now) return { session };
  const expiresAt = sessionEnd(session.createdAt, now);
  await store.sessions.touch(hash, now, expiresAt);
  return { session: { ...session, expiresAt }, isRenewed: true };
}

/** Whether a guest allows marketing; '' if the guest has not chosen. */
function readConsent(text: string): boolean {
  try {
    return JSON.parse(text)?.marketing === true;
  } catch {
    return false;
  }
}
