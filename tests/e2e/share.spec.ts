import { findPage } from '../../generated/routes/index.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

test('sharing copies the address of the page and says so', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(pathOf('why-visit-brela', 'de'));
  const share = page.locator('[data-share]');
  await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toHaveCount(0);
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.share').getByRole('status')).toHaveText('Link kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    origin + pathOf('why-visit-brela', 'de'),
  );
  await expect(share).toBeFocused();
});

test('a narrowed list or a searched address is shared as the page itself', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`${pathOf('hvar', 'ko')}?utm_source=mail#content`);
  await page.locator('[data-share]').click();
  await expect(page.locator('.share').getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathOf('hvar', 'ko'));
});

test('without JavaScript the page is sent on by e-mail', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const locale of ['en', 'ko', 'fr'] as const) {
    await page.goto(pathOf('free-dinner', locale));
    const address = new URL((await page.locator('[data-share]').getAttribute('href')) ?? '');
    expect(address.protocol).toBe('mailto:');
    expect(address.searchParams.get('subject')).toBe(findPage('free-dinner', locale)?.title);
    expect(address.searchParams.get('body')).toBe(origin + pathOf('free-dinner', locale));
  }
  await context.close();
});
