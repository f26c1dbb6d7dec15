import { campaign, expect, test } from '../site.ts';
import { newEmail, opens, password, textOnFocus } from './guests.ts';

const newPassword = 'more i sunce';

test('a forgotten password is reset in three steps', async ({ page, club, siteUrl }) => {
  const email = await club.reach('resetPasswordEmail', '/en/offers');
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await expect(club.root).toContainText(email);
  expect(await page.evaluate(() => sessionStorage.getItem('emailToReset'))).toBe(email);
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await club.choosePassword(newPassword);

  const loaded = page.waitForEvent('load');
  const text = textOnFocus(page, 'PasswordChanged');
  await club.submit.click();
  expect(await text).toBe('Your password has been changed.');
  await loaded;
  await club.expectClosed();
  await expect(club.message).toHaveText('Your password has been changed.');
  await expect(page).toHaveURL(/\/en\/offers$/);
  expect(await page.evaluate(() => sessionStorage.getItem('emailToReset'))).toBeNull();
  expect(await opens(siteUrl, email, password)).toBe(false);

  await club.opener.click();
  await club.expectStep('loginStep');
  await club.logIn(newPassword);
  await club.expectMember();
});

test('the code of the reset leads back to its e-mail, and is its own', campaign, async ({ club }) => {
  const email = await club.reach('resetPassswordCode');
  await club.field('code').fill('100000');
  await club.expectError('code', 'InvalidCode');
  await club.link('Use a different email address').click();
  await club.expectStep('resetPasswordEmail');
  await club.link('Use a different email address').click();
  const other = newEmail();
  await club.nameEmail(other);
  await club.expectStep('registerCode');
  await expect(club.root).toContainText(other);
  await expect(club.root).not.toContainText(email);
});

test('a member resets the password, and sees a notice', campaign, async ({ page, club, siteUrl }) => {
  const email = await club.reach('memberDetails');
  for (const isReturning of [true, false]) {
    await club.root.getByText('Change password').click();
    await club.link('Forgotten your password?').click();
    await club.expectStep('resetPasswordEmail');
    if (isReturning) await club.link('My details').click();
  }
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await club.choosePassword(newPassword);
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
  await club.expectMember(false);
  await club.expectStep('registerEmail');
  await expect(club.notice('PasswordChanged')).toHaveText('Your password has been changed.');
  expect(await opens(siteUrl, email, newPassword)).toBe(true);
});
