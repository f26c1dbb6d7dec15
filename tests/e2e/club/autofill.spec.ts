import { campaign, expect, test } from '../site.ts';
import type { ClubDialog } from './club-dialog.ts';
import { newEmail, password, waitForMail } from './guests.ts';

/** Names and autocomplete tokens of the fields of a step, as browsers and password managers find them. */
const readTokens = (club: ClubDialog) =>
  club.root
    .locator('form :is(input, select)')
    .evaluateAll((fields) =>
      fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
    );

/** Puts a text into a field as a guest does who has copied it. */
async function paste(club: ClubDialog, name: string, text: string): Promise<void> {
  const { page } = club;
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await club.field(name).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('browsers and password managers know every field', async ({ club }) => {
  await club.open();
  expect(await readTokens(club)).toEqual([['email_address', 'email webauthn']]);
  const email = await club.reach('loginStep');
  const username = ['email_address', 'username'];
  expect(await readTokens(club)).toEqual([username, ['password', 'current-password webauthn']]);
  await expect(club.field('email_address')).toHaveValue(email);
  await club.forgetPassword();
  expect(await readTokens(club)).toEqual([['email_address', 'email']]);
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  expect(await readTokens(club)).toEqual([['code', 'one-time-code']]);
  await expect(club.field('code')).toHaveAttribute('inputmode', 'numeric');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  const twice = ['password', 'confirm_password'].map((name) => [name, 'new-password']);
  expect(await readTokens(club)).toEqual([username, ...twice]);

  await club.reach('registerMember');
  await club.field('date_of_birth').waitFor();
  await club.field('phone_number').waitFor();
  expect(await readTokens(club)).toEqual([
    username,
    ['title', 'honorific-prefix'],
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
    ['phone_number', 'tel'],
    ['date_of_birth', 'bday'],
    ...twice,
    ['terms', null],
  ]);
});

test('every field takes what is pasted into it', campaign, async ({ club, siteUrl }) => {
  const email = newEmail();
  await club.open();
  await paste(club, 'email_address', ` ${email}\n`);
  await club.submit.click();
  await club.expectStep('registerCode');
  const { code = '' } = await waitForMail(siteUrl, email);
  await paste(club, 'code', `Your code for the rewards club: ${code.slice(0, 3)} ${code.slice(3)}\n`);
  await club.expectStep('registerMember');
  await club.field('title').selectOption('Mr.');
  for (const [name, text, kept] of [
    ['first_name', 'Žuža\t', 'Žuža'],
    ['last_name', 'de la Cruz', 'de la Cruz'],
    ['phone_number', '00385 (0)91/234-5678', '91 234 5678'],
    ['date_of_birth', '1980-12-26', '26/12/1980'],
    ['password', password, password],
    ['confirm_password', password, password],
  ] as const) {
    await paste(club, name, text);
    await club.field('terms').focus();
    expect((await club.field(name).inputValue()).trim(), name).toBe(kept);
  }
  await club.field('terms').check();
  await club.join();
});

test('what a password manager sets without typing is taken', campaign, async ({ club }) => {
  await club.reach('registerMember');
  await club.field('title').selectOption('Ms.');
  for (const [name, text] of Object.entries({
    first_name: 'Ana',
    last_name: 'Marić',
    phone_number: '+385912345678',
    date_of_birth: '1980-12-26',
    password,
    confirm_password: password,
  })) {
    await club.field(name).evaluate((field, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }, text);
  }
  await club.field('terms').check();
  await club.join();
});
