import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { publicOrigin } from '../server/integration/fixture/public-origin.ts';

const root = resolve(import.meta.dirname, '../..');
const alone = { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' };

/** Settings of the site besides those that every test needs. */
type SiteEnv = Readonly<Record<string, string>>;

export interface SiteFixtures {
  /** The checkout whose build is served; default: this one. */
  readonly siteFolder: string;
  /** Tests that need other settings get a site of their own. */
  readonly siteEnv: SiteEnv;
  /** Address of the site for this process. */
  readonly siteUrl: string;
  /** Origin of the site for the browser. */
  readonly origin: string;
}

/** Starts the built site on a free port; resolves with its address once it says that it is ready. */
export async function startSite(
  siteEnv: SiteEnv,
  siteFolder: string = root,
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('node', ['server/start/launch.mjs'], {
    cwd: siteFolder,
    env: { ...process.env, ...alone, ...siteEnv },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^http:\/\/\S+$/.test(line)) return { url: line, child };
  }
  throw new Error('The site ended before it was ready.');
}

/** Whether a browser can be told to find the origin that the build knows at another port. */
function isMapped(browserName: string): boolean {
  return browserName === 'chromium';
}

/** Playwright's test, with `baseURL` at a freshly started site with an empty database; one for each worker. */
export const test = base.extend<object, SiteFixtures>({
  siteFolder: [root, { scope: 'worker', option: true }],
  siteEnv: [{}, { scope: 'worker', option: true }],
  siteUrl: [
    async ({ siteEnv, siteFolder, browserName }, use) => {
      const settings = isMapped(browserName) ? { SITE_URL: publicOrigin } : {};
      const { url, child } = await startSite({ ...settings, ...siteEnv }, siteFolder);
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
});

export { expect };
