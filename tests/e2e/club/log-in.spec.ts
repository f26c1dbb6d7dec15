import type { Page } from '@playwright/test';
import { campaign, expect, test } from '../site.ts';
import { password, registerMember } from './guests.ts';

/** The value of a cookie as it was set; '' where there is none. */
async function readCookie(page: Page, name: string): Promise<string> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value ?? '';
}

test('logging in makes the documented calls and reloads the page', async ({ page, club }) => {
  const email = await club.reach('loginStep', '/en/offers');
  await expect(club.root).toContainText(email);
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

test('a wrong password says so, the right one is taken after it, and the header knows the member', async ({
  page,
  club,
}) => {
  await club.reach('loginStep');
  await expect(club.opener).toHaveAccessibleName('Rewards club');
  await club.field('password').fill('not the password');
  await club.submit.click();
  await expect(club.problem).toHaveAttribute('data-error', 'LoginUnsuccessful');
  await expect(club.field('password')).toHaveValue('not the password');
  await club.logIn();
  await club.expectClosed();
  await expect(club.opener).toHaveAccessibleName('Welcome back My membership');
  await expect(club.message).toHaveText('You are logged in.');

  await club.opener.click();
  await expect(club.message).toBeEmpty();
  await club.expectStep('memberDetails');
  await club.logOut();
  await club.expectMember(false);
  expect(await readCookie(page, 'user')).toBe('');
  await club.opener.click();
  await club.expectStep('registerEmail');
});

test('calls after the log-in that fail do not undo it', campaign, async ({ page, club }) => {
  await club.reach('loginStep');
  for (const path of ['/api/cookie', '/api/promo-cookie', '/api/loyalty/update-loyalty-user'])
    await page.route(`**${path}`, (route) => route.abort());
  await club.logIn();
  await club.expectMember();
});

test(
  'a member whose session has ended elsewhere is a guest again',
  campaign,
  async ({ page, context, club }) => {
    const email = await club.reach('memberDetails');
    await context.clearCookies({ name: 'sid' });
    // Another tab, or an answer, may have the storage cleared after the page has reloaded itself.
    await page.addInitScript(() => sessionStorage.clear());
    await club.open();
    await club.expectStep('registerEmail');
    await expect(club.notice('startAgain')).toBeVisible();
    await expect(club.field('email_address')).toHaveValue('');
    await club.expectMember(false);
    expect(await readCookie(page, 'user')).toBe('');
    await club.nameEmail(email);
    await club.expectStep('loginStep');
    await club.logIn();
    await club.opener.click();
    await club.expectStep('memberDetails');
  },
);

test('a member is never led into a registration that was begun before', campaign, async ({ club }) => {
  await club.reach('registerCode');
  await club.reach('memberDetails');
});

test('a log-in and a log-out in one tab show in the others', campaign, async ({ page, club, siteUrl }) => {
  await page.goto('/en/');
  const second = await club.inNewTab();
  // Its dialog is open at another e-mail, and stays there.
  await second.open('/en/offers');
  await second.field('email_address').fill('guest@example.org');
  await page.bringToFront();
  const email = await registerMember(siteUrl);
  await club.opener.click();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.logIn();
  await second.expectMember();
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
  await club.logOut();
  await second.page.bringToFront();
  await expect(second.opener).toHaveAccessibleName('Rewards club');
  await second.expectClosed();
  await second.opener.click();
  await second.expectStep('registerEmail');
  await expect(second.field('email_address')).toHaveValue('');
});

test('a page that the browser has kept from before knows the member', campaign, async ({ page, club }) => {
  await club.open();
  await page.keyboard.press('Escape');
  await club.becomeMember();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await club.expectMember();
  await club.opener.click();
  await club.expectStep('memberDetails');
});
