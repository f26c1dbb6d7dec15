import { createHash } from 'node:crypto';
import type { Route } from '@playwright/test';
import { campaign, expect, test } from '../site.ts';
import { newEmail, password, registerMember } from './guests.ts';

/** Answers a call as the server does where the business refuses. */
const refuse = (code: string) => (route: Route) => route.fulfill({ json: { success: false, code } });

test('a guest joins with the code of the mail, and is logged in', async ({ page, club }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const email = newEmail();
  await club.open('/en/offers');
  // There is no Google on this site.
  await expect(club.root.locator('[data-google]')).toBeHidden();
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const { vid, email: owner } = JSON.parse(kept.crmContact);
  expect([owner, kept.confirmationEmail]).toEqual([email, email]);

  await club.fillDetails();
  await club.join();
  expect(calls.slice(0, 9)).toEqual([
    'POST /api/loyalty/email-exists',
    `GET /api/crm/${encodeURIComponent(email)}`,
    `POST /api/crm/create/${encodeURIComponent(email)}`,
    'POST /api/forms/activation-code',
    'POST /api/loyalty/verify-code',
    `POST /api/crm/update/${vid}`,
    'POST /api/loyalty/register-loyalty-user',
    'POST /api/forms/registration',
    'POST /api/loyalty/login-loyalty-user',
  ]);
  await expect(page).toHaveURL(/\/en\/offers$/);
  await club.expectClosed();
  await expect(club.message).toHaveText('Welcome to the rewards club');
  await page.keyboard.press('Tab');
  await expect(club.message).toBeEmpty();
});

test('analytics are told of a new member by a hash of the e-mail in lower case', async ({ page, club }) => {
  const email = `Ana.${newEmail().toUpperCase()}`;
  await page.addInitScript(() => {
    window.dataLayer = [{ event: 'before' }];
  });
  await club.open('/de/');
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  await club.enterCode(email.toLowerCase());
  await club.expectStep('registerMember');
  await club.fillDetails();
  await club.joinOnly();
  const visitorEmail = createHash('sha256').update(email.toLowerCase()).digest('hex');
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'before' },
    { event: 'loyaltyUser', visitorEmail, visitorLanguage: 'de' },
  ]);
});

test('the registration can be sent only once the terms are accepted', async ({ page, club }) => {
  await club.reach('registerMember');
  await expect(club.submit).toBeDisabled();
  await expect(club.submit).toHaveAccessibleDescription('Accept the rules and conditions to continue.');
  const terms = club.root.getByRole('link', { name: 'Rules and conditions' });
  const [rules] = await Promise.all([page.waitForEvent('popup'), terms.click()]);
  await expect(rules.locator('body')).toHaveAttribute('data-route', 'loyalty-programme-rules');
  await rules.close();
  await club.fillDetails();
  await expect(club.submit).toBeEnabled();
  await club.field('terms').uncheck();
  await expect(club.submit).toBeDisabled();
  await club.field('first_name').press('Enter');
  await club.expectStep('registerMember');
});

test('every step of joining leads back to the e-mail, which is still there', campaign, async ({ club }) => {
  const email = await club.reach('registerCode');
  await club.link('Use a different email address').click();
  await club.expectStep('registerEmail');
  await expect(club.field('email_address')).toHaveValue(email);
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  await club.field('last_name').fill('Marić');
  await club.link('Use a different email address').click();
  await club.expectStep('registerEmail');
  await club.nameEmail(await registerMember(club.siteUrl));
  await club.expectStep('loginStep');
  // The details of another e-mail are gone.
  expect(await club.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Marić');
});

test('the titles are those that its speakers tell apart', campaign, async ({ club }) => {
  await club.reach('registerMember');
  for (const [locale, titles] of [
    ['en', ['Mr.', 'Ms.', 'Mrs.']],
    ['de', ['Mr.', 'Ms.']],
  ] as const) {
    await club.open(`/${locale}/`);
    await club.expectStep('registerMember');
    const options = club.field('title').locator('option');
    await expect(options).toHaveCount(titles.length + 1);
    const values = await options.evaluateAll((list) => list.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', ...titles]);
    // The system's own look would differ from that of the other fields.
    await expect(club.field('title')).toHaveCSS('appearance', 'none');
  }
  // Hint and error of the phone number name only the country that is shown.
  await expect(club.root.locator('.country-button')).toContainText('+49');
  await expect(club.field('phone_number')).toHaveAccessibleDescription(/Ländervorwahl/);
  await expect(club.field('phone_number')).not.toHaveAccessibleDescription(/\+(?!49)\d/);
});

test('what the server refuses is said, and can be sent again', campaign, async ({ page, club }) => {
  await club.reach('registerEmail');
  for (const [path, key] of [
    ['**/api/loyalty/email-exists', 'InvalidEmail'],
    ['**/api/crm/create/**', 'InvalidEmail'],
  ] as const) {
    await page.route(path, refuse(key), { times: 1 });
    await club.nameEmail(newEmail());
    await club.expectError('email_address', key);
  }
  const email = newEmail();
  await page.route('**/api/forms/activation-code', refuse('ErrorMessage'), { times: 1 });
  await club.nameEmail(email);
  await expect(club.problem).toHaveAttribute('data-error', 'ErrorMessage');
  await club.submit.click();
  await club.expectStep('registerCode');
  await page.route('**/api/forms/activation-code', refuse('ErrorMessage'), { times: 1 });
  await club.askForNewCode();
  await expect(club.root.locator('[data-error]')).toHaveAttribute('data-error', 'ErrorMessage');

  await club.enterCode(email);
  await club.expectStep('registerMember');
  await club.fillDetails();
  for (const path of ['**/api/crm/update/**', '**/api/loyalty/register-loyalty-user']) {
    await page.route(path, refuse('ErrorWithRegistering'), { times: 1 });
    await club.submit.click();
    await expect(club.problem).toHaveAttribute('data-error', 'ErrorWithRegistering');
    await expect(club.field('password')).toHaveValue(password);
    await expect(club.field('terms')).toBeChecked();
  }
  // A registration form that the CRM does not take is nobody’s concern.
  await page.route('**/api/forms/registration', (route) => route.abort());
  await club.joinOnly();
  await club.logIn();
  await club.expectMember();
});
