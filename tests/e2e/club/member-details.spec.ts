import { sampleOf } from '../../runner/campaigns.ts';
import { expect, test } from './club.ts';
import { logInMember } from './guests.ts';

test.beforeEach(async ({ context, club, siteUrl }) => {
  await logInMember(context, siteUrl);
  await club.open();
  await club.expectStep('memberDetails');
  await expect(club.root).toContainText('Marić');
});

test('the phone number is locked until it is to be changed, and then saved', async ({ page, club }) => {
  const phone = club.field('phone_number');
  await expect(phone).toHaveValue('91 234 5678');
  await expect(phone).not.toBeEditable();
  await club.link('Change: Phone number').click();
  await expect(phone).toBeFocused();
  await expect(phone).toBeEditable();
  await phone.fill('+385 1 4567 890');
  const update = page.waitForRequest('**/api/crm/update/**');
  await club.submit.click();
  expect((await update).postDataJSON()).toEqual([{ property: 'phone', value: '+38514567890' }]);
  await expect(club.notice('saved')).toBeVisible();
  await page.reload();
  await club.opener.click();
  await expect(club.field('phone_number')).toHaveValue('1 4567 890');
  await expect(club.field('phone_number')).not.toBeEditable();
});

const refused = [
  ['', 'CannotBeEmpty'],
  ['+385 91', 'invalidPhone'],
  ['000000000', 'invalidPhone'],
] as const;

for (const [typed, key] of sampleOf(refused, 3, 1)) {
  test(`the phone number ${JSON.stringify(typed)} is not saved`, async ({ page, club }) => {
    const updates: string[] = [];
    page.on('request', (request) => request.url().includes('/update/') && updates.push(request.url()));
    await club.link('Change: Phone number').click();
    await club.field('phone_number').fill(typed);
    await club.submit.click();
    await club.expectError('phone_number', key);
    await expect(club.field('phone_number')).toBeFocused();
    expect(updates).toEqual([]);
  });
}

test('the consent to marketing is changed here too', async ({ page, context, club }) => {
  const readConsent = async () =>
    JSON.parse(
      decodeURIComponent((await context.cookies()).find(({ name }) => name === 'consent')?.value ?? 'null'),
    );
  const choice = club.root.getByRole('checkbox', { name: 'Marketing cookies' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  expect(await readConsent()).toEqual({ necessary: true, marketing: true });
  await page.reload();
  await club.opener.click();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  expect(await readConsent()).toEqual({ necessary: true, marketing: false });
});

test('details that cannot be read say so, and the way out stays', { tag: '@campaign' }, async ({
  page,
  club,
}) => {
  await page.route('**/api/loyalty/member', (route) => route.abort());
  await page.reload();
  await club.opener.click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'connection');
  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
});

test('a log-out that does not get through says so', async ({ page, club }) => {
  await page.route('**/api/logout', (route) => route.abort(), { times: 1 });
  await club.root.locator('[data-logout]').click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'connection');
  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
});
