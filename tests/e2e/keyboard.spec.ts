import { expect, test } from './site.ts';

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/en/offers');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

test('every stop in the header is visible and shows that it has the focus', async ({ page }) => {
  await page.goto('/en/offers');
  const stops = await page.locator('header :is(a, summary, button):visible').count();
  expect(stops).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    const outline = await focused.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).not.toBe('none');
  }
});

test('the language is changed by keyboard alone', async ({ page }) => {
  await page.goto('/en/offers');
  await page.locator('header summary', { hasText: 'English' }).focus();
  await page.keyboard.press('Enter');
  const german = page.locator('header a[hreflang="de"]');
  await expect(german).toBeVisible();
  await german.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/angebote$/);
});

test('the menu of a phone is opened by keyboard and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/');
  await page.locator('header summary').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-route', 'hotels');
});
