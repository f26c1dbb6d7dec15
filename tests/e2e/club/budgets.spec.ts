import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { sampleOf } from '../../runner/campaigns.ts';
import { measureAssets } from '../measure-assets.ts';
import { expect, test } from './club.ts';
import { newEmail } from './guests.ts';

/** Addresses of the assets that a page asks for from now on. */
function watchAssets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
  });
  return asked;
}

const visits = [
  ['/en/', 'en-GB'],
  ['/ko/', 'ko-KR'],
  ['/ko/', 'de-DE'],
  ['/', 'uk-UA'],
  ['/de/angebote', 'de-AT'],
  ['/en/hotel-soline-brela', 'ko-KR'],
  ['/en/hotel-soline-brela', 'ja-JP'],
] as const;

for (const [path, language] of sampleOf(visits, 3, 2)) {
  test.describe(`${path} for a guest who reads ${language}`, () => {
    test.use({ locale: language });

    test('loads one small script, its styles and fonts, and nothing of the dialog', async ({
      page,
      siteUrl,
    }) => {
      const asked = watchAssets(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.move(600, 500);
      await page.locator('main').click({ position: { x: 3, y: 3 } });
      await page.waitForLoadState('networkidle');
      const ofKind = (ending: string) => [...new Set(asked)].filter((address) => address.endsWith(ending));
      const [scripts, styles, fonts] = [ofKind('.js'), ofKind('.css'), ofKind('.woff2')];
      // The booking bar brings the styles of forms.
      const sheets = (await page.locator('.booking-bar').count()) > 0 ? 2 : 1;
      expect([scripts.length, styles.length]).toEqual([1, sheets]);
      expect(fonts.length).toBeLessThanOrEqual(2);
      expect(new Set(asked).size).toBe(1 + sheets + fonts.length);
      expect(await measureAssets(siteUrl, scripts)).toBeLessThanOrEqual(4 * 1024);
      expect(await measureAssets(siteUrl, styles)).toBeLessThanOrEqual(10 * 1024);
      const inline = await page
        .locator('style')
        .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
      expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(4 * 1024);
      const code = await (await fetch(siteUrl + new URL(scripts[0] ?? '').pathname)).text();
      const own = code.replaceAll(/"\/assets\/[^"]*"/g, '');
      expect(/react|useState|createRoot/i.exec(own)).toBeNull();
    });
  });
}

for (const intent of ['the pointer', 'the focus'] as const) {
  test(`${intent} on the opener asks for all of the first step at once`, async ({ page, club, siteUrl }) => {
    await page.goto('/en/', { waitUntil: 'networkidle' });
    const asked = watchAssets(page);
    await club.opener.click();
    await club.expectStep('registerEmail');
    await page.waitForLoadState('networkidle');
    const needed = new Set(asked);
    expect(needed.size).toBeGreaterThanOrEqual(3);

    await page.goto('/en/', { waitUntil: 'networkidle' });
    const held = new Set<string>();
    // Nothing of it comes, so that nothing can be asked for only after something else has come.
    await page.route('**/assets/**', (route) => void held.add(route.request().url()));
    if (intent === 'the pointer') await club.opener.hover();
    else await club.opener.focus();
    await expect.poll(() => held).toEqual(needed);
    expect(await measureAssets(siteUrl, needed)).toBeLessThanOrEqual(90 * 1024);
  });
}

test('what is known of phone numbers and passwords is loaded with the details', async ({ page, club }) => {
  const asked = watchAssets(page);
  const rules = () => new Set(asked.filter((address) => /phone-rules|common-passwords/.test(address)));
  await club.open();
  await club.nameEmail(newEmail());
  await club.expectStep('registerCode');
  await page.waitForLoadState('networkidle');
  expect(rules().size).toBe(0);
  await club.link('Use a different email address').click();
  await club.proveEmail(newEmail());
  await club.expectStep('registerMember');
  await expect.poll(() => rules().size).toBe(2);
});

test('members and guests who have been here load the dialog from the cache', async ({ page, club }) => {
  await club.open();
  await club.expectStep('registerEmail');
  const fromServer: string[] = [];
  page.on('response', async (response) => {
    const isAsset = new URL(response.url()).pathname.startsWith('/assets/');
    const { responseBodySize } = await response.request().sizes();
    if (isAsset && responseBodySize > 0) fromServer.push(response.url());
  });
  await page.goto('/en/offers');
  await club.opener.click();
  await club.expectStep('registerEmail');
  expect(fromServer).toEqual([]);
});
