import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page as BrowserPage } from '@playwright/test';
import { chromium } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { findAll } from '../documents/fixture/find-all.ts';
import { findViolations } from '../e2e/axe.ts';
import { bringChromium } from '../e2e/bring-chromium.ts';
import { findChromium } from '../e2e/find-chromium.ts';
import { dayFromToday } from '../e2e/forms/days.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { createFolder, open } from '../server/conformance/store/engines-under-test.ts';
import { exampleEnquiry } from '../server/conformance/store/examples.ts';
import { ask } from '../server/integration/fixture/ask.ts';
import {
  type Page,
  readLocales,
  readMessages,
  readPages,
  run,
  runScript,
  spec,
  withLodges,
} from './fixture/lodges.ts';
import { readMailbox, requestStay } from './fixture/stay-request.ts';

const site = withLodges();
const dist = resolve(import.meta.dirname, '../..', spec, 'dist');

let pages: readonly Page[];
/** Windows and colours: each page is looked at in two of them by day, in a campaign in all. */
const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** Documents by path. */
const documents = new Map<string, string>();

beforeAll(async () => {
  pages = await readPages();
  for (const { path } of pages) {
    const { status, text } = await ask(site(), encodeURI(path));
    expect(status, path).toBe(200);
    documents.set(path, text);
  }
});

test('its pictures are those of its drawings', () => {
  run('tools/media/cli.ts', '--check');
});

test('every path is a page with a title of its own, its language and its direction', async () => {
  const locales = await readLocales();
  expect(Object.values(locales).map(({ dir }) => dir)).toContain('rtl');
  const titles = new Set<string>();
  for (const { path, locale, documentTitle } of pages) {
    const html = documents.get(path) ?? '';
    const { bcp47, dir } = locales[locale] ?? {};
    const [title = '', ...others] = findAll(html, /<title>([^<]*)<\/title>/g);
    expect([title.startsWith(documentTitle), others], path).toEqual([true, []]);
    titles.add(title);
    expect(html, path).toContain(`<html lang="${bcp47}"${dir === undefined ? '' : ` dir="${dir}"`}>`);
  }
  expect(titles.size).toBe(pages.length);
});

test('every link within the site leads to a page or a file, and every anchor to a place', async () => {
  const links = new Set(
    [...documents.values()].flatMap((html) => findAll(html, /\s(?:href|src)="(\/[^"]*)"/g)),
  );
  expect(links.size).toBeGreaterThan(pages.length);
  const dead: string[] = [];
  for (const link of links) {
    const [address = '', anchor] = link.split('#');
    const { status, text } = await ask(site(), address);
    if (status !== 200 || (anchor !== undefined && !text.includes(`id="${anchor}"`))) dead.push(link);
  }
  expect(dead).toEqual([]);
});

