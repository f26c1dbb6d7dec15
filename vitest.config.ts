import { defineConfig } from 'vitest/config';

const club = ['conformance', 'rewards-club', 'club-api', 'club-faults', 'guest-data'].map(
  (folder) => `tests/server/${folder}/**/*.test.ts`,
);

/** Tests without processes and settings of their own, which share the modules that they load. */
const pure = ['app', 'documents', 'gates', 'generator', 'language'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest leaves one core to itself, where nothing else runs.
    maxWorkers: '100%',
    // By default, “npm run check” would run every test after a change of package.json.
    forceRerunTriggers: ['**/vitest.config.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...club, ...pure],
        },
      },
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: { name: 'club', include: club, globalSetup: ['tests/server/conformance/postgres-setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/e2e/browsers/**/*.test.ts'],
          globalSetup: ['tests/e2e/browsers/fixture/site-setup.ts'],
          // A machine under load is slow, and no test is about time.
          testTimeout: 300_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
