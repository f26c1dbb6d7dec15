import { campaign, expect, test } from '../site.ts';

const engine = 'https://book.example.com';

test.use({ siteEnv: { BOOKING_URL_TEMPLATE: `${engine}/?property={property}&lang={locale}&promo={promo}` } });

test('a guest is led to the property, a member with a signed value', campaign, async ({ page, club }) => {
  const link = page.locator('a[data-booking]');
  await page.goto('/de/hotel-soline-brela');
  await expect(link).toHaveAttribute('href', /^https:\/\/book\.example\.com\/\?property=DSH\d+&lang=de$/);
  await club.becomeMember();
  await page.route(`${engine}/**`, (route) => route.fulfill({ body: 'booked' }));
  await page.reload();
  await link.click();
  await page.waitForURL(`${engine}/**`);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('promo')).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/);
  expect(searchParams.get('lang')).toBe('de');
});
