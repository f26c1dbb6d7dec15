import { defineConfig } from 'vitest/config';

const club = ['conformance', 'rewards-club', 'club-api', 'club-faults', 'guest-data'].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'site', include: ['tests/**/*.test.ts'], exclude: ['tests/e2e/**', ...club] },
      },
      {
        extends: true,
        test: { name: 'club', include: club, globalSetup: ['tests/conformance/postgres-setup.ts'] },
      },
    ],
  },
});
