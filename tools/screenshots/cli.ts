import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type Locale, locales } from '../../generated/locales.ts';
import playwrightConfig from '../../playwright.config.ts';
import { startSite } from '../../tests/e2e/start-site.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { addressOf, views } from './views.ts';

/*
 * Takes screenshots of the built site: `npm run screenshots`. Every view in four languages, three widths, light and
 * dark, into tools/screenshots/out/; `--sheet` makes docs/contact-sheet.jpg of a selection; `--view`, `--locale`,
 * `--width` filter.
 */
const { values } = parseArgs({
  options: {
    view: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true, default: ['hr', 'de', 'ko', 'uk'] },
    width: { type: 'string', multiple: true, default: ['360', '768', '1440'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    sheet: { type: 'boolean', default: false },
  },
});

const folder = resolve(import.meta.dirname, 'out');
const heights: Readonly<Record<string, number>> = { 360: 740, 768: 1024 };

await mkdir(folder, { recursive: true });
const site = await startSite({});
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  for (const width of values.width) {
    for (const colorScheme of values.scheme as ('light' | 'dark')[]) {
      for (const locale of values.locale as Locale[]) {
        const context = await browser.newContext({
          baseURL: site.url,
          colorScheme,
          locale: locales[locale].bcp47,
          reducedMotion: 'reduce',
          viewport: { width: Number(width), height: heights[width] ?? 900 },
        });
        // The consent dialog has screenshots of its own.
        await context.addCookies([{ name: 'consent', value: '%7B%22necessary%22%3Atrue%7D', url: site.url }]);
        const page = await context.newPage();
        for (const view of views.filter(({ name }) => values.view?.includes(name) ?? true)) {
          await page.goto(addressOf(view, locale));
          await page.evaluate(loadEverything);
          const name = `${view.name}-${locale}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          console.log(name);
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  site.child.kill('SIGTERM');
}
if (values.sheet) {
  const file = resolve(import.meta.dirname, '../../docs/contact-sheet.jpg');
  await writeContactSheet(folder, file);
  console.log(file);
}

/** Loads lazy pictures below the window, because a screenshot shows the whole page. */
async function loadEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
