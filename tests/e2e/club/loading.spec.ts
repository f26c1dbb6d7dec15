import { campaign, expect, test } from '../site.ts';

const failed = 'This window could not be loaded. Check your connection and press the button again.';

for (const [part, pattern, ...details] of [
  ['script', '**/assets/dialog-*.js'],
  ['React', '**/assets/react-*.js', campaign],
  ['texts', '**/assets/en-*.js', campaign],
  ['styles', '**/assets/dialog-*.css', campaign],
] as const) {
  test(
    `a dialog whose ${part} cannot be loaded says so, and is loaded by the next click`,
    details[0] ?? {},
    async ({ page, club }) => {
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
    },
  );
}

test('details can be given without controls that could not be loaded', campaign, async ({ page, club }) => {
  for (const part of ['phone-field', 'date-field', 'phone-rules', 'common-passwords'])
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  await club.reach('registerMember');
  await club.fillDetails();
  await expect(club.field('phone_number')).toHaveAttribute('autocomplete', 'tel');
  await club.join();
});

test(
  'rules that come late, at a second try, apply to what was typed',
  campaign,
  async ({ page, club, browserName }) => {
    const release = await club.hold('**/assets/{phone-rules,common-passwords}-*.js');
    const letFieldCome = await club.hold('**/assets/phone-field-*.js');
    // Firefox remembers failed imports.
    if (browserName === 'firefox') letFieldCome();
    else await page.route('**/assets/phone-rules-*.js', (route) => route.abort(), { times: 1 });
    page.on('requestfailed', letFieldCome);
    await club.reach('registerMember');
    const [phone, country] = [club.field('phone_number'), club.root.locator('.country-button')];
    await phone.pressSequentially('+1 416 555 0123');
    await club.field('password').fill('123456');
    await club.field('first_name').focus();
    await expect(country).toHaveAttribute('data-country', 'US');
    await expect(phone).toHaveValue('4165550123');
    await club.expectError('password', undefined);
    release();
    await expect(country).toHaveAttribute('data-country', 'CA');
    await expect(phone).toHaveValue('416 555 0123');
    await club.expectError('password', 'InvalidPassword');
  },
);
