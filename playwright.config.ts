import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './tests/e2e/chromium.ts';
import { isDaily, leftOut } from './tests/runner/campaigns.ts';

/** Background requests of the browser itself would reach out of the test. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const launch = (executablePath = 'chromium') => ({
  launchOptions: { executablePath, args: [...quiet, ...sandbox, '--disable-gpu'] },
});

/** Tests of pictures as guests get them, and of looks: they need a browser that knows AVIF. */
const withPictures = ['appearance', 'budgets'].map((name) => `tests/e2e/${name}.spec.ts`);

const chromium: PlaywrightTestConfig = {
  // Benchmarks and screenshots start this one too.
  use: launch(findChromium()),
  projects: [
    { name: 'chromium', testMatch: withPictures },
    {
      name: 'headless shell',
      use: launch(findHeadlessShell() ?? findChromium()),
      testIgnore: [...withPictures, ...leftOut],
    },
  ],
};

const testIgnore = /\/(appearance|budgets|composition|first-\w+|gallery|passkeys|steps|templates)\.spec\.ts$/;

/** Firefox or WebKit as `playwright install` downloads them; the specs left out speak Chromium's protocol or compare its pixels. */
const otherEngines: Readonly<Record<string, PlaywrightTestConfig>> = {
  firefox: { use: { browserName: 'firefox' }, testIgnore },
  webkit: { use: { browserName: 'webkit' }, testIgnore },
};

const engine = otherEngines[process.env.ENGINE ?? ''] ?? chromium;

/** For one step of a test, in milliseconds. */
const patience = 120_000;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/shared-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Single tests that are left to the campaigns.
  grepInvert: isDaily ? [/@campaign/] : [],
  workers: 2,
  // No test is about time, and a machine under load is slow: these only find what hangs.
  timeout: 600_000,
  expect: { timeout: patience },
  ...engine,
  use: { actionTimeout: patience, navigationTimeout: patience, ...engine.use },
});
