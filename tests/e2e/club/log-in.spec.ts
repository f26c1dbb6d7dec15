import type { Page } from '@playwright/test';
import { expect, test } from './club.ts';
import { ClubDialog } from './club-dialog.ts';
import { logInMember, newEmail, password, registerMember } from './guests.ts';

test('logging in makes the documented calls and reloads the page', async ({ page, club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open('/en/offers');
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  const calls: [string, unknown][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push([pathname, request.postDataJSON()]);
  });
  await club.logIn();

  const user = JSON.parse(decodeURIComponent(await readCookie(page, 'user')));
  const { recordId } = user;
  expect(user).toEqual({ email, recordId, userId: expect.any(String), isGoogle: false });
  const sync = { email, password: '', attributeName: 'record_id', attributeValue: recordId, locale: 'en' };
  expect(calls[0]).toEqual(['/api/loyalty/login-loyalty-user', { email, password, locale: 'en' }]);
  expect(new Map(calls.slice(1))).toEqual(
    new Map<string, unknown>([
      ['/api/cookie', null],
      ['/api/promo-cookie', null],
      ['/api/loyalty/update-loyalty-user', sync],
    ]),
  );
  expect(await readCookie(page, 'promo')).not.toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('confirmationEmail'))).toBeNull();
  await expect(page).toHaveURL(/\/en\/offers$/);
  await club.expectClosed();
});

test('the header has other words for a member than for a guest', async ({ page, context, club, siteUrl }) => {
  await page.goto('/en/');
  await expect(club.opener).toHaveAccessibleName('Rewards club');
  await expect(club.opener.locator('.for-members')).toBeHidden();
  await logInMember(context, siteUrl);
  await page.goto('/en/');
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await expect(club.opener).toHaveAccessibleName('Welcome back My membership');
  await expect(club.opener.locator('.for-guests')).toBeHidden();

  await club.opener.click();
  await club.expectStep('memberDetails');
  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  expect(await readCookie(page, 'user')).toBe('');
  await club.opener.click();
  await club.expectStep('registerEmail');
});

test('a wrong password says so, and the right one is taken after it', async ({ club, siteUrl }) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await club.field('password').fill('not the password');
  await club.submit.click();
  await expect(club.problem).toHaveAttribute('data-error', 'LoginUnsuccessful');
  await expect(club.field('password')).toHaveValue('not the password');
  await club.logIn();
  await club.expectClosed();
});

test('the button is inactive while the answer is awaited', async ({ page, club, siteUrl }) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/loyalty/login-loyalty-user', async (route) => {
    await held.promise;
    await route.continue();
  });
  await club.field('password').fill('not the password');
  await club.submit.click();
  await expect(club.submit).toBeDisabled();
  await expect(club.submit).toHaveText('Sending…');
  held.resolve();
  await expect(club.problem).toHaveAttribute('data-error', 'LoginUnsuccessful');
  await expect(club.submit).toBeEnabled();
  await expect(club.submit).toBeFocused();
});

test('calls after the log-in that fail do not undo it', { tag: '@campaign' }, async ({
  page,
  club,
  siteUrl,
}) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  for (const path of ['/api/cookie', '/api/promo-cookie', '/api/loyalty/update-loyalty-user']) {
    await page.route(`**${path}`, (route) => route.abort());
  }
  await club.logIn();
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});

test('a member whose session has ended elsewhere is a guest again', async ({
  page,
  context,
  club,
  siteUrl,
}) => {
  const email = await logInMember(context, siteUrl);
  await context.clearCookies({ name: 'sid' });
  // Another tab, or an answer, may have the storage cleared after the page has reloaded itself.
  await page.addInitScript(() => sessionStorage.clear());
  await club.open();
  await club.expectStep('registerEmail');
  await expect(club.notice('startAgain')).toBeVisible();
  await expect(club.field('email_address')).toHaveValue('');
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  expect(await readCookie(page, 'user')).toBe('');
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.logIn();
  await club.opener.click();
  await club.expectStep('memberDetails');
});

test('a member is never led into a registration that was begun before', async ({
  context,
  club,
  siteUrl,
}) => {
  await club.open();
  await club.nameEmail(newEmail());
  await club.expectStep('registerCode');
  await logInMember(context, siteUrl);
  await club.open();
  await club.expectStep('memberDetails');
});

test('a log-in and a log-out in one tab show in the others', { tag: '@campaign' }, async ({
  page,
  context,
  club,
  siteUrl,
}) => {
  await page.goto('/en/');
  const second = new ClubDialog(await context.newPage(), siteUrl);
  // Its dialog is open at another e-mail, and stays there.
  await second.open('/en/offers');
  await second.field('email_address').fill('guest@example.org');
  await page.bringToFront();
  const email = await registerMember(siteUrl);
  await club.opener.click();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.logIn();
  await expect(second.page.locator('html')).toHaveAttribute('data-member', '');
  await second.page.bringToFront();
  await expect(second.field('email_address')).toHaveValue('guest@example.org');
  await second.page.keyboard.press('Escape');
  await expect(second.opener).toHaveAccessibleName('Welcome back My membership');
  await second.opener.click();
  await second.expectStep('memberDetails');
  await expect(second.root).toContainText(email);

  await page.bringToFront();
  await club.opener.click();
  await club.expectStep('memberDetails');
  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  await second.page.bringToFront();
  await expect(second.opener).toHaveAccessibleName('Rewards club');
  await second.expectClosed();
  await second.opener.click();
  await second.expectStep('registerEmail');
  await expect(second.field('email_address')).toHaveValue('');
});

test('a log-out in another tab is known to a dialog that is closed', { tag: '@campaign' }, async ({
  page,
  context,
  club,
  siteUrl,
}) => {
  await logInMember(context, siteUrl);
  await club.open();
  await club.expectStep('memberDetails');
  await page.keyboard.press('Escape');
  const second = new ClubDialog(await context.newPage(), siteUrl);
  await second.open();
  await second.expectNewPage(() => second.root.locator('[data-logout]').click());
  await page.bringToFront();
  await expect(club.opener).toHaveAccessibleName('Rewards club');
  await club.opener.click();
  await club.expectStep('registerEmail');
});

/** The value of a cookie as it was set; '' where there is none. */
async function readCookie(page: Page, name: string): Promise<string> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value ?? '';
}
