import { readFileSync } from 'node:fs';
import { messages } from '../../../generated/messages/index.ts';
import { Guest } from '../../server/club-api/guest.ts';
import { expect, test } from './club.ts';
import { logInMember, newEmail, opens, password, waitForCode } from './guests.ts';

const { club: texts } = messages.en;
const another = 'novo more sunca';

let email = newEmail();

test.beforeEach(async ({ context, club, siteUrl }) => {
  email = await logInMember(context, siteUrl);
  await club.open();
  await club.expectStep('memberDetails');
});

/** A session of the member in another browser. */
async function logInElsewhere(siteUrl: string, agent: string): Promise<Guest> {
  const guest = new Guest(siteUrl, { origin: undefined, 'user-agent': agent });
  await guest.call('loginLoyaltyUser', { body: { email, password, locale: 'en' } });
  return guest;
}

const isSignedIn = async (guest: Guest) => (await guest.call('setPromoCookie')).body.success;

test('a new password takes the present one, and is told', async ({ club, siteUrl }) => {
  await club.root.getByText(texts.changePassword).click();
  const part = club.root.locator('[data-part="password"]');
  await club.field('current_password').fill('not my password');
  await club.field('password').fill(another);
  await club.field('confirm_password').fill(another);
  await part.locator('[type="submit"]').click();
  await club.expectError('current_password', 'LoginUnsuccessful');
  await expect(club.field('current_password')).toBeFocused();
  await club.field('current_password').fill(password);
  await part.locator('[type="submit"]').click();
  await expect(club.notice('passwordChanged')).toBeVisible();
  expect([await opens(siteUrl, email, password), await opens(siteUrl, email, another)]).toEqual([
    false,
    true,
  ]);
});

test('a new password is held to its rules', { tag: '@campaign' }, async ({ page, club }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('change-password') && calls.push(request.url()));
  await club.root.getByText(texts.changePassword).click();
  await club.field('password').fill('sunce');
  await club.field('confirm_password').fill('sunca');
  await club.root.locator('[data-part="password"] [type="submit"]').click();
  await club.expectError('current_password', 'RequiredPassword');
  await club.expectError('password', 'PasswordLength');
  await club.expectError('confirm_password', 'InvalidPassword');
  expect(calls).toEqual([]);
});

test('devices are listed, and logged out one by one or together', async ({ club, siteUrl }) => {
  const agents = ['Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'X11; Linux x86_64) Chrome/140'];
  const [firefox, chrome, unknown] = [
    await logInElsewhere(siteUrl, `Mozilla/5.0 (${agents[0]}`),
    await logInElsewhere(siteUrl, `Mozilla/5.0 (${agents[1]}`),
    await logInElsewhere(siteUrl, '-'),
  ];
  await club.page.reload();
  await club.opener.click();
  await club.root.getByText(texts.devices).click();
  const others = club.root.locator('[data-session="elsewhere"]');
  await expect(others).toHaveCount(3);
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

test('all data are downloaded as one file', async ({ page, club }) => {
  await club.root.getByText(texts.downloadData).click();
  const downloading = page.waitForEvent('download');
  await club.link(texts.downloadData).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({ email, contacts: [{ lastname: 'Marić' }] });
  expect(Date.parse(data.sessions[0].createdAt)).not.toBeNaN();
  await expect(club.notice('downloaded')).toBeVisible();
});

test('the account is deleted with a code and a last question', async ({ page, club, siteUrl }) => {
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
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
});

test('what does not get through says so, and can be tried again', { tag: '@campaign' }, async ({
  page,
  club,
}) => {
  await page.route('**/api/loyalty/member-data', (route) => route.abort(), { times: 1 });
  await club.root.getByText(texts.downloadData).click();
  await club.link(texts.downloadData).click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'connection');
  await club.link(texts.downloadData).click();
  await expect(club.notice('downloaded')).toBeVisible();
  await expect(club.trouble).toHaveCount(0);
});

test('a session that has ended elsewhere leads to the first step', async ({ club, siteUrl }) => {
  const other = await logInElsewhere(siteUrl, '-');
  await other.call('endOtherSessions', { body: {} });
  await club.root.getByText(texts.downloadData).click();
  await club.link(texts.downloadData).click();
  await club.expectStep('registerEmail');
  await expect(club.notice('startAgain')).toBeVisible();
});
