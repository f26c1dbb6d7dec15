import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/e2e/find-chromium.ts';

/** Background requests of the browser itself would reach out of the test. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A machine under load is slow, and no test is about time.
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [...quiet, ...sandbox, '--disable-gpu'],
    },
  },
});
