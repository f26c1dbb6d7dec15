import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { ClubSite } from './club-site.ts';
import { enter, rightCode } from './code-steps.ts';
import { askForCode, createMember, logIn, newEmail } from './registration-steps.ts';
import { getKey, isSignedIn, setPassword } from './reset-steps.ts';

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
  const kept: Record<string, () => Promise<unknown>> = {};
  let phone: Awaited<ReturnType<typeof createMember>> | undefined;
  let rarelyUsed: Awaited<ReturnType<typeof createMember>> | undefined;

  await serve(`${first}`, async (club) => {
    phone = await createMember(club);
    rarelyUsed = await createMember(club);
    const [withCode, codeEmail] = [club.guest(), newEmail()];
    const { code } = await askForCode(club, withCode, codeEmail);
    kept.code = async () => (await enter(withCode, codeEmail, code)).text;
    const [withLink, linkEmail] = [club.guest(), newEmail()];
    const { token } = await askForCode(club, withLink, linkEmail);
    kept.link = async () => (await club.guest().call('verifyLink', { body: { token } })).body.success;
    const { email } = await createMember(club);
    const withKey = club.guest();
    const key = await getKey(club, withKey, email);
    kept.key = async () => (await setPassword(withKey, email, key, 'more i sunce')).body.success;
    const pinned = club.guest();
    const named = newEmail();
    await pinned.call('emailExists', { body: { email: named, locale: 'en' } });
    kept.pin = async () => (await pinned.call('findContact', { path: { email: named } })).body;
  });

  await serve(`${second}, ${first}`, async (club) => {
    expect(await isSignedIn(phone?.guest ?? club.guest())).toBe(true);
    expect(await kept.code?.()).toBe(rightCode);
    expect(await kept.link?.()).toBe(true);
    expect(await kept.key?.()).toBe(true);
    expect(await kept.pin?.()).toEqual({ error: 'NotFound' });
  });

  await serve(`${second}`, async (club) => {
    // Whoever came while both were in the list has the new secret's cookie.
    expect(await isSignedIn(phone?.guest ?? club.guest())).toBe(true);
    expect(await isSignedIn(rarelyUsed?.guest ?? club.guest())).toBe(false);
    expect((await logIn(club.guest(), rarelyUsed?.email ?? '')).body.success).toBe(true);
  });

  await serve(`${other}, ${second}`, async (club) => {
    expect(await isSignedIn(phone?.guest ?? club.guest())).toBe(true);
  });
});
