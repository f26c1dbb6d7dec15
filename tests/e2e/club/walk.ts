import { expect, test } from '@playwright/test';
import type { Locale } from '../../../generated/locales.ts';
import { locales } from '../../../generated/locales.ts';
import type { ClubDialog, Step } from './club-dialog.ts';
import { newEmail, password } from './guests.ts';

/** Content of a step. */
export type State = Step | `${Step}: ${string}`;

/**
 * Goes through every step of the dialog in a language, and calls `look` at each and at each of its errors.
 * @param look gets what the dialog shows at the moment
 */
export async function walk(
  club: ClubDialog,
  locale: Locale,
  look: (state: State) => Promise<void>,
): Promise<void> {
  test.slow();
  const { page } = club;
  const email = newEmail();
  await club.open(`${locales[locale].prefix}/`);
  await look('registerEmail');
  await club.submit.click();
  await club.expectError('email_address', 'RequiredEmailAddress');
  await look('registerEmail: error');
  await page.route('**/api/loyalty/email-exists', (route) => route.abort(), { times: 1 });
  await club.nameEmail(email);
  await expect(club.trouble).toBeVisible();
  await look('registerEmail: trouble');

  await club.submit.click();
  await club.expectStep('registerCode');
  await look('registerCode');
  await club.field('code').fill('100000');
  await club.expectError('code', 'InvalidCode');
  await look('registerCode: error');

  await club.enterCode(email);
  await club.expectStep('registerMember');
  await club.root.locator('.country-button').waitFor();
  await look('registerMember');
  await club.root.locator('.country-button').click();
  await club.root.getByRole('listbox').waitFor();
  await look('registerMember: countries');
  await page.keyboard.press('Escape');
  await club.field('terms').check();
  await club.submit.click();
  await club.expectError('confirm_password', 'RequiredConfirmPassword');
  await look('registerMember: errors');
  await club.fillDetails();
  await look('registerMember: filled in');

  await club.submit.click();
  await club.expectStep('loginStep');
  await look('loginStep: joined');
  await club.field('password').fill('not the password');
  await club.submit.click();
  await expect(club.problem).toBeVisible();
  await look('loginStep: error');

  await club.root.locator('.ways-on button').first().click();
  await club.expectStep('resetPasswordEmail');
  await look('resetPasswordEmail');
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await look('resetPassswordCode');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await look('resetPassword');
  await club.submit.click();
  await club.expectError('password', 'RequiredPassword');
  await look('resetPassword: errors');

  for (const name of ['password', 'confirm_password']) await club.field(name).fill(password);
  await club.submit.click();
  await expect(club.notice('PasswordChanged')).toBeVisible();
  await page.waitForEvent('load');
  await club.opener.click();
  await club.expectStep('loginStep');
  await look('loginStep');
  await club.logIn();
  await club.opener.click();
  await club.expectStep('memberDetails');
  await club.submit.waitFor();
  await look('memberDetails');
}
