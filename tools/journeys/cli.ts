import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import { startSite } from '../../tests/e2e/start-site.ts';
import { journeys } from './journeys.ts';
import { walk } from './walk.ts';

/*
 * `npm run journeys` walks the journeys of guests on the built site and prints the steps and the pixels scrolled of each,
 * as the rows of docs/journeys.md. `--day 2026-11-29` is the day of the site.
 */
const { values } = parseArgs({ options: { day: { type: 'string' } } });
const site = await startSite(values.day === undefined ? {} : { SITE_DAY: values.day });
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  for (const journey of journeys) {
    const { steps, scrolled } = await walk(browser, site.url, journey);
    console.log(`| ${journey.question} | ${journey.window} | ${steps} | ${scrolled} |`);
  }
} finally {
  await browser.close();
  site.child.kill('SIGTERM');
}
