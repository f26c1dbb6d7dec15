import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { password } from '../club-api/person.ts';
import { ask } from '../integration/fixture/ask.ts';
import { startSiteProcess } from './running-process.ts';
import { WatchedClub } from './watched-club.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-lost-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a site whose database file is deleted says so, acknowledges nothing, and goes on showing pages', async () => {
  const databasePath = join(folder, 'site.db');
  const server = await startSiteProcess({ DATABASE_URL: `sqlite:${databasePath}`, RATE_LIMITS: 'off' });
  const club = new WatchedClub(server.url);
  const { email } = await club.createMember();
  expect((await ask(server, '/readyz')).status).toBe(200);

  rmSync(databasePath);
  expect((await ask(server, '/readyz')).status).toBe(503);
  for (const typed of [password, `${password}!`])
    expect(await club.guest().logIn(email, typed)).toBe('Unavailable');
  expect((await ask(server, '/en/offers')).status).toBe(200);
  expect((await ask(server, '/healthz')).status).toBe(200);

  const { code, errors } = await server.end('SIGTERM');
  expect(code).toBe(0);
  const told = errors.split('\n').filter((line) => line.includes('"level":60'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(databasePath);
  expect(told[0]).toMatch(/deleted or replaced.*restart/);
});
