import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Browser, chromium } from '@playwright/test';
import playwrightConfig from '../../../playwright.config.ts';

/** A mid-range phone on a slow network: Chromium’s “Slow 4G”, with a processor four times slower. */
const network = {
  offline: false,
  // A round trip of 150 ms, times 3.75, as DevTools applies it to a request.
  latency: 562.5,
  // 1.6 and 0.75 Mbit/s in bytes a second; nine tenths of it reach the application.
  downloadThroughput: (1.6 * 2 ** 20 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const slowdown = 4;
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page on a slow phone with an empty cache. */
export interface SlowPhone {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** Starts the browser that tests use. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(playwrightConfig.use?.launchOptions);
}

export async function takeSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context: BrowserContext = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}
