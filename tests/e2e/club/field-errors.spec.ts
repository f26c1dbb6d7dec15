import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { expect, test } from './club.ts';
import { details } from './club-dialog.ts';
import { askForCode, newEmail, password, registerMember } from './guests.ts';

/** Texts for a field with their error; undefined if the text is valid. */
type Case = readonly [typed: string, key: ErrorKey | undefined];

const emails: readonly Case[] = [
  ['', 'RequiredEmailAddress'],
  ['ana', 'InvalidEmail'],
  ['ana@example', 'InvalidEmail'],
  ['ana@@example.com', 'InvalidEmail'],
  ['ana maric@example.com', 'InvalidEmail'],
  ['ana@example.con', 'InvalidEmail'],
  ['ana@example.hrr', 'InvalidEmail'],
];
const passwords: readonly Case[] = [
  ['', 'RequiredPassword'],
  ['sunce', 'PasswordLength'],
  ['s'.repeat(51), 'CharacterLengthNotValid'],
  ['      ', 'EmptyOrSpaces'],
  [`${'s'.repeat(49)}u`, undefined],
];
/** Those of a new password: a log-in takes one that is easy to guess. */
const newPasswords: readonly Case[] = [['DragonBall', 'InvalidPassword'], ...passwords];
const names = (required: ErrorKey): readonly Case[] => [
  ['', required],
  ['12', required],
  ['太郎', required],
  ['   ', 'EmptyOrSpaces'],
  ['a'.repeat(51), 'CharacterLengthNotValid'],
  ['Иван', undefined],
];

/** Fields of the registration besides its passwords. */
const registration: Readonly<Partial<Record<keyof typeof details, readonly Case[]>>> = {
  first_name: names('RequiredFirstName'),
  last_name: names('RequiredLastName'),
  phone_number: [
    ['', 'CannotBeEmpty'],
    ['+', 'CannotBeEmpty'],
    ['+385 91', 'invalidPhone'],
    ['+385 00 000 0000', 'invalidPhone'],
    ['0000000', 'invalidPhone'],
    ['+1234567890123456', 'invalidPhone'],
    ['+49 30 901820', undefined],
  ],
  date_of_birth: [
    ['', 'RequiredDateOfBirth'],
    ['30/02/1980', 'InvalidDate'],
    ['26/12/80', 'InvalidDate'],
    ['31/12/1899', 'InvalidDate'],
    [`01/01/${new Date().getFullYear() + 2}`, 'InvalidDate'],
    [`31/12/${new Date().getFullYear() - 17}`, 'InvalidAge'],
    ['29/02/2000', undefined],
  ],
};

test('the first e-mail', async ({ club }) => {
  await club.open();
  for (const [typed, key] of emails) {
    await club.field('email_address').fill(typed);
    await club.submit.click();
    await club.expectError('email_address', key);
    await expect(club.field('email_address')).toBeFocused();
    await expect(club.field('email_address')).toHaveValue(typed);
    await club.expectStep('registerEmail');
  }
});

test('the code', async ({ club }) => {
  await club.open();
  await club.nameEmail(newEmail());
  await club.expectStep('registerCode');
  for (const [typed, key] of [
    ['', 'CodeIsRequired'],
    ['abc', 'CodeIsRequired'],
    ['12345', 'InvalidCode'],
    ['012345', 'InvalidCode'],
    ['000000', 'InvalidCode'],
  ] as const) {
    await club.field('code').fill(typed);
    await club.submit.click();
    await club.expectError('code', key);
    await expect(club.field('code')).toBeFocused();
  }
});

test('the details of a new member', async ({ club, page, siteUrl }) => {
  const { link } = await askForCode(siteUrl, newEmail());
  const updates: string[] = [];
  page.on('request', (request) => request.url().includes('/api/crm/update') && updates.push(request.url()));
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.fillDetails();
  for (const [name, cases] of Object.entries(registration)) {
    for (const [typed, key] of cases) {
      await club.field(name).fill(typed);
      if (key === undefined) continue;
      await club.submit.click();
      await club.expectError(name, key);
      await expect(club.field(name)).toBeFocused();
    }
    await club.field(name).fill(details[name as keyof typeof details]);
    await club.expectError(name, undefined);
  }
  for (const [typed, key] of newPasswords) {
    await club.field('password').fill(typed);
    await club.field('confirm_password').fill(typed);
    await club.field('confirm_password').blur();
    await club.expectError('password', key);
  }
  await club.field('password').fill(password);
  for (const [typed, key] of [
    ['', 'RequiredConfirmPassword'],
    [`${password} `, 'InvalidPassword'],
    [password.toUpperCase(), 'InvalidPassword'],
  ] as const) {
    await club.field('confirm_password').fill(typed);
    await club.submit.click();
    await club.expectError('confirm_password', key);
  }
  expect(updates).toEqual([]);
  await club.field('confirm_password').fill(password);
  await club.submit.click();
  await club.expectStep('loginStep');
});

