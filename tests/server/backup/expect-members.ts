import { expect } from 'vitest';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { WatchedClub } from '../club-faults/watched-club.ts';
import type { Environment } from '../guest-data/run-guest.ts';

export type Member = Awaited<ReturnType<WatchedClub['createMember']>>;

/** Starts a site on a restored database, where the members log in with their passwords and stay so with their cookies. */
export async function expectMembers(env: Environment, members: readonly Member[]): Promise<void> {
  const site = await startSiteProcess(env);
  const club = new WatchedClub(site.url);
  for (const { email, guest } of members) {
    expect(await club.guest().logIn(email), email).toBe('done');
    const browser = club.guestWith(Object.fromEntries(guest.cookies));
    expect(await browser.isSignedIn(), `cookie of ${email}`).toBe(true);
  }
  await site.end('SIGTERM');
}
