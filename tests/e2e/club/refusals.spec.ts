import type { Route } from '@playwright/test';
import { expect, test } from './club.ts';
import { askForCode, newEmail, password, registerMember } from './guests.ts';

/** Answers a call as the server does where the business refuses. */
const refuse = (code?: string) => (route: Route) =>
  route.fulfill({ json: code === undefined ? { success: false } : { success: false, code } });

test('a code that cannot be sent', async ({ page, club }) => {
  const email = newEmail();
  await page.route('**/api/forms/activation-code', refuse('ErrorMessage'), { times: 1 });
  await club.open();
  await club.nameEmail(email);
  await expect(club.problem).toHaveAttribute('data-error', 'ErrorMessage');
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('registerCode');
  await page.route('**/api/forms/activation-code', refuse('ErrorMessage'), { times: 1 });
  await club.askForNewCode();
  await expect(club.root.locator('[data-error]')).toHaveAttribute('data-error', 'ErrorMessage');
});

test('an e-mail that the server does not take', async ({ page, club }) => {
  await club.open();
  await page.route('**/api/loyalty/email-exists', refuse('InvalidEmail'), { times: 1 });
  await club.nameEmail(newEmail());
  await club.expectError('email_address', 'InvalidEmail');
  await page.route('**/api/crm/create/**', refuse('InvalidEmail'), { times: 1 });
  await club.nameEmail(newEmail());
  await club.expectError('email_address', 'InvalidEmail');
});

test('a code that is not the one, five times, is no longer good', async ({ club }) => {
  const email = newEmail();
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  for (const code of ['100001', '100002', '100003', '100004', '100005']) {
    await club.field('code').fill(code);
    await club.expectError('code', 'InvalidCode');
    await club.field('code').fill('1');
    await club.expectError('code', 'InvalidCode');
  }
  await club.enterCode(email);
  await club.expectError('code', 'InvalidCode');
  await club.askForNewCode();
  await expect(club.notice('newCodeSent')).toBeVisible();
  await club.enterCode(email);
  await club.expectStep('registerMember');
});

for (const [name, path] of [
  ['the contact', '**/api/crm/update/**'],
  ['the account', '**/api/loyalty/register-loyalty-user'],
] as const) {
  test(`a registration whose ${name.slice(4)} is refused keeps all that was typed`, async ({
    page,
    club,
    siteUrl,
  }) => {
    const { link } = await askForCode(siteUrl, newEmail());
    await club.followLink(link);
    await club.expectStep('registerMember');
    await club.fillDetails();
    await page.route(path, refuse('ErrorWithRegistering'), { times: 1 });
    await club.submit.click();
    await expect(club.problem).toHaveAttribute('data-error', 'ErrorWithRegistering');
    await expect(club.field('password')).toHaveValue(password);
    await expect(club.field('terms')).toBeChecked();
    await club.submit.click();
    await club.expectStep('loginStep');
  });
}

test('a registration form that the CRM does not take is nobody’s concern', async ({
  page,
  club,
  siteUrl,
}) => {
  const { link } = await askForCode(siteUrl, newEmail());
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.fillDetails();
  await page.route('**/api/forms/registration', (route) => route.abort());
  await club.submit.click();
  await club.expectStep('loginStep');
  await expect(club.notice('joined')).toBeVisible();
});

test('a new password that is refused can be tried again', async ({ page, club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  const { link } = await askForCode(siteUrl, email, 'reset');
  await club.followLink(link);
  await club.expectStep('resetPassword');
  for (const name of ['password', 'confirm_password']) await club.field(name).fill('more i sunce');
  await page.route('**/api/loyalty/loyalty-password-reset', refuse('ErrorResettingPassword'), { times: 1 });
  await club.submit.click();
  await expect(club.problem).toHaveAttribute('data-error', 'ErrorResettingPassword');
  await expect(club.field('password')).toHaveValue('more i sunce');
  await club.submit.click();
  await expect(club.notice('PasswordChanged')).toBeVisible();
});
