import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** A `globalSetup` of vitest: one PostgreSQL server for all suites of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres();
  project.provide('postgresUrl', url);
  return remove;
}
