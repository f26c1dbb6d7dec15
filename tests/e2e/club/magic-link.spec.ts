import { messages } from '../../../generated/messages/index.ts';
import { findViolations } from '../axe.ts';
import { campaign, expect, test } from '../site.ts';
import { askForCode, newEmail, opens, password, registerMember, textOnFocus, waitForMail } from './guests.ts';

test('the link of a registration is used by a press, in another browser, and not by loading its page', async ({
  page,
  club,
  browser,
  siteUrl,
}) => {
  const email = newEmail();
  await club.open('/de/angebote');
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  const { link = '' } = await waitForMail(siteUrl, email);

  const context = await browser.newContext();
  const scanner = await club.inNewTab(context);
  await scanner.page.goto(link);
  await scanner.expectStep('useLink');
  const phone = await club.inNewTab(context);
  await phone.page.goto(link);
  await phone.expectStep('useLink');
  await expect(phone.heading).toBeFocused();
  const masked = email.replace(/^(.).*@/, '$1•••@');
  await expect(phone.root.locator('.intro')).toHaveText(messages.de.club.linkFor({ email: masked }));
  expect(await findViolations(phone.page, { part: 'dialog', least: 3 })).toEqual([]);
  await phone.page.keyboard.press('Tab');
  await expect(phone.linkButton).toBeFocused();
  await phone.page.keyboard.press('Enter');
  await phone.expectStep('registerMember');
  await expect(phone.root).toContainText(email);
  await phone.fillDetails();
  await Promise.all([phone.page.waitForURL('/de/'), phone.submit.click()]);
  await phone.expectMember();
  await phone.expectClosed();
  await scanner.linkButton.click();
  await scanner.expectStep('registerEmail');
  await expect(scanner.notice('linkExpired')).toBeVisible();
  // From now on, its page says so by itself; to guests.
  await context.clearCookies();
  await scanner.page.goto(link);
  await scanner.expectStep('registerEmail');
  await expect(scanner.notice('linkExpired')).toBeVisible();
  await context.close();
  // The browser that asked has not been let in by it.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user');
});

test('closing the details that a link opened leads home', campaign, async ({ page, club, siteUrl }) => {
  for (const [locale, home, close] of [
    ['hr', '/', () => club.root.locator('[data-close]').click()],
    ['ko', '/ko/', () => page.keyboard.press('Escape')],
    ['en', '/en/', () => club.root.evaluate((dialog: HTMLDialogElement) => dialog.close())],
  ] as const) {
    const { link } = await askForCode(siteUrl, newEmail(), 'registration', locale);
    expect(new URL(link).pathname).toBe(home);
    await club.followLink(link);
    await club.expectStep('registerMember');
    await Promise.all([page.waitForURL(home), close()]);
    await club.expectClosed();
    await club.opener.click();
    await club.expectStep('registerMember');
  }
});

test('what the connection fails for is tried again', campaign, async ({ page, club, siteUrl }) => {
  const { link } = await askForCode(siteUrl, newEmail());
  for (const call of ['find-link', 'email-exists'])
    await page.route(`**/api/loyalty/${call}`, (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await club.expectStep('registerEmail');
  await expect(club.notice('connectionFailed')).toBeVisible();
  await page.keyboard.press('Escape');
  await club.opener.click();
  await club.linkButton.click();
  await expect(club.trouble).toBeVisible();
  await page.keyboard.press('Escape');
  await club.opener.click();
  await club.linkButton.click();
  await club.expectStep('registerMember');
});

test('the link of a reset leads to the new password, and home', campaign, async ({ page, club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  const { link } = await askForCode(siteUrl, email, 'reset', 'fr');
  await club.followLink(link);
  await club.expectStep('resetPassword');
  await page.reload();
  await club.expectStep('resetPassword');
  await club.choosePassword('more i sunce');
  const text = textOnFocus(page, 'PasswordChanged');
  await club.submit.click();
  expect(await text).toContain('mot de passe');
  await page.waitForURL('/fr/');
  expect(await opens(siteUrl, email, 'more i sunce')).toBe(true);
  expect(await opens(siteUrl, email, password)).toBe(false);
});
