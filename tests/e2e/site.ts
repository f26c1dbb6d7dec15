import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { publicOrigin } from '../server/integration/fixture/public-origin.ts';
import { ClubDialog } from './club/club-dialog.ts';
import { SiteForm } from './forms/site-form.ts';
import { isMapped, settingsFor } from './shared-site.ts';
import { type SiteEnv, startSite } from './start-site.ts';

interface GuestFixtures {
  /** Whether the guest has answered the question of cookies; the choice covers part of the page until then. */
  readonly hasChosenCookies: boolean;
  /** The rewards club's dialog on the test's page. */
  readonly club: ClubDialog;
  /** The form on the test's page. */
  readonly form: SiteForm;
}

interface SiteFixtures {
  /** The checkout whose build is served, if it is another than this one. */
  readonly siteFolder: string | undefined;
  /** Other settings than those that all tests share. */
  readonly siteEnv: SiteEnv | undefined;
  /** Address of the site for this process. */
  readonly siteUrl: string;
  /** Origin of the site for the browser. */
  readonly origin: string;
}

/** Calls that fail on purpose, and pages that are left before they have faded in. */
const expectedFaults = /^Failed to load resource|Transition was (aborted|skipped)/;

/**
 * Playwright's test, with `baseURL` at the site that all tests share, or at one of its own where it needs another folder or
 * other settings. Whatever a page throws or its policy forbids fails the test.
 */
export const test = base.extend<GuestFixtures, SiteFixtures>({
  siteFolder: [undefined, { scope: 'worker', option: true }],
  siteEnv: [undefined, { scope: 'worker', option: true }],
  siteUrl: [
    async ({ siteEnv, siteFolder, browserName }, use) => {
      const { SHARED_SITE: shared } = process.env;
      if (shared !== undefined && siteEnv === undefined && siteFolder === undefined) return use(shared);
      const { url, child } = await startSite({ ...settingsFor(browserName), ...siteEnv }, siteFolder);
      await use(url);
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('The site ended by itself.');
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    // No test's own time: on a busy machine, a start takes as long as many tests.
    { scope: 'worker', timeout: 600_000 },
  ],
  origin: [
    ({ siteUrl, browserName }, use) => use(isMapped(browserName) ? publicOrigin : siteUrl),
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, siteUrl, origin }, use) => {
      const [from, to] = [new URL(origin).host, new URL(siteUrl).host];
      const rules = from === to ? [] : [`--host-resolver-rules=MAP ${from} ${to}`];
      return use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...rules] });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, origin, hasChosenCookies }, use) => {
    const value = encodeURIComponent(JSON.stringify({ necessary: true, marketing: false }));
    if (hasChosenCookies) await context.addCookies([{ name: 'consent', value, url: origin }]);
    const faults: string[] = [];
    context.on('weberror', (fault) => faults.push(String(fault.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await use(context);
    expect(faults.filter((fault) => !expectedFaults.test(fault))).toEqual([]);
  },
  club: ({ page, siteUrl, origin }, use) => use(new ClubDialog(page, siteUrl, origin)),
  form: ({ page }, use) => use(new SiteForm(page)),
});

/** Marks a test that only a campaign runs. By day, smaller tests notice most of its faults. */
export const campaign = { tag: '@campaign' };

export { expect };
