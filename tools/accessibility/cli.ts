import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { localeCodes } from '../../generated/locales.ts';
import playwrightConfig from '../../playwright.config.ts';
import { findViolations } from '../../tests/e2e/axe.ts';
import { startSite } from '../../tests/e2e/start-site.ts';
import { specimensOf } from '../../tests/e2e/templates.ts';

/*
 * `npm run accessibility` lets axe check the built site, each kind of page in every language, light and dark, prints
 * what it finds, and writes spec/data/accessibility.yaml, from which the accessibility statement says what was found and when.
 * `--every 8` checks every eighth of these pages, in minutes: still each language, and most kinds of pages.
 */
const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
const file = resolve(import.meta.dirname, '../../spec/data/accessibility.yaml');
const site = await startSite({});
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const paths = localeCodes
  .flatMap((locale) => specimensOf(locale).map(({ path }) => path))
  .filter((_path, index) => index % Number(values.every) === 0);
const rest = [...paths];
let faults = 0;
try {
  await Promise.all([check(), check()]);
} finally {
  await browser.close();
  site.child.kill('SIGTERM');
}
const result = {
  day: new Date().toISOString().slice(0, 10),
  engine: axe.version,
  pages: paths.length,
  languages: localeCodes.length,
  faults,
};
const lines = Object.entries(result).map(([name, value]) => `${name}: ${value}\n`);
await writeFile(
  file,
  `# yaml-language-server: $schema=../../generated/schema/accessibility.schema.json\n# Written by \`npm run accessibility\`; never by hand.\n${lines.join('')}`,
);
console.log(`${paths.length} pages, ${faults} faults: ${file}`);

/** Checks pages until none is left. */
async function check(): Promise<void> {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
  for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const found = await findViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await findViolations(page, { rules: ['color-contrast', 'link-in-text-block'] })));
    faults += found.length;
    process.stderr.write(`\r${paths.length - rest.length} of ${paths.length}`);
    for (const fault of found) console.log(path, JSON.stringify(fault));
  }
  await page.close();
}
