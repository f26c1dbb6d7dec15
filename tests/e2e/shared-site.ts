import { once } from 'node:events';
import type { FullConfig } from '@playwright/test';
import { publicOrigin } from '../server/integration/fixture/public-origin.ts';
import { type SiteEnv, startSite } from './start-site.ts';

/** Whether a browser can be told to find the origin that the build knows at another port. */
export function isMapped(browserName: string | undefined): boolean {
  return browserName === undefined || browserName === 'chromium';
}

/** Settings of each site of these tests: no rate limits, and the origin that the build knows where it can be mapped. */
export function settingsFor(browserName: string | undefined): SiteEnv {
  return { RATE_LIMITS: 'off', ...(isMapped(browserName) ? { SITE_URL: publicOrigin } : {}) };
}

/** Playwright's global setup: one site for all tests but those that need other settings. Its address is `SHARED_SITE`. */
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { url, child } = await startSite(settingsFor(projects[0]?.use.browserName));
  process.env.SHARED_SITE = url;
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The site ended by itself.');
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
