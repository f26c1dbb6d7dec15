import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { openPresentBuild } from '../../../tools/site-build/open-build.ts';
import { readRecords } from '../club-api/records.ts';
import { fixtureTables } from '../integration/fixture/fixture-tables.ts';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { FormGuest } from './form-guest.ts';

type Env = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

const dist = join(import.meta.dirname, '../../../dist');
/** Of nothing that guests enter, anything may be in a log. */
const secrets = new Set<string>();
let addresses = 0;

/** The time of site and tests at first, noon of today: between the examples and the site's answers, no day ends. */
export const noon = new Date().setUTCHours(12, 0, 0, 0);

/** Serves forms on an empty database for the tests of a suite. Afterwards the log must not hold what guests entered. */
export function withServedForms(settings: () => Env = () => ({})) {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const databasePath = join(folder, 'site.db');
  const site = withStarted(
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon, shouldAdvanceTime: true });
      const common = {
        DATABASE_URL: `sqlite:${databasePath}`,
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'trace',
      };
      const { build, openBuiltSite: openSite } = await openPresentBuild(dist);
      // Pages without a form would be rendered to warm the cache.
      const tables = { ...fixtureTables, pages: [] };
      return startFixtureSite({ ...common, ...settings() }, { build, openSite, tables });
    },
    async ({ stop, logged }) => {
      await stop();
      rmSync(folder, { recursive: true });
      vi.useRealTimers();
      expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
      expect([...secrets].filter((secret) => logged.some((line) => line.includes(secret)))).toEqual([]);
    },
  );
  /** Rows of a table, with these values in their columns. */
  const rows = (table: string, values: Row = {}) =>
    (readRecords(databasePath)[table] ?? []).filter((row) =>
      Object.entries(values).every(([column, value]) => row[column] === value),
    );
  return {
    get site() {
      return site();
    },
    databasePath,
    /** A browser at an address that nobody else has. */
    guest: (address = `10.9.${++addresses >> 8}.${addresses & 255}`) =>
      new FormGuest(site(), address, secrets),
    rows,
    /** Waits until everything is delivered. */
    settled: () => expect.poll(() => rows('outbox')).toEqual([]),
  };
}
