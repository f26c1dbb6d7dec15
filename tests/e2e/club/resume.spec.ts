import { campaign, expect, test } from '../site.ts';
import { type ClubDialog, details } from './club-dialog.ts';
import { newEmail } from './guests.ts';

async function reload(club: ClubDialog): Promise<void> {
  await club.page.reload();
  await club.expectClosed();
  await club.opener.click();
}

const readStorage = ({ page }: ClubDialog) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('a registration goes on after each reload', async ({ club }) => {
  const email = await club.reach('registerCode');
  await reload(club);
  await club.expectStep('registerCode');
  await expect(club.root).toContainText(email);
  await club.enterCode(email);
  await club.expectStep('registerMember');
  await club.fillDetails({ phone_number: '+49 30 901820' });
  await reload(club);
  await club.expectStep('registerMember');
  await expect(club.root).toContainText(email);
  // All details are there but for the passwords, until the guest has joined.
  const { phone_number: _phone, password, confirm_password: _confirmed, ...kept } = details;
  for (const [name, text] of Object.entries(kept)) await expect(club.field(name)).toHaveValue(text);
  await expect(club.field('phone_number')).toHaveValue('30 901820');
  for (const name of ['password', 'confirm_password']) await expect(club.field(name)).toHaveValue('');
  await expect(club.field('terms')).toBeChecked();
  expect(await readStorage(club)).not.toContain(password);
  expect(await readStorage(club)).toContain(details.first_name);
  await club.choosePassword(details.password);
  await club.joinOnly();
  expect(await readStorage(club)).not.toContain(details.first_name);
  await reload(club);
  await club.expectStep('loginStep');
  await expect(club.root).toContainText(email);
  await club.logIn();
  await club.expectClosed();
});

test('going back leaves the page as it was, with the dialog closed', campaign, async ({ page, club }) => {
  await page.goto('/en/offers');
  await club.open('/en/');
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/offers$/);
  await club.expectClosed();
  await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
  await page.goForward();
  await club.opener.click();
  await club.expectStep('registerEmail');
});

test('a guest whose session storage throws joins all the same', campaign, async ({ page, club }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await club.open();
  await club.proveEmail(newEmail());
  await club.expectStep('registerMember');
  await club.fillDetails();
  await club.joinOnly();
  await page.keyboard.press('Escape');
  await club.opener.click();
  await club.expectStep('loginStep');
  await club.logIn();
  await club.expectMember();
});
