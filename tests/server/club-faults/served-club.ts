import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { withStarted } from '../integration/fixture/started.ts';
import { startSiteProcess } from './running-process.ts';
import { WatchedClub, type WatchedClubOptions } from './watched-club.ts';

/** JSON, with the time in UTC. */
const logLine = /^\{"level":\d0,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z",.*\}$/;

export interface ServedClubSettings extends WatchedClubOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Further texts that no log and no answer may contain. */
  readonly secrets?: readonly string[];
}

/**
 * Serves the club by a process of its own for a test file's tests, on an empty embedded database unless the
 * environment names another. Afterwards it has to end well, and its log to hold nothing that a guest sent or got.
 * @param settings asked for when the tests begin
 */
export function withServedClub(settings: () => ServedClubSettings = () => ({})): () => WatchedClub {
  const folder = mkdtempSync(join(tmpdir(), 'club-faults-'));
  const databasePath = join(folder, 'site.db');
  const started = withStarted(
    async () => {
      const { env, findMails, secrets = [] } = settings();
      const common = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1' };
      const server = await startSiteProcess({ ...common, ...env });
      return { server, secrets, club: new WatchedClub(server.url, { findMails, databasePath }) };
    },
    async ({ server, secrets, club }) => {
      const { stderr: errors, ...ending } = await server.end('SIGTERM');
      rmSync(folder, { recursive: true });
      expect(ending).toMatchObject({ code: 0, signal: null });
      const lines = errors.split('\n').slice(0, -1);
      // Whatever is no JSON was not written by the log, but by a fault that nobody caught.
      expect(lines.filter((line) => !logLine.test(line))).toEqual([]);
      club.expectSilentLog(lines, secrets);
      club.expectSilentAnswers(secrets);
    },
  );
  return () => started().club;
}
