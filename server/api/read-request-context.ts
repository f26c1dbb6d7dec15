import { parse } from 'cookie';
import type { Request } from 'express';
import type { Club } from '../rewards-club/club.ts';
import { moveSession } from '../rewards-club/move-session.ts';
import type { MemberSession } from '../rewards-club/ports/member-store.ts';
import { sessionEnd } from '../rewards-club/session-end.ts';
import { limitedAddress } from '../security/client-address.ts';
import type { RequestContext } from './cookie-session.ts';
import { createSessionReader } from './read-session.ts';

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
  // Its row may be of an earlier version, with a later end.
  if (session === undefined || sessionEnd(session.createdAt, session.lastSeenAt) <= now) return {};
  if (session.lastSeenAt + renewal >= now) return { session };
  const expiresAt = sessionEnd(session.createdAt, now);
  await store.sessions.touch(hash, now, expiresAt);
  return { session: { ...session, expiresAt }, isRenewed: true };
}

/** Whether a guest allows marketing; '' if there is no answer. */
function readConsent(text: string): boolean {
  try {
    return JSON.parse(text)?.marketing === true;
  } catch {
    return false;
  }
}
