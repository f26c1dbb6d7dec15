import { parse } from 'cookie';
import type { Request } from 'express';
import type { Club } from '../rewards-club/club.ts';
import type { MemberSession } from '../rewards-club/ports/member-store.ts';
import { limitedAddress } from '../security/client-address.ts';
import { createSessionToken, openSession, sessionSeconds } from '../security/session-cookie.ts';
import type { Arrival } from './browser-visit.ts';

/** A member's session is renewed in the store at most once in this time, in milliseconds. */
const renewal = 60 * 60 * 1000;

export type SentCookies = Readonly<Record<string, string | undefined>>;

/** The cookies of a request by name; of one that stands twice, the first. */
export function readCookies(request: Request): SentCookies {
  return parse(request.headers.cookie ?? '');
}

/** Reads who a request comes from. Cookies that cannot be read count as absent; the `user` cookie is never believed. */
export async function arrive(
  request: Request,
  cookies: SentCookies,
  club: Club,
  sessionName: string,
): Promise<Arrival> {
  const { store, secrets, clock } = club;
  const now = clock.now();
  const sealed = cookies[sessionName];
  const opened = sealed === undefined ? undefined : openSession(sealed, secrets, now);
  const token = opened ?? createSessionToken();
  const { session, isRenewed = false } = token.isMember ? await findSession(club, token.id, now) : {};
  const { marketing } = readConsent(cookies.consent);
  return {
    address: limitedAddress(request.ip ?? ''),
    token,
    isRenewed,
    member: session === undefined ? undefined : await store.members.find(session.memberId),
    isGoogle: session?.isGoogle ?? false,
    marketing,
    // The CRM's tracking cookie is only passed on by guests who agreed to be tracked.
    trackingCookie: marketing ? cookies.hubspotutk : undefined,
  };
}

interface FoundSession {
  readonly session?: MemberSession;
  readonly isRenewed?: boolean;
}

async function findSession({ store, secrets }: Club, id: string, now: number): Promise<FoundSession> {
  const hash = secrets.hash('session', id);
  const session = await store.sessions.find(hash, now);
  if (session === undefined) return {};
  if (session.lastSeenAt + renewal >= now) return { session };
  await store.sessions.touch(hash, now, now + sessionSeconds * 1000);
  return { session, isRenewed: true };
}

function readConsent(text: string | undefined): { marketing: boolean } {
  if (text === undefined) return { marketing: false };
  try {
    const consent: unknown = JSON.parse(text);
    const isObject = typeof consent === 'object' && consent !== null && 'marketing' in consent;
    return { marketing: isObject && consent.marketing === true };
  } catch {
    return { marketing: false };
  }
}
