import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openPresentBuild } from '../../../tools/site-build/open-build.ts';
import { readRecords } from '../club-api/records.ts';
import { fixtureTables } from '../integration/fixture/fixture-tables.ts';
import { type FixtureSite, startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { FormGuest } from './form-guest.ts';

type Env = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/** A site whose forms are those of the build. */
export interface ServedForms {
  readonly site: FixtureSite;
  /** File of its database. */
  readonly databasePath: string;
  /** A browser at an address that nobody else has. */
  guest(address?: string): FormGuest;
  /** Rows of a table, with these values in their columns. */
  rows(table: string, values?: Row): readonly Row[];
  /** Waits until everything is delivered. */
  settled(): Promise<void>;
}

const dist = join(import.meta.dirname, '../../../dist');
/** Of nothing that guests enter, anything may be in a log. */
const secrets = new Set<string>();
let addresses = 0;

/** The time of site and tests at first, noon of today: between the examples and the site's answers, no day ends. */
export const noon = new Date().setUTCHours(12, 0, 0, 0);

/**
 * Serves forms on an empty database for a test file's tests. Afterwards the log must not hold what guests entered.
 * @param settings asked for when the tests begin
 * @param expectedErrors lines that a fault may leave in the log; other errors fail
 */
export function withServedForms(settings: () => Env = () => ({}), expectedErrors?: RegExp): ServedForms {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const databasePath = join(folder, 'site.db');
  let started: FixtureSite | undefined;
  const siteOf = () => {
    if (started === undefined) throw new Error('the site has not started');
    return started;
  };
  const rows: ServedForms['rows'] = (table, values = {}) =>
    (readRecords(databasePath)[table] ?? []).filter((row) =>
      Object.entries(values).every(([column, value]) => row[column] === value),
    );
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon, shouldAdvanceTime: true });
    const common = { DATABASE_URL: `sqlite:${databasePath}`, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'trace' };
    const { build, openBuiltSite: openSite } = await openPresentBuild(dist);
    // Pages without a form would be rendered to warm the cache.
    const tables = { ...fixtureTables, pages: [] };
    started = await startFixtureSite({ ...common, ...settings() }, { build, openSite, tables });
  });
  afterAll(async () => {
    await started?.stop();
    rmSync(folder, { recursive: true });
    vi.useRealTimers();
    const log = started?.logged ?? [];
    const errors = log.filter((line) => /"level":[56]0/.test(line));
    expect(errors.filter((line) => !expectedErrors?.test(line))).toEqual([]);
    expect([...secrets].filter((secret) => log.some((line) => line.includes(secret)))).toEqual([]);
  });
  return {
    get site() {
      return siteOf();
    },
    databasePath,
    guest: (address = `10.9.${++addresses >> 8}.${addresses & 255}`) =>
      new FormGuest(siteOf(), address, secrets),
    rows,
    settled: () => expect.poll(() => rows('outbox')).toEqual([]),
  };
}
