import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { ClubSite } from './club-site.ts';
import type { Guest } from './guest.ts';
import { newEmail } from './person.ts';

const folder = mkdtempSync(join(tmpdir(), 'rotation-'));
const path = join(folder, 'site.db');
const [first, second, other] = ['first', 'second', 'other'].map((name) =>
  `${name} `.padEnd(40, 'secret ').trim(),
);
/** One port, since the site is where its guests are. */
let port = '0';

/** Runs a site with these secrets on the same database, then stops it. */
async function serve(secrets: string, visit: (club: ClubSite) => Promise<void>): Promise<void> {
  const env = { DATABASE_URL: `sqlite:${path}`, SESSION_SECRET: secrets, RATE_LIMITS: 'off', PORT: port };
  const site = await startFixtureSite({ LOG_LEVEL: 'error', ...env });
  port = new URL(site.url).port;
  await visit(new ClubSite(site, path)).finally(() => site.stop());
}

afterAll(() => rmSync(folder, { recursive: true }));

test('a new secret ends nothing while the old one is in the list, and nothing that was used meanwhile', async () => {
  const kept: Record<string, () => Promise<string>> = {};
  /** One that comes again and again, and one that comes rarely. */
  const members: { readonly guest: Guest; readonly email: string }[] = [];
  const isSignedIn = (index: number) => members[index]?.guest.isSignedIn();

  await serve(`${first}`, async (club) => {
    members.push(await club.createMember(), await club.createMember());
    const [withCode, withKey, pinned] = [club.guest(), club.guest(), club.guest()];
    const [codeEmail, linkEmail, named] = [newEmail(), newEmail(), newEmail()];
    const { code } = await club.askForCode(withCode, codeEmail);
    kept.code = () => withCode.enter(codeEmail, code);
    const { token } = await club.askForCode(club.guest(), linkEmail);
    kept.link = () => club.guest().openLink(token);
    const { email } = await club.createMember();
    const key = await club.getKey(withKey, email);
    kept.key = () => withKey.setPassword(email, key, 'more i sunce');
    await pinned.nameEmail(named);
    kept.pin = () => pinned.try('findContact', undefined, { email: named });
  });

  await serve(`${second}, ${first}`, async () => {
    expect(await isSignedIn(0)).toBe(true);
    for (const [what, use] of Object.entries(kept)) expect([what, await use()]).toEqual([what, 'done']);
  });

  await serve(`${second}`, async (club) => {
    // Guests who came while both were in the list have the new secret's cookie.
    expect([await isSignedIn(0), await isSignedIn(1)]).toEqual([true, false]);
    expect(await club.guest().logIn(members[1]?.email ?? '')).toBe('done');
  });

  await serve(`${other}, ${second}`, async () => expect(await isSignedIn(0)).toBe(true));
});
