import type { Page, Route } from '@playwright/test';
import { sampleOf } from '../../runner/campaigns.ts';
import { expect, test } from './club.ts';
import { askForCode, newEmail, password, registerMember } from './guests.ts';

function problem(status: number, code: string, headers: Record<string, string> = {}) {
  return (route: Route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
      body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
    });
}

/** Ways in which a call does not get through, and what the guest is told. */
const troubles = [
  ['tooMany', problem(429, 'TooManyRequests', { 'retry-after': '150' }), /wait 3 minutes/],
  ['unavailable', problem(503, 'CrmUnavailable', { 'retry-after': '30' }), /not working at the moment/],
  ['unavailable', problem(500, 'Internal'), /not working at the moment/],
  ['connection', (route: Route) => route.abort('connectionrefused'), /could not reach our server/],
  // A portal that wants money for its wireless network answers everything, with its own page.
  ['connection', (route: Route) => route.fulfill({ body: '<!doctype html><p>Log in' }), /could not reach/],
] as const;

test('a call that does not get through loses nothing, and works when it is tried again', async ({
  page,
  club,
}) => {
  const email = newEmail();
  await club.open();
  for (const [kind, answer, text] of troubles) {
    await page.route('**/api/loyalty/email-exists', answer, { times: 1 });
    await club.nameEmail(email);
    await expect(club.trouble).toHaveAttribute('data-trouble', kind);
    await expect(club.trouble).toHaveText(text);
    await expect(club.field('email_address')).toHaveValue(email);
    await expect(club.submit).toBeFocused();
  }
  await club.submit.click();
  await club.expectStep('registerCode');
});

test('the details of a new member survive every trouble', async ({ page, club, siteUrl }) => {
  const { link } = await askForCode(siteUrl, newEmail());
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.fillDetails();
  const read = () =>
    club.root
      .locator('form :is(input, select)')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const typed = await read();
  for (const path of ['**/api/crm/update/**', '**/api/loyalty/register-loyalty-user']) {
    for (const [kind, answer] of sampleOf(troubles, 3, 0)) {
      await page.route(path, answer, { times: 1 });
      await club.submit.click();
      await expect(club.trouble).toHaveAttribute('data-trouble', kind);
      expect(await read()).toEqual(typed);
      // The message disappears with the next change.
      await club.field('first_name').fill('Eva');
      await expect(club.trouble).toHaveCount(0);
      await club.field('first_name').fill('Ana');
    }
  }
  await club.submit.click();
  await club.expectStep('loginStep');
});

test('every other call tells of trouble', { tag: '@campaign' }, async ({ page, club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open();
  await breakOnce(page, '**/api/crm/*');
  await club.nameEmail(email);
  await expect(club.trouble).toBeVisible();
  await club.submit.click();
  await club.expectStep('loginStep');
  await breakOnce(page, '**/api/loyalty/login-loyalty-user');
  await club.field('password').fill(password);
  await club.submit.click();
  await expect(club.trouble).toBeVisible();
  await expect(club.field('password')).toHaveValue(password);
  await club.link('Forgotten your password?').click();
  await breakOnce(page, '**/api/forms/activation-code');
  await club.submit.click();
  await expect(club.trouble).toBeVisible();
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await breakOnce(page, '**/api/forms/activation-code');
  await club.askForNewCode();
  await expect(club.trouble).toBeVisible();
  await breakOnce(page, '**/api/loyalty/verify-code');
  await club.enterCode(email);
  await expect(club.root.locator('form [data-trouble]')).toBeVisible();
  await club.submit.click();
  await club.expectStep('resetPassword');
  for (const name of ['password', 'confirm_password']) await club.field(name).fill('more i sunce');
  for (const path of ['loyalty-password-reset-request', 'loyalty-password-reset']) {
    await breakOnce(page, `**/api/loyalty/${path}`);
    await club.submit.click();
    await expect(club.trouble).toBeVisible();
  }
  await club.submit.click();
  await expect(club.notice('PasswordChanged')).toBeVisible();
});

test('a flow that has run out starts again at the e-mail', async ({ page, club, siteUrl }) => {
  const email = newEmail();
  const { link } = await askForCode(siteUrl, email);
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.fillDetails();
  await page.context().clearCookies({ name: 'sid' });
  await club.submit.click();
  await club.expectStep('registerEmail');
  await expect(club.notice('startAgain')).toBeVisible();
  await expect(club.field('email_address')).toBeFocused();
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('registerCode');
});

test('a reset that has run out starts again at its e-mail', async ({ page, club, siteUrl }) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await club.link('Forgotten your password?').click();
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await page.context().clearCookies({ name: 'sid' });
  await club.askForNewCode();
  await club.expectStep('resetPasswordEmail');
  await expect(club.notice('startAgain')).toBeVisible();
});

test('a double click sends once', async ({ page, club }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/loyalty/email-exists', async (route) => {
    await held.promise;
    await route.continue();
  });
  await club.open();
  await club.field('email_address').fill(newEmail());
  await club.submit.dblclick();
  await club.field('email_address').press('Enter');
  expect(calls).toHaveLength(1);
  held.resolve();
  await club.expectStep('registerCode');
  expect(calls.filter((url) => url.endsWith('/activation-code'))).toHaveLength(1);
});

function breakOnce(page: Page, path: string): Promise<unknown> {
  return page.route(path, (route) => route.abort('connectionreset'), { times: 1 });
}
