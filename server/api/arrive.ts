import { parse } from 'cookie';
import type { Request } from 'express';
import type { Club } from '../rewards-club/club.ts';
import { limitedAddress } from '../security/client-address.ts';
import { createSessionToken, openSession, sessionSeconds } from '../security/session-cookie.ts';
import type { Arrival } from './browser-visit.ts';

/** A member's session is renewed in the store at most once in this time, in milliseconds. */
const renewal = 60 * 60 * 1000;

/** Reads who a request comes from. Cookies that cannot be read count as absent; the `user` cookie is never believed. */
export async function arrive(request: Request, club: Club, sessionName: string): Promise<Arrival> {
  const { store, secrets, clock } = club;
  const cookies = parse(request.headers.cookie ?? '');
  const now = clock.now();
  const opened = await openSession(cookies[sessionName] ?? '', secrets, now);
  const token = opened ?? createSessionToken();
  const hash = secrets.hash('session', token.id);
  const session = opened === undefined ? undefined : await store.sessions.find(hash, now);
  if (session !== undefined && session.lastSeenAt + renewal < now) {
    await store.sessions.touch(hash, now, now + sessionSeconds * 1000);
  }
  const { marketing } = readConsent(cookies.consent);
  return {
    address: limitedAddress(request.ip ?? ''),
    token,
    member: session === undefined ? undefined : await store.members.find(session.memberId),
    isGoogle: session?.isGoogle ?? false,
    marketing,
    // The CRM's tracking cookie is only passed on by guests who agreed to be tracked.
    trackingCookie: marketing ? cookies.hubspotutk : undefined,
  };
}

function readConsent(text: string | undefined): { marketing: boolean } {
  try {
    const consent: unknown = JSON.parse(text ?? '');
    const isObject = typeof consent === 'object' && consent !== null && 'marketing' in consent;
    return { marketing: isObject && consent.marketing === true };
  } catch {
    return { marketing: false };
  }
}
