import { expect, test } from './club.ts';
import { logInMember, newEmail, opens, password, registerMember } from './guests.ts';

const newPassword = 'more i sunce';

test('a forgotten password is reset in three steps', async ({ page, club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open('/en/offers');
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.link('Forgotten your password?').click();
  await club.expectStep('resetPasswordEmail');
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await expect(club.root).toContainText(email);
  expect(await page.evaluate(() => sessionStorage.getItem('emailToReset'))).toBe(email);
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await club.field('password').fill(newPassword);
  await club.field('confirm_password').fill(newPassword);

  const loaded = page.waitForEvent('load');
  await club.submit.click();
  await expect(club.notice('PasswordChanged')).toBeFocused();
  await expect(club.notice('PasswordChanged')).toHaveText('Your password has been changed.');
  await loaded;
  await club.expectClosed();
  await expect(page).toHaveURL(/\/en\/offers$/);
  expect(await page.evaluate(() => sessionStorage.getItem('emailToReset'))).toBeNull();
  expect(await opens(siteUrl, email, password)).toBe(false);

  await club.opener.click();
  await club.expectStep('loginStep');
  await club.logIn(newPassword);
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});

test('the good news stand for a second before the dialog closes', { tag: '@campaign' }, async ({
  page,
  club,
  siteUrl,
}) => {
  const email = await registerMember(siteUrl);
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.link('Forgotten your password?').click();
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const name of ['password', 'confirm_password']) await club.field(name).fill(newPassword);
  const act = club.submit.click();
  await page.clock.runFor(100);
  await act;
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(club.notice('PasswordChanged')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(500);
  await expect(club.notice('PasswordChanged')).toBeVisible();
  await club.expectNewPage(() => page.clock.runFor(500));
  await club.expectClosed();
});

test('an e-mail without an account gets no code', async ({ club, siteUrl }) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await club.link('Forgotten your password?').click();
  await club.field('email_address').fill(newEmail());
  await club.submit.click();
  await club.expectError('email_address', 'InvalidEmail');
  await expect(club.field('email_address')).toBeFocused();
  await club.link('Use a different email address').click();
  await club.expectStep('registerEmail');
});

test('the code of the reset leads back to its e-mail, and is its own', { tag: '@campaign' }, async ({
  club,
  siteUrl,
}) => {
  const email = await registerMember(siteUrl);
  const other = newEmail();
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.link('Forgotten your password?').click();
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await club.field('code').fill('100000');
  await club.expectError('code', 'InvalidCode');
  await club.link('Use a different email address').click();
  await club.expectStep('resetPasswordEmail');
  await club.link('Use a different email address').click();
  await club.nameEmail(other);
  await club.expectStep('registerCode');
  await expect(club.root).toContainText(other);
  await expect(club.root).not.toContainText(email);
});

test('a member changes the password, is told so even after a look at another tab, and logs in with it', async ({
  page,
  context,
  club,
  siteUrl,
}) => {
  const email = await logInMember(context, siteUrl);
  await club.open();
  await club.expectStep('memberDetails');
  await club.root.getByText('Change password').click();
  await club.link('Forgotten your password?').click();
  await club.expectStep('resetPasswordEmail');
  await club.link('My details').click();
  await club.expectStep('memberDetails');
  await club.root.getByText('Change password').click();
  await club.link('Forgotten your password?').click();
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  for (const name of ['password', 'confirm_password']) await club.field(name).fill(newPassword);
  // The guest looks at another tab as soon as the password is changed.
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[data-notice="PasswordChanged"]') === null) return;
      watcher.disconnect();
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await club.expectNewPage(() => club.submit.click());
  // The new password has ended every session, this one too.
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  await club.expectStep('registerEmail');
  await expect(club.notice('PasswordChanged')).toHaveText('Your password has been changed.');
  expect(await opens(siteUrl, email, newPassword)).toBe(true);
});
