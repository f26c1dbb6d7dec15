import { readFileSync } from 'node:fs';
import { messages } from '../../../generated/messages/index.ts';
import type { Guest } from '../../server/club-api/guest.ts';
import { campaign, expect, test } from '../site.ts';
import { logIn, opens, password, waitForCode } from './guests.ts';

const { club: texts } = messages.en;
const another = 'novo more sunca';

let email = '';
test.beforeEach(async ({ club }) => {
  email = await club.reach('memberDetails');
  await expect(club.root).toContainText('Marić');
});

const isSignedIn = async (guest: Guest) => (await guest.call('setPromoCookie')).body.success;

test('a new password takes the present one, and is confirmed', async ({ club, siteUrl }) => {
  await club.root.getByText(texts.changePassword).click();
  const send = club.root.locator('[data-part="password"] [type="submit"]');
  await club.field('current_password').fill('not my password');
  await club.choosePassword(another);
  await send.click();
  await club.expectError('current_password', 'LoginUnsuccessful');
  await expect(club.field('current_password')).toBeFocused();
  await club.field('current_password').fill(password);
  await send.click();
  await expect(club.notice('passwordChanged')).toBeVisible();
  expect(await opens(siteUrl, email, password)).toBe(false);
  expect(await opens(siteUrl, email, another)).toBe(true);
});

test('devices are listed, and logged out one by one or together', campaign, async ({ club, siteUrl }) => {
  const agents = ['Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'X11; Linux x86_64) Chrome/140'];
  const [firefox, chrome, unknown] = [
    await logIn(siteUrl, email, `Mozilla/5.0 (${agents[0]}`),
    await logIn(siteUrl, email, `Mozilla/5.0 (${agents[1]}`),
    await logIn(siteUrl, email),
  ];
  await club.page.reload();
  await club.opener.click();
  await club.root.getByText(texts.devices).click();
  const others = club.root.locator('[data-session="elsewhere"]');
  await expect(others.locator('dt')).toHaveText([texts.unknownDevice, 'Chrome, Linux', 'Firefox, Windows']);
  await expect(club.root.locator('[data-session="here"]')).toContainText(texts.thisDevice);

  await club.link(texts.logOutThere({ device: 'Firefox, Windows' })).click();
  await expect(club.notice('loggedOutThere')).toBeVisible();
  await expect(others).toHaveCount(2);
  expect([await isSignedIn(firefox), await isSignedIn(chrome)]).toEqual([false, true]);

  await club.link(texts.logOutOthers).click();
  await expect(club.notice('loggedOutOthers')).toBeVisible();
  await expect(others).toHaveCount(0);
  expect([await isSignedIn(chrome), await isSignedIn(unknown)]).toEqual([false, false]);
});

test('all data are downloaded as one file, at a second try, too', campaign, async ({ page, club }) => {
  await page.route('**/api/loyalty/member-data', (route) => route.abort(), { times: 1 });
  await club.root.getByText(texts.downloadData).click();
  await club.link(texts.downloadData).click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'connection');
  const downloading = page.waitForEvent('download');
  await club.link(texts.downloadData).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({ email, contacts: [{ lastname: 'Marić' }] });
  expect(Date.parse(data.sessions[0].createdAt)).not.toBeNaN();
  await expect(club.notice('downloaded')).toBeVisible();
  await expect(club.trouble).toHaveCount(0);
});

test('the account is deleted with a code and a last question', async ({ club, siteUrl }) => {
  await club.root.getByText(texts.deleteAccount).click();
  const part = club.root.locator('[data-part="removal"]');
  await expect(part).toContainText(email);
  const before = await waitForCode(siteUrl, email);
  await part.getByRole('button', { name: messages.en.form.sendCode }).click();
  await expect(club.field('code')).toBeVisible();
  await expect.poll(async () => (await waitForCode(siteUrl, email)).code).not.toBe(before.code);
  const mail = await waitForCode(siteUrl, email);
  expect([mail.subject, mail.link]).toEqual([messages.en.mail.removalCodeSubject, undefined]);
  await club.field('code').fill(mail.code === '111111' ? '222222' : '111111');
  await club.expectError('code', 'InvalidCode');
  await club.field('code').fill(mail.code ?? '');
  await expect(part).toContainText(texts.deleteConfirm);
  expect(await opens(siteUrl, email, password)).toBe(true);
  await part.locator('[data-remove]').click();
  await expect(club.notice('deleted')).toBeVisible();
  await club.expectStep('registerEmail');
  expect(await opens(siteUrl, email, password)).toBe(false);
  await club.expectMember(false);
});

test('the phone number is locked until it is to be changed, and then saved', async ({ page, club }) => {
  const phone = club.field('phone_number');
  const updates = club.watchCalls('/update/');
  await expect(phone).toHaveValue('91 234 5678');
  await expect(phone).not.toBeEditable();
  await club.link('Change: Phone number').click();
  await expect(phone).toBeFocused();
  await phone.fill('+385 91');
  await club.submit.click();
  await club.expectError('phone_number', 'invalidPhone');
  await expect(phone).toBeFocused();
  expect(updates).toEqual([]);
  await phone.fill('+385 1 4567 890');
  const update = page.waitForRequest('**/api/crm/update/**');
  await club.submit.click();
  expect((await update).postDataJSON()).toEqual([{ property: 'phone', value: '+38514567890' }]);
  await expect(club.notice('saved')).toBeVisible();
  await page.reload();
  await club.opener.click();
  await expect(phone).toHaveValue('1 4567 890');
  await expect(phone).not.toBeEditable();
});

test('the consent to marketing is changed here too', campaign, async ({ page, context, club }) => {
  const readConsent = async () => {
    const cookies = await context.cookies();
    return JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === 'consent')?.value ?? 'null'));
  };
  const choice = club.root.getByRole('checkbox', { name: 'Marketing cookies' });
  await choice.check();
  expect(await readConsent()).toEqual({ necessary: true, marketing: true });
  await page.reload();
  await club.opener.click();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  expect(await readConsent()).toEqual({ necessary: true, marketing: false });
});

test('a log-out that does not get through says so', campaign, async ({ page, club }) => {
  await page.route('**/api/logout', (route) => route.abort(), { times: 1 });
  await club.root.locator('[data-logout]').click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'connection');
  // Details that cannot be read say so as well, and the way out stays.
  await page.route('**/api/loyalty/member', (route) => route.abort());
  await page.reload();
  await club.opener.click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'connection');
  await club.logOut();
  await club.expectMember(false);
});