test('a form that was left empty', async ({ club, siteUrl }) => {
  const { link } = await askForCode(siteUrl, newEmail());
  await club.followLink(link);
  await club.expectStep('registerMember');
  await club.field('terms').check();
  await club.submit.click();
  for (const [name, key] of [
    ['title', 'RequiredTitle'],
    ['first_name', 'RequiredFirstName'],
    ['last_name', 'RequiredLastName'],
    ['phone_number', 'CannotBeEmpty'],
    ['date_of_birth', 'RequiredDateOfBirth'],
    ['password', 'RequiredPassword'],
    ['confirm_password', 'RequiredConfirmPassword'],
  ] as const) {
    await club.expectError(name, key);
    await expect(club.field(name)).toHaveAccessibleDescription(/^Error: /);
  }
});

test('the password of a member, and a new one', async ({ club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  for (const [typed, key] of passwords.slice(0, -1)) {
    await club.field('password').fill(typed);
    await club.submit.click();
    await club.expectError('password', key);
  }
  await club.link('Forgotten your password?').click();
  for (const [typed, key] of [
    ...emails.filter(([typed]) => !typed.endsWith('.hrr')),
    ['ana@example.cm', 'InvalidEmail'],
    ['ana@example.coom', 'InvalidEmail'],
    ['ana@example.COMM', 'InvalidEmail'],
  ] as const) {
    await club.field('email_address').fill(typed);
    await club.submit.click();
    await club.expectError('email_address', key);
  }
  const { link } = await askForCode(siteUrl, email, 'reset');
  await club.followLink(link);
  await club.expectStep('resetPassword');
  await club.submit.click();
  await club.expectError('password', 'RequiredPassword');
  await club.expectError('confirm_password', 'RequiredConfirmPassword');
  for (const [typed, key] of newPasswords.slice(0, -1)) {
    await club.field('password').fill(typed);
    await club.field('confirm_password').fill(typed);
    await club.submit.click();
    await club.expectError('password', key);
  }
  await club.field('password').fill(password);
  await club.field('confirm_password').fill('another one');
  await club.submit.click();
  await club.expectError('confirm_password', 'InvalidPassword');
});

test('an error appears as the field is left, not before, and goes as it is corrected', async ({ club }) => {
  await club.open();
  const email = club.field('email_address');
  await email.pressSequentially('ana@example.con');
  await club.expectError('email_address', undefined);
  await club.root.locator('[data-close]').focus();
  await club.expectError('email_address', 'InvalidEmail');
  await email.fill('ana@example.com');
  await club.expectError('email_address', undefined);
});

test('no error appears while a field is typed again after a refusal', async ({ club, siteUrl }) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await club.field('password').fill('not the password');
  await club.submit.click();
  await expect(club.problem).toHaveAttribute('data-error', 'LoginUnsuccessful');
  await club.field('password').fill('');
  await club.field('password').pressSequentially('more');
  await club.expectError('password', undefined);
  await club.field('password').blur();
  await club.expectError('password', 'PasswordLength');
});

for (const step of ['registerMember', 'resetPassword'] as const) {
  test(`${step}: a password that is changed after it was confirmed says so at the confirmation`, async ({
    page,
    club,
    siteUrl,
  }) => {
    const email = step === 'resetPassword' ? await registerMember(siteUrl) : newEmail();
    const { link } = await askForCode(siteUrl, email, step === 'resetPassword' ? 'reset' : 'registration');
    await club.followLink(link);
    await club.expectStep(step);
    const [first, second] = [club.field('password'), club.field('confirm_password')];
    // Not before the confirmation was visited.
    await first.fill(password);
    await first.blur();
    await club.expectError('confirm_password', undefined);
    await second.fill(password);
    await first.press('End');
    await club.expectError('confirm_password', undefined);
    await page.keyboard.type('x');
    await club.expectError('confirm_password', 'InvalidPassword');
    await page.keyboard.press('Backspace');
    await club.expectError('confirm_password', undefined);
    await page.keyboard.type('y');
    await club.expectError('confirm_password', 'InvalidPassword');
    await second.press('End');
    await page.keyboard.type('y');
    await club.expectError('confirm_password', undefined);
  });
}

test('an error that appears does not take the button away from under the pointer', async ({ page, club }) => {
  await club.open();
  await club.field('email_address').fill('ana@example.con');
  const box = await club.submit.boundingBox();
  if (box === null) throw new Error('there is no button');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await expect(club.submit).toBeFocused();
  await page.mouse.up();
  // The press has sent the form, so that the focus is where the mistake is.
  await expect(club.field('email_address')).toBeFocused();
  await club.expectError('email_address', 'InvalidEmail');
});
