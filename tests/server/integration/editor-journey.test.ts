import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import playwrightConfig from '../../../playwright.config.ts';
import { findViolations } from '../../e2e/axe.ts';
import { withDevServer } from './fixture/dev-server.ts';
import { withStarted } from './fixture/started.ts';

const server = withDevServer();
const browser = withStarted<Browser>(
  () => chromium.launch(playwrightConfig.use?.launchOptions),
  (started) => started.close(),
);

/** An offer that may end a day earlier, with its file. */
function findOffer() {
  for (const file of globSync(join(server.folder, 'spec/routes/offers/*.yaml')).sort()) {
    const text = readFileSync(file, 'utf8');
    const { stay, booking } = parse(text).assumed ?? {};
    if (!(stay?.to > (booking?.to ?? stay?.to) && stay.to > stay.from)) continue;
    const end = new Date(`${stay.to}T00:00Z`);
    end.setUTCDate(end.getUTCDate() - 1);
    const [, key = ''] = /([^/]+)\.yaml$/.exec(file) ?? [];
    return { file, key, text, lastDay: stay.to, earlier: end.toISOString().slice(0, 10) };
  }
  throw new Error('No offer may end a day earlier.');
}

const titles = { hr: 'Novi naslov za probu', en: 'A new title to try', de: 'Ein neuer Titel' };

async function chooseLanguage(page: Page, locale: string) {
  await page.getByLabel('Language', { exact: true }).selectOption(locale);
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test('an editor changes title and days of an offer in three languages, beside somebody else', async () => {
  const { file, key, text, lastDay, earlier } = findOffer();
  const url = await server.url();
  const context = await browser().newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(300_000);
  const page = await context.newPage();
  await page.goto(`${url}/en/offer/${key}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await frame.locator('h1').waitFor();
  expect(await findViolations(page, { part: 'main' })).toEqual([]);
  const other = await context.newPage();
  await other.goto(page.url());
  await title(other).waitFor();

  for (const [locale, text] of Object.entries(titles)) {
    await chooseLanguage(page, locale);
    await title(page).fill(text);
  }
  const last = page.locator('[data-fact=stay]').getByLabel('To', { exact: true });
  await last.focus();
  // 31 February, as a date field of the United States takes it.
  await page.keyboard.type('02312027');
  await save(page);
  await page.getByText('a date or a number is incomplete or does not exist').waitFor();
  expect(readFileSync(file, 'utf8')).toBe(text);
  await last.fill('2000-01-01');
  await save(page);
  // The bar names the field as the form does, until it is edited.
  const fault = page.locator('.notice').getByText('Dates of stay');
  await fault.waitFor();
  expect(readFileSync(file, 'utf8')).toBe(text);
  await last.fill(lastDay);
  await fault.waitFor({ state: 'detached' });
  await last.fill(earlier);
  await save(page);
  await page.getByText('Saved.').waitFor();
  for (const [locale, text] of Object.entries(titles)) {
    await chooseLanguage(page, locale);
    await frame.getByRole('heading', { level: 1, name: text }).waitFor();
  }
  await page.getByRole('button', { name: 'New from a copy' }).click();
  expect(await page.getByLabel('Title, English').inputValue()).toBe(titles.en);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const before = parse(text).locales;
  const wanted = Object.entries(titles).reduce(
    (edited, [locale, to]) => edited.replace(`title: ${before[locale].title}`, `title: ${to}`),
    text.replace(`to: ${lastDay} }`, `to: ${earlier} }`),
  );
  expect(readFileSync(file, 'utf8')).toBe(wanted);

  await title(other).fill('What somebody else typed');
  await save(other);
  await other.getByText('Nothing was written.').waitFor();
  expect(readFileSync(file, 'utf8')).toBe(wanted);
  expect(await title(other).inputValue()).toBe('What somebody else typed');
  await save(other);
  await other.getByText('Saved.').waitFor();
  expect(readFileSync(file, 'utf8')).toBe(wanted.replace(titles.en, 'What somebody else typed'));

  await other.locator('[data-fact=stay]').getByLabel('To', { exact: true }).fill('1999-01-01');
  await save(other);
  await other.locator('[data-fact=stay] .error-detail').first().waitFor();
  expect(readFileSync(file, 'utf8')).not.toContain('1999');
});

test('a copy of an offer gets its page beside the form', async () => {
  const { file, key } = findOffer();
  const url = await server.url();
  const page = await browser().newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(`${url}/dev/editor?entry=${key}&locale=en`);
  await page.getByRole('button', { name: 'New from a copy' }).click();
  await page.getByLabel('Key, which is the English slug').fill('a-copy-to-try');
  await page.getByLabel('Title, English').fill('A copy to try');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'A copy to try' }).waitFor();
  const copied = readFileSync(file.replace(key, 'a-copy-to-try'), 'utf8');
  expect(parse(copied).assumed).toEqual(parse(readFileSync(file, 'utf8')).assumed);
});
