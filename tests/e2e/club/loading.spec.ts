import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { expect, test } from './club.ts';
import { askForCode, newEmail } from './guests.ts';

const failed = 'This window could not be loaded. Check your connection and press the button again.';

const parts = [
  ['script', '**/assets/dialog-*.js'],
  ['React', '**/assets/react-*.js'],
  ['texts', '**/assets/en-*.js'],
  ['styles', '**/assets/dialog-*.css'],
] as const;

for (const [part, pattern] of sampleOf(parts, 2, 0)) {
  test(`a dialog whose ${part} cannot be loaded says so, and is loaded by the next click`, async ({
    page,
    club,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/en/');
    const status = page.getByRole('status').filter({ hasText: failed });
    for (let time = 0; time < 2; time += 1) {
      await club.opener.click();
      await expect(status).toBeVisible();
      await expect(club.opener).not.toHaveAttribute('aria-busy');
    }
    await page.unroute(pattern);
    await club.opener.click();
    await club.expectStep('registerEmail');
    await expect(club.field('email_address')).toBeFocused();
    await expect(club.root).toHaveCSS('width', '680px');
    await page.keyboard.press('Escape');
    await expect(status).toHaveCount(0);
  });
}

test('an impatient guest who clicks twice gets one dialog', async ({ page, club }) => {
  const clicked = Promise.withResolvers<void>();
  await page.route('**/assets/dialog-*.js', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto('/en/');
  await club.opener.dblclick();
  await expect(club.opener).toHaveAttribute('aria-busy', 'true');
  clicked.resolve();
  await club.expectStep('registerEmail');
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('details can be given without the controls and lists that could not be loaded', async ({
  page,
  club,
  siteUrl,
}) => {
  const { link } = await askForCode(siteUrl, newEmail());
  for (const part of ['phone-field', 'date-field', 'phone-rules', 'common-passwords']) {
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  }
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.fillDetails();
  await expect(club.field('phone_number')).toHaveAttribute('autocomplete', 'tel');
  await club.submit.click();
  await club.expectStep('loginStep');
});

for (const [typed, early, late] of [
  ['91 234', ['GB', '91 234'], ['GB', '91 234', 'invalidPhone']],
  ['+1 416 555 0123', ['US', '4165550123'], ['CA', '416 555 0123']],
] as const) {
  test(`rules that come late apply to ${typed}, although the first download has failed`, async ({
    page,
    club,
    siteUrl,
    browserName,
  }) => {
    const { link } = await askForCode(siteUrl, newEmail());
    const [failed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/assets/{phone-rules,common-passwords}-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.route('**/assets/phone-field-*.js', async (route) => {
      await failed.promise;
      await route.continue();
    });
    // Firefox remembers failed imports.
    if (browserName === 'firefox') failed.resolve();
    else await page.route('**/assets/phone-rules-*.js', (route) => route.abort(), { times: 1 });
    page.on('requestfailed', () => failed.resolve());
    await club.followLink(link);
    await club.expectStep('registerMember');
    const expectPhone = async ([country, text, error]: readonly [string, string, ErrorKey?]) => {
      await expect(club.root.locator('.country-button')).toHaveAttribute('data-country', country);
      await expect(club.field('phone_number')).toHaveValue(text);
      await club.expectError('phone_number', error);
    };
    await club.field('phone_number').pressSequentially(typed);
    await club.field('password').fill('123456');
    await club.field('first_name').focus();
    await expectPhone(early);
    await club.expectError('password', undefined);
    released.resolve();
    await expectPhone(late);
    await club.expectError('password', 'InvalidPassword');
  });
}

test('without JavaScript the opener is a link to the programme', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/angebote');
  await page.getByRole('banner').getByRole('link', { name: 'Treueclub' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'loyalty-programme');
  await expect(page.locator('body')).toHaveAttribute('data-locale', 'de');
  await expect(page.locator('[data-change-consent]')).toBeHidden();
  await context.close();
});
