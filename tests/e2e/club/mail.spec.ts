import { expect, test } from './club.ts';
import { newEmail } from './guests.ts';

test('an address that looks like a slip is asked about once, and corrected only by the guest', async ({
  page,
  club,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/email-exists')) calls.push(request.postDataJSON().email);
  });
  await club.open();
  const suggestion = club.root.getByRole('status').locator('[data-suggestion]');
  await club.nameEmail('ana@gmial.com');
  await expect(suggestion).toContainText('Did you mean ana@gmail.com?');
  await expect(club.field('email_address')).toHaveValue('ana@gmial.com');
  await club.field('email_address').fill('ana@outlok.com');
  await expect(suggestion).toHaveCount(0);
  await club.submit.click();
  await expect(suggestion).toContainText('ana@outlook.com');
  await club.link('Correct the address').click();
  await expect(club.field('email_address')).toHaveValue('ana@outlook.com');
  await expect(club.field('email_address')).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  expect(calls).toEqual([]);

  // Somebody may really have it.
  const rare = newEmail().replace(/@.*/, '@gmial.com');
  await club.nameEmail(rare);
  await expect(suggestion).toBeVisible();
  await club.submit.click();
  await club.expectStep('registerCode');
  expect(calls).toEqual([rare]);
});

test('what providers have, and what is far from them, is not asked about', async ({ page, club }) => {
  await club.open();
  for (const domain of [
    'mail.com',
    'web.de',
    'mail.hr',
    'centrum.sk',
    'hotmail.co.uk',
    'example.com',
    'gmx.at',
  ]) {
    await page.route('**/api/loyalty/email-exists', (route) => route.abort(), { times: 1 });
    await club.nameEmail(`ana@${domain}`);
    await expect(club.trouble, domain).toBeVisible();
    await club.field('email_address').fill('');
    await expect(club.trouble).toHaveCount(0);
  }
});

test('the code leads to the inbox of a known provider, in a tab of its own', async ({ club }) => {
  await club.open();
  const email = newEmail();
  await club.nameEmail(email.replace(/@.*/, '@GMX.at'));
  await club.expectStep('registerCode');
  const inbox = club.root.getByRole('link', { name: 'Open GMX (opens in a new tab)' });
  await expect(inbox).toHaveAttribute('href', 'https://www.gmx.at/');
  await expect(inbox).toHaveAttribute('target', '_blank');
  await expect(inbox).toHaveAttribute('rel', /noopener/);
  await club.link('Use a different email address').click();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  await expect(club.root.locator('[data-inbox]')).toHaveCount(0);
});
