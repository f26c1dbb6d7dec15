import { expect, test } from './club.ts';
import type { ClubDialog } from './club-dialog.ts';
import { askForCode, newEmail, password, registerMember, waitForMail } from './guests.ts';

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

test('browsers and password managers know every field', async ({ club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open();
  expect(await readTokens(club)).toEqual([['email_address', 'email webauthn']]);
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  const username = ['email_address', 'username'];
  expect(await readTokens(club)).toEqual([username, ['password', 'current-password webauthn']]);
  await expect(club.field('email_address')).toHaveValue(email);
  await club.link('Forgotten your password?').click();
  expect(await readTokens(club)).toEqual([['email_address', 'email']]);
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  expect(await readTokens(club)).toEqual([['code', 'one-time-code']]);
  await expect(club.field('code')).toHaveAttribute('inputmode', 'numeric');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  const twice = ['password', 'confirm_password'].map((name) => [name, 'new-password']);
  expect(await readTokens(club)).toEqual([username, ...twice]);

  const { link } = await askForCode(siteUrl, newEmail());
  await club.followLink(link);
  await club.expectStep('registerMember');
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

test('every field takes what is pasted into it', { tag: '@campaign' }, async ({ club, siteUrl }) => {
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
  await club.submit.click();
  await club.expectStep('loginStep');
});

test('a password can be shown, and is hidden while it is sent', async ({ page, club, siteUrl }) => {
  await club.open();
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  const field = club.field('password');
  await field.fill('not the password');
  await expect(field).toHaveAttribute('type', 'password');
  await club.link('Show password').click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveAttribute('autocomplete', 'current-password webauthn');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/loyalty/login-loyalty-user', async (route) => {
    await held.promise;
    await route.continue();
  });
  await club.submit.click();
  await expect(field).toHaveAttribute('type', 'password');
  held.resolve();
  await expect(club.problem).toBeVisible();
  await club.link('Hide password').click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('not the password');
});

test('what a password manager sets without typing is taken', async ({ club, siteUrl }) => {
  const { link } = await askForCode(siteUrl, newEmail());
  await club.followLink(link);
  await club.expectStep('registerMember');
  const set = (name: string, text: string) =>
    club.field(name).evaluate((element, value) => {
      const field = element as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  await club.field('title').selectOption('Ms.');
  await set('first_name', 'Ana');
  await set('last_name', 'Marić');
  await set('phone_number', '+385912345678');
  await set('date_of_birth', '1980-12-26');
  await set('password', password);
  await set('confirm_password', password);
  await club.field('terms').check();
  await club.submit.click();
  await club.expectStep('loginStep');
});
