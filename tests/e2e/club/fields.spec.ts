import { campaign, expect, test } from '../site.ts';
import type { ClubDialog } from './club-dialog.ts';
import { newEmail, password } from './guests.ts';

const told = (club: ClubDialog, name: string) => club.root.locator(`[data-field="${name}"] [role="status"]`);

test.describe('errors', campaign, () => {
  test('appear as the field is left, not before, and go as it is corrected', async ({ club }) => {
    await club.reach('registerEmail');
    const email = club.field('email_address');
    await email.pressSequentially('ana@example.con');
    await club.expectError('email_address', undefined);
    await club.root.locator('[data-close]').focus();
    await club.expectError('email_address', 'InvalidEmail');
    await email.fill('ana@example.com');
    await club.expectError('email_address', undefined);
  });

  test('do not appear while a field is typed again after a refusal', async ({ club }) => {
    await club.reach('loginStep');
    await club.field('password').fill('not the password');
    await club.submit.click();
    await expect(club.problem).toHaveAttribute('data-error', 'LoginUnsuccessful');
    await club.field('password').fill('');
    await club.field('password').pressSequentially('more');
    await club.expectError('password', undefined);
    await club.field('password').blur();
    await club.expectError('password', 'PasswordLength');
  });

  test('of a password that is changed after it was confirmed are at the confirmation', async ({
    page,
    club,
  }) => {
    await club.reach('resetPassword');
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
    await second.press('End');
    await page.keyboard.type('x');
    await club.expectError('confirm_password', undefined);
  });

  test('do not take the button away from under the pointer', async ({ page, club }) => {
    await club.reach('registerEmail');
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
});

test.describe('names', campaign, () => {
  test('tell of a refused character at once, and no longer when the guest types on or leaves', async ({
    club,
  }) => {
    await club.reach('registerMember');
    const [field, status] = [club.field('first_name'), told(club, 'first_name')];
    await expect(field).not.toHaveAccessibleDescription(/./);
    await field.pressSequentially('Ana3');
    await expect(field).toHaveValue('Ana');
    await expect(status).toHaveText('‘3’ cannot be used here. Please use Latin or Cyrillic letters.');
    await expect(status).toBeVisible();
    await field.pressSequentially('b');
    await expect(status).toHaveText('');
    await field.fill('太郎 Taro!');
    await expect(field).toHaveValue(' Taro');
    await expect(status).toHaveText(/^‘太郎!’/);
    await club.field('last_name').focus();
    await expect(status).toHaveText('');
  });

  test('keep the caret where they are corrected', async ({ page, club }) => {
    await club.reach('registerMember');
    const field = club.field('first_name');
    await field.fill('JeanPierre');
    await field.press('Home');
    for (const _ of 'Jean') await field.press('ArrowRight');
    await page.keyboard.type('-7L');
    await expect(field).toHaveValue('Jean LPierre');
  });
});

test('an address that looks like a slip is asked about once', campaign, async ({ club }) => {
  const calls = club.watchCalls('/email-exists');
  await club.reach('registerEmail');
  const suggestion = club.root.getByRole('status').locator('[data-suggestion]');
  await club.nameEmail('ana@gmial.com');
  await expect(suggestion).toContainText('Did you mean ana@gmail.com?');
  await expect(club.field('email_address')).toHaveValue('ana@gmial.com');
  await club.link('Correct the address').click();
  await expect(club.field('email_address')).toHaveValue('ana@gmail.com');
  await expect(club.field('email_address')).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  expect(calls).toEqual([]);
  // Somebody may really have it.
  await club.nameEmail(newEmail().replace(/@.*/, '@gmial.com'));
  await expect(suggestion).toBeVisible();
  await club.submit.click();
  await club.expectStep('registerCode');
});

test('the code leads to the inbox of a known provider, in a tab of its own', campaign, async ({ club }) => {
  await club.reach('registerCode');
  await expect(club.root.locator('[data-inbox]')).toHaveCount(0);
  await club.link('Use a different email address').click();
  await club.nameEmail(newEmail().replace(/@.*/, '@GMX.at'));
  await club.expectStep('registerCode');
  const inbox = club.root.getByRole('link', { name: 'Open GMX (opens in a new tab)' });
  await expect(inbox).toHaveAttribute('href', 'https://www.gmx.at/');
  await expect(inbox).toHaveAttribute('target', '_blank');
  await expect(inbox).toHaveAttribute('rel', /noopener/);
});

test('a password can be shown, and is hidden while it is sent', async ({ club }) => {
  await club.reach('loginStep');
  const field = club.field('password');
  await field.fill('not the password');
  await expect(field).toHaveAttribute('type', 'password');
  await club.link('Show password').click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveAttribute('autocomplete', 'current-password webauthn');
  const release = await club.hold('**/api/loyalty/login-loyalty-user');
  await club.submit.click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(club.submit).toBeDisabled();
  await expect(club.submit).toHaveText('Sending…');
  release();
  await expect(club.problem).toBeVisible();
  await expect(club.submit).toBeFocused();
  await club.link('Hide password').click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('not the password');
});
