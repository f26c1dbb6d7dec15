/** Pages that are read: the aside beside a text, the way to the page, and questions. */
import { localeCodes } from '../../generated/locales.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

/** Pages with an aside: contents, short and long; maps; a booking bar; facts. */
const besides = [
  'privacy-policy',
  'loyalty-programme',
  'loyalty-programme-rules',
  'kids-stay-free',
  'brela',
  'hotel-soline-brela',
  'free-dinner',
  'tavern-vallum-bol',
] as const;

for (const locale of ['en', 'de', 'uk', 'ko'] as const) {
  test(`${locale}: an aside is no scroller in the page, and one that stays is seen to its end`, {
    ...(locale !== 'en' && campaign),
  }, async ({ page }) => {
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const key of besides) {
        await page.goto(pathOf(key, locale));
        const { inner, end } = await page.evaluate(() => {
          const aside = document.querySelector('.with-aside > aside');
          const text = document.querySelector('.with-aside > div')?.getBoundingClientRect();
          if (!aside || !text) return { inner: 0, end: 0 };
          const inner = aside.scrollHeight - aside.clientHeight;
          // Where the text beside it ends at the window's lower edge.
          scrollTo({ top: scrollY + text.bottom - innerHeight, behavior: 'instant' });
          const stays = getComputedStyle(aside).position === 'sticky';
          return { inner, end: stays ? aside.getBoundingClientRect().bottom : 0 };
        });
        expect.soft(inner, `${key} at ${width}×${height}`).toBe(0);
        expect.soft(end, `${key} at ${width}×${height}`).toBeLessThanOrEqual(height);
      }
    }
  });
}

test('a line of the way to a page begins with a name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(pathOf('mice-soline-brela', 'en'));
  const separators = await page
    .locator('.breadcrumbs li')
    .evaluateAll((items) =>
      items.map((item) =>
        ['::before', '::after'].map((part) => getComputedStyle(item, part).content !== 'none'),
      ),
    );
  expect(separators.map(([before]) => before)).not.toContain(true);
  expect(separators.map(([, after]) => after)).toEqual(separators.map((_, at) => at < separators.length - 1));
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.locator('.breadcrumbs li:visible').last();
  expect(await last.evaluate((item) => getComputedStyle(item, '::after').display)).toBe('none');
});

test('a page that is not found has the way home above its title', async ({ page }) => {
  await page.goto('/en/no-such-page');
  const home = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('href', '/en/');
});

test('further lines of a question begin below the first', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(pathOf('faq', 'de'));
  const starts = await page
    .locator('.prose summary h3')
    .evaluateAll((all) =>
      all.map((heading) => new Set([...heading.getClientRects()].map(({ left }) => left)).size),
    );
  expect(starts.length).toBeGreaterThan(0);
  expect(new Set(starts)).toEqual(new Set([1]));
});

for (const [name, key, last] of [
  ['contents of a long text', 'privacy-policy', 'a'],
  ['facts of a restaurant', 'tavern-vallum-bol', '[data-fact="hours"] li'],
] as const) {
  test(`${name} unfold in narrow windows, and stand beside it in wide ones`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathOf(key, 'de'));
    const contents = page.locator('.contents');
    const [summary, item] = [contents.locator('> details > summary'), contents.locator(last).last()];
    await expect(item).toBeHidden();
    await summary.click();
    await expect(item).toBeVisible();
    await summary.click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(summary).toBeHidden();
    await expect(item).toBeVisible();
  });
}

for (const locale of ['en', 'hr', 'de', 'uk', 'ko'] as const) {
  test(`${locale}: the text of a property, a place or the like begins within one and a half windows of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const key of [
      'hotel-alga-tucepi',
      'hotel-elaphusa-bol-brac',
      'brela',
      'bol',
      'tavern-vallum-bol',
      'soline',
      'alga',
    ] as const) {
      await page.goto(pathOf(key, locale));
      const { y = 0 } = (await page.locator('[data-body] > :first-child').boundingBox()) ?? {};
      expect(y, key).toBeLessThan(1.5 * 844);
    }
  });
}

test('the button of the narrowest bar has two lines at most', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of localeCodes) {
    await page.goto(pathOf('holiday-village-alan-starigrad-paklenica', locale));
    const { height = 0 } = (await page.locator('.ask-bar > .button').boundingBox()) ?? {};
    expect(height, locale).toBeLessThan(60);
  }
});

test('the e-mail address of the office is on one line in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const key of ['stay-enquiry', 'reservation-office'] as const) {
    await page.goto(pathOf(key, 'de'));
    const address = page.locator('main [href^="mailto:"]').first();
    expect(await address.evaluate((one) => one.getClientRects().length), key).toBe(1);
  }
});

test('on dark, a box that nobody has chosen has the colour of a field', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathOf('group-enquiry', 'en'));
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  const field = await background('.enquiry select');
  expect(await background('.enquiry [type="radio"]:not(:checked)')).toBe(field);
});
