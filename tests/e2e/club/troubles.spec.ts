import type { Route } from '@playwright/test';
import { campaign, expect, test } from '../site.ts';
import { newEmail, registerMember } from './guests.ts';

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
  await club.reach('registerEmail');
  const email = newEmail();
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

test('a flow that has run out starts again at the e-mail', async ({ club, context }) => {
  const email = await club.reach('registerMember');
  await club.fillDetails();
  await context.clearCookies({ name: 'sid' });
  await club.submit.click();
  await club.expectStep('registerEmail');
  await expect(club.notice('startAgain')).toBeVisible();
  await expect(club.field('email_address')).toBeFocused();
  await expect(club.field('email_address')).toHaveValue(email);
  await club.submit.click();
  await club.expectStep('registerCode');
});

test('a double click sends once', campaign, async ({ club }) => {
  const calls = club.watchCalls('/api/');
  const release = await club.hold('**/api/loyalty/email-exists');
  await club.open();
  await club.field('email_address').fill(newEmail());
  await club.submit.dblclick();
  await club.field('email_address').press('Enter');
  expect(calls).toHaveLength(1);
  release();
  await club.expectStep('registerCode');
  expect(calls.filter((path) => path.endsWith('/activation-code'))).toHaveLength(1);
});

test('an account without a contact goes on to the password', campaign, async ({ page, club }) => {
  const answer = (path: string, json: object) => page.route(path, (route) => route.fulfill({ json }));
  await answer('**/api/crm/*', { error: 'NotFound' });
  // The server sends no code while there is a contact.
  await answer('**/api/forms/activation-code', { success: true });
  await answer('**/api/loyalty/verify-code', { success: true });
  await club.open();
  await club.nameEmail(await registerMember(club.siteUrl));
  await club.expectStep('registerCode');
  // A reload forgets nothing of it.
  await page.reload();
  await club.opener.click();
  await club.expectStep('registerCode');
  await club.field('code').fill('100000');
  await club.expectStep('loginStep');
  await club.logIn();
  await club.expectMember();
});
