import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Store } from '../../../../server/core/ports/store.ts';
import { openStore, type StoreOptions } from '../../../../server/store/open-store.ts';
import { isCampaign } from '../../../runner/campaigns.ts';
import { createPostgresDatabase } from '../postgres.ts';
import { exampleMember } from './examples.ts';

/** An engine, as the conformance suite uses it. */
export interface EngineUnderTest {
  readonly name: 'SQLite file' | 'SQLite memory' | 'PostgreSQL';
  /** Makes a new, empty database, which is removed after the test. @returns its URL */
  createDatabase(): Promise<string>;
}

/** A folder that is removed after the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'club-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const sqliteFile: EngineUnderTest = {
  name: 'SQLite file',
  createDatabase: async () => `sqlite:${join(await createFolder(), 'var', 'site.db')}`,
};

export const sqliteMemory: EngineUnderTest = {
  name: 'SQLite memory',
  createDatabase: async () => 'sqlite::memory:',
};

export const postgres: EngineUnderTest = {
  name: 'PostgreSQL',
  async createDatabase() {
    const { url, remove } = await createPostgresDatabase();
    onTestFinished(remove);
    return url;
  },
};

/** A file and memory differ by what sqlite-file.test.ts tries. */
export const everyEngine = isCampaign ? [sqliteFile, sqliteMemory, postgres] : [sqliteMemory, postgres];

/** Those whose databases several stores can share. */
export const sharedEngines = [sqliteFile, postgres] as const;

/** Opens a store that is closed after the test. Unless a test is about that, it waits as long as a machine under load needs. */
export async function open(url: string, options?: StoreOptions): Promise<Store> {
  const store = await openStore(url, { patience: 600_000, statementTimeout: 600_000, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** A store on a new, migrated database, closed and removed after the test. */
export async function openNew(engine: EngineUnderTest, options?: StoreOptions): Promise<Store> {
  const store = await open(await engine.createDatabase(), options);
  await store.migrate();
  return store;
}

/** The same with two members in it. */
export async function openWithMembers(engine: EngineUnderTest) {
  const store = await openNew(engine);
  const [member, other] = [exampleMember(), exampleMember()];
  for (const each of [member, other]) await store.members.add(each);
  return { ...store, store, member, other };
}

/** Runs the same many times at once. @returns what each gave */
export function atOnce<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

export function countTrue(answers: readonly boolean[]): number {
  return answers.filter(Boolean).length;
}