test('a site without a rewards club has no button, no dialog and no API', async () => {
  const ofClub = /rewards-club|data-first-step|class="club/;
  const withClub = [...documents].filter(([, html]) => ofClub.test(html)).map(([path]) => path);
  expect(withClub).toEqual([]);
  for (const path of ['/api/session', '/api/loyalty/email-exists']) {
    expect((await ask(site(), path)).status, path).toBe(404);
  }
  const code = globSync('*/{client,server}/**/*.{js,mjs,css}', { cwd: dist });
  expect(code).not.toEqual([]);
  const codeOfClub = /createDialog|createLoyaltyHandlers|argon2|\[data-first-step|accountRemovedIntro/;
  expect(code.filter((file) => codeOfClub.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  expect((await ask(site(), '/readyz')).status).toBe(200);
});

test('a request in Arabic is thanked, and arrives in Arabic at the guest and in English at the office', async () => {
  const { email, reference, thanks } = await requestStay(site(), pageOf('request-a-stay', 'ar').path);
  expect(decodeURI(thanks.path)).toBe(pageOf('thank-you', 'ar').path);
  expect(thanks.html).toContain('dir="rtl"');
  expect(thanks.html).toContain(`<strong data-reference="">${reference}</strong>`);

  await expect.poll(async () => (await readMailbox(site())).length).toBe(2);
  const mails = await readMailbox(site());
  const expected = [
    { to: email, locale: 'ar' },
    { to: 'rooms@firnlodges.example', locale: 'en' },
  ];
  for (const { to, locale } of expected) {
    const { field } = await readMessages(locale);
    const mail = mails.find((candidate) => candidate.to === to);
    expect(mail?.subject).toContain(`${pageOf('request-a-stay', locale).title}: `);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text, to).toContain(pageOf('larch-house-valdorna', locale).title);
    for (const part of [field?.petDetails, 'كلب صغير'])
      expect(mail?.text.includes(String(part)), to).toBe(to !== email);
  }
});

test('one guest’s data are exported and removed on a site without a rewards club', async () => {
  const url = `sqlite:${join(await createFolder(), 'site.db')}`;
  const store = await open(url);
  await store.migrate();
  for (const reference of ['AAAA-AAAA', 'BBBB-BBBB'])
    await store.enquiries.add(exampleEnquiry({ reference, form: 'stay', about: null }));
  await store.close();
  const guest = (command: string) => runScript('guest', url, command, 'Ana@example.com');
  const { status, stdout } = guest('export');
  expect([status, JSON.parse(stdout).enquiries.length]).toEqual([0, 2]);
  const removed = guest('remove');
  expect([removed.status, removed.stdout]).toEqual([0, expect.stringContaining('enquiries 2')]);
  expect(guest('export')).toMatchObject({ status: 1, stdout: '' });
});

test('nothing of our own site is on its pages', async () => {
  const { site: ours } = await import('../../generated/site.ts');
  const withName = [...documents].filter(([, html]) => html.includes(ours.name)).map(([path]) => path);
  expect(withName).toEqual([]);
});

test('axe finds nothing, at 360 and 1280 pixels, in light and dark, in both directions', async () => {
  expect(await bringChromium()).toBe(true);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'consent', value: 'necessary', url: site().url }]);
    const faults: string[] = [];
    for (const [index, { path }] of specimens().entries()) {
      await page.goto(site().url + encodeURI(path));
      for (const { width, colorScheme } of sampleOf(looks, 2, index)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const found = await findFaults(page);
        faults.push(...found.map((fault) => `${path}, ${width}, ${colorScheme}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('the booking bar in Arabic leads to the form, whose errors fit into 360 pixels', async () => {
  expect(await bringChromium()).toBe(true);
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
    await page.context().addCookies([{ name: 'consent', value: 'necessary', url: site().url }]);
    await page.goto(site().url + pageOf('larch-house-valdorna', 'ar').path);
    const arrival = dayFromToday(30);
    await page.locator('.booking-bar #arrival').fill(arrival);
    await page.locator('.booking-bar button').click();
    await page.waitForURL((url) => url.pathname === pageOf('request-a-stay', 'ar').path);
    expect(await page.locator('#arrival').inputValue()).toBe(arrival);
    expect(await page.locator('.form-about').textContent()).toContain(
      pageOf('larch-house-valdorna', 'ar').title,
    );
    expect(await page.locator('form.enquiry').evaluate((form) => getComputedStyle(form).direction)).toBe(
      'rtl',
    );

    await page.locator('form.enquiry .button').click();
    const { errors } = await readMessages('ar');
    await page.locator('#email_address-error').waitFor();
    expect(await page.locator('#email_address-error').textContent()).toBe(errors?.RequiredEmailAddress);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page), `${width}`).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

function pageOf(key: string, locale: string): Page {
  const found = pages.find((page) => page.key === key && page.locale === locale);
  if (found === undefined) throw new Error(`There is no page ${key} in ${locale}.`);
  return found;
}

/** One page of each area and template, in every locale. */
function specimens(): readonly Page[] {
  const byKind = new Map(
    pages.map((page) => [
      [page.locale, page.area, page.controller, page.path.split('/').length].join(),
      page,
    ]),
  );
  return [...byKind.values()];
}

/** Findings of axe, and whether the page is wider than its window. */
async function findFaults(page: BrowserPage): Promise<readonly unknown[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await findViolations(page)), ...(excess > 0 ? [`${excess} pixels too wide`] : [])];
}
