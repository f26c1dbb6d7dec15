import { test as base, expect } from './club.ts';
import { logInMember } from './guests.ts';

const engine = 'https://book.example.com';
const path = '/de/hotel-soline-brela';

const test = base.extend({
  siteEnv: [
    {
      RATE_LIMITS: 'off',
      BOOKING_URL_TEMPLATE: `${engine}/?property={property}&lang={locale}&promo={promo}`,
    },
    { scope: 'worker' },
  ],
});

base('without a booking engine there is no link to it', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('[data-booking]')).toBeHidden();
});

test('a guest is led to the property in the page’s language, without a value', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('a[data-booking]')).toHaveAttribute(
    'href',
    /^https:\/\/book\.example\.com\/\?property=DSH\d+&lang=de&promo=$/,
  );
});

test('a member takes a signed value along', async ({ page, context, siteUrl }) => {
  await logInMember(context, siteUrl);
  await page.route(`${engine}/**`, (route) => route.fulfill({ body: 'booked' }));
  await page.goto(path);
  await page.locator('a[data-booking]').click();
  await page.waitForURL(`${engine}/**`);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('promo')).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/);
  expect(searchParams.get('lang')).toBe('de');
});
