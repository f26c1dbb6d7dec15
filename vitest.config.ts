import { defineConfig } from 'vitest/config';
import { leftOut } from './tests/runner/campaigns.ts';

const inServer = (...folders: readonly string[]) =>
  folders.map((folder) => `tests/server/${folder}/**/*.test.ts`);
const club = inServer('conformance', 'club', 'enquiries', 'club-api', 'guest-data');
const faults = inServer('club-faults', 'backup');
const globalSetup = ['tests/server/conformance/postgres-setup.ts'];

const browsers = 'tests/campaigns/browsers/**/*.test.ts';

/** Tests that share the modules that they load. */
const pure = ['app', 'campaigns/spelling', 'commands', 'documents', 'gates', 'generator', 'language'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    // No test is about time, and a machine under load is slow: these only find what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    exclude: ['**/node_modules/**', ...leftOut],
    setupFiles: ['tests/runner/drawn-values.ts'],
    // Vitest leaves one core to itself, where nothing else runs.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', browsers, ...club, ...faults, ...pure],
        },
      },
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'club', include: club, isolate: false, globalSetup } },
      // Their fixtures begin and end with each file.
      { extends: true, test: { name: 'faults', include: faults, globalSetup } },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: [browsers],
          globalSetup: ['tests/campaigns/browsers/fixture/site-setup.ts'],
        },
      },
    ],
  },
});
