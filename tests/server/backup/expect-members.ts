import { expect } from 'vitest';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { WatchedClub } from '../club-faults/watched-club.ts';
import type { Environment } from '../guest-data/run-guest.ts';
import type { Registered } from './registering-guests.ts';

/** Starts a site in an environment, and expects that members open their accounts, with their passwords and with their cookies. */
export async function expectMembers(env: Environment, members: readonly Registered[]): Promise<void> {
  const server = await startSiteProcess({ RATE_LIMITS: 'off', ...env });
  try {
    const club = new WatchedClub(server.url);
    for (const { email, guest } of members) {
      expect(await club.guest().logIn(email), email).toBe('done');
      const browser = club.guestWith(Object.fromEntries(guest.cookies));
      expect(await browser.isSignedIn(), `cookie of ${email}`).toBe(true);
    }
  } finally {
    await server.end('SIGTERM');
  }
}
