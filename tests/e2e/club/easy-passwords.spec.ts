import type { Page } from '@playwright/test';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { expect, test } from './club.ts';
import type { ClubDialog } from './club-dialog.ts';
import { askForCode, logInMember, newEmail, opens, password, registerMember } from './guests.ts';

const another = 'novo more sunca';
const list = '**/assets/common-passwords-*.js';

/** The field of the new password says that it is easy to guess, and not that the passwords differ. */
async function expectEasy(club: ClubDialog): Promise<void> {
  await club.expectError('password', 'InvalidPassword');
  const text = club.root.locator('[data-field="password"] [data-error]');
  await expect(text).not.toContainText(messages.en.errors.InvalidPassword);
  await expect(text).toContainText(messages.en.form.commonPassword);
  await expect(club.field('password')).toHaveAccessibleDescription(
    new RegExp(messages.en.form.commonPassword),
  );
}

async function choose(club: ClubDialog, secret: string): Promise<void> {
  for (const name of ['password', 'confirm_password']) await club.field(name).fill(secret);
}

/** Calls of one kind that the page makes from now on. */
function watchCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith(path) && calls.push(request.url()));
  return calls;
}

test('a new member is told of a password that is easy to guess before it is sent', async ({
  page,
  club,
  siteUrl,
}) => {
  const email = newEmail();
  const { link } = await askForCode(siteUrl, email);
  const calls = watchCalls(page, '/register-loyalty-user');
  await club.followLink(link);
  await club.expectStep('registerMember');
  await page.waitForLoadState('networkidle');
  await club.fillDetails();
  for (const easy of ['123456', 'DragonBall', email, 'Ana-1980', `${site.name} 2026`]) {
    await choose(club, easy);
    await club.submit.click();
    await expectEasy(club);
    await expect(club.field('password')).toBeFocused();
    await club.expectError('confirm_password', undefined);
  }
  await club.field('confirm_password').fill('123457');
  await club.submit.click();
  await club.expectError('confirm_password', 'InvalidPassword');
  await expect(club.root.locator('[data-field="confirm_password"] [data-error]')).toContainText(
    messages.en.errors.InvalidPassword,
  );
  expect(calls).toEqual([]);
  await choose(club, password);
  await club.expectError('password', undefined);
  await club.submit.click();
  await club.expectStep('loginStep');
  expect(await opens(siteUrl, email, password)).toBe(true);
});

test('without the list, the server says so at the field, and another password is taken', async ({
  page,
  club,
  siteUrl,
}) => {
  await page.route(list, (route) => route.abort());
  const email = newEmail();
  const { link } = await askForCode(siteUrl, email);
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.fillDetails({ password: '123456', confirm_password: '123456' });
  await club.submit.click();
  await expectEasy(club);
  await expect(club.problem).toHaveCount(0);
  await expect(club.field('password')).toBeFocused();
  await choose(club, password);
  await club.submit.click();
  await club.expectStep('loginStep');
});

test('a reset asks for a password that is hard to guess, and goes on with one', { tag: '@campaign' }, async ({
  page,
  club,
  siteUrl,
}) => {
  const email = await registerMember(siteUrl);
  const { link } = await askForCode(siteUrl, email, 'reset');
  const calls = watchCalls(page, '/loyalty-password-reset');
  await club.followLink(link);
  await club.expectStep('resetPassword');
  await page.waitForLoadState('networkidle');
  await choose(club, email.split('@')[0] ?? '');
  await club.submit.click();
  await expectEasy(club);
  expect(calls).toEqual([]);
  await choose(club, another);
  await club.submit.click();
  await expect(club.notice('PasswordChanged')).toBeVisible();
  expect(await opens(siteUrl, email, another)).toBe(true);
});

test('a member changes the password only to one that is hard to guess', { tag: '@campaign' }, async ({
  page,
  club,
  context,
  siteUrl,
}) => {
  const email = await logInMember(context, siteUrl);
  // The browser may ask for a file twice: to have it early, and to run it.
  const asked = new Set<string>();
  page.on('request', (request) => request.url().includes('common-passwords') && asked.add(request.url()));
  await club.open();
  await club.expectStep('memberDetails');
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([]);
  await club.root.getByText(messages.en.club.changePassword).click();
  await expect.poll(() => asked.size).toBe(1);
  const send = club.root.locator('[data-part="password"] [type="submit"]');
  await club.field('current_password').fill(password);
  await choose(club, `${site.name}!`);
  await send.click();
  await expectEasy(club);
  await choose(club, another);
  await send.click();
  await expect(club.notice('passwordChanged')).toBeVisible();
  expect(await opens(siteUrl, email, another)).toBe(true);
});
