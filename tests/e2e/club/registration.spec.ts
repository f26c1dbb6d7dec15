import { createHash } from 'node:crypto';
import { expect, test } from './club.ts';
import { newEmail, readMails, registerMember } from './guests.ts';

test('a guest joins with the code of the mail, and logs in', async ({ page, club }) => {
  const email = newEmail();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await club.open('/en/offers');
  await club.expectStep('registerEmail');
  // There is no Google on this site.
  await expect(club.root.locator('[data-google]')).toBeHidden();
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  const { vid, email: owner } = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('crmContact'))) ?? '{}',
  );
  expect({ vid: typeof vid, owner }).toEqual({ vid: 'string', owner: email });
  expect(await page.evaluate(() => sessionStorage.getItem('confirmationEmail'))).toBe(email);

  await club.fillDetails();
  await club.submit.click();
  await club.expectStep('loginStep');
  await expect(club.notice('joined')).toBeVisible();
  expect(calls).toEqual([
    'POST /api/loyalty/email-exists',
    `GET /api/crm/${encodeURIComponent(email)}`,
    `POST /api/crm/create/${encodeURIComponent(email)}`,
    'POST /api/forms/activation-code',
    'POST /api/loyalty/verify-code',
    `POST /api/crm/update/${vid}`,
    'POST /api/loyalty/register-loyalty-user',
    'POST /api/forms/registration',
  ]);

  await club.logIn();
  await expect(page).toHaveURL(/\/en\/offers$/);
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await club.expectClosed();
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
  await club.submit.click();
  await club.expectStep('loginStep');
  const visitorEmail = createHash('sha256').update(email.toLowerCase()).digest('hex');
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'before' },
    { event: 'loyaltyUser', visitorEmail, visitorLanguage: 'de' },
  ]);
});

test('an e-mail with account and contact goes on to the password', async ({ page, club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await expect(club.root).toContainText(email);
  expect(await page.evaluate(() => sessionStorage.getItem('confirmationEmail'))).toBe(email);
});

test('every step of joining leads back to the e-mail, which is still there', async ({ club, siteUrl }) => {
  const email = newEmail();
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  await club.link('Use a different email address').click();
  await club.expectStep('registerEmail');
  await expect(club.field('email_address')).toHaveValue(email);
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  await club.link('Use a different email address').click();
  await club.expectStep('registerEmail');
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await club.link('Use a different email address').click();
  await club.expectStep('registerEmail');
});

test('a new code ends the old one', async ({ club, siteUrl }) => {
  const email = newEmail();
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  const [{ code: old = '' } = {}] = await readMails(siteUrl, email);
  await club.askForNewCode();
  await expect(club.notice('newCodeSent')).toBeVisible();
  await club.field('code').fill(old);
  await club.expectError('code', 'InvalidCode');
  await club.enterCode(email);
  await club.expectStep('registerMember');
});

test('the registration can be sent only once the terms are accepted', async ({ page, club }) => {
  await club.open();
  await club.proveEmail(newEmail());
  await club.expectStep('registerMember');
  await expect(club.submit).toBeDisabled();
  await expect(club.submit).toHaveAccessibleDescription('Accept the rules and conditions to continue.');
  const terms = club.root.getByRole('link', { name: 'Rules and conditions' });
  const [rules] = await Promise.all([page.waitForEvent('popup'), terms.click()]);
  await expect(rules.locator('body')).toHaveAttribute('data-route', 'loyalty-programme-rules');
  await expect(rules.locator('body')).toHaveAttribute('data-locale', 'en');
  await rules.close();
  await club.fillDetails();
  await expect(club.submit).toBeEnabled();
  await club.field('terms').uncheck();
  await expect(club.submit).toBeDisabled();
  await club.field('first_name').press('Enter');
  await club.expectStep('registerMember');
});

for (const [locale, titles] of [
  ['en', ['Mr.', 'Ms.', 'Mrs.']],
  ['de', ['Mr.', 'Ms.']],
] as const) {
  test(`the titles of ${locale} are those that its speakers tell apart`, { tag: '@campaign' }, async ({
    club,
  }) => {
    await club.open(`/${locale}/`);
    await club.proveEmail(newEmail());
    await club.expectStep('registerMember');
    const options = club.field('title').locator('option');
    await expect(options).toHaveCount(titles.length + 1);
    const values = await options.evaluateAll((list) => list.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', ...titles]);
  });
}

test('what is said of the phone number names no other country than the one shown', {
  tag: '@campaign',
}, async ({ club }) => {
  await club.open('/de/');
  await club.proveEmail(newEmail());
  await club.expectStep('registerMember');
  await expect(club.root.locator('.country-button')).toContainText('+49');
  const phone = club.field('phone_number');
  await expect(phone).toHaveAccessibleDescription(/Ländervorwahl/);
  await expect(phone).not.toHaveAccessibleDescription(/\+(?!49)\d/);
});
