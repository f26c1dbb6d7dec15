import { expect, test } from './club.ts';
import { ClubDialog, details } from './club-dialog.ts';
import { logInMember, newEmail, registerMember } from './guests.ts';

test('a registration goes on after each reload', async ({ page, club }) => {
  const email = newEmail();
  const reload = async () => {
    await page.reload();
    await club.expectClosed();
    await club.opener.click();
  };
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  await reload();
  await club.expectStep('registerCode');
  await expect(club.root).toContainText(email);
  await club.enterCode(email);
  await club.expectStep('registerMember');
  await reload();
  await club.expectStep('registerMember');
  await expect(club.root).toContainText(email);
  await club.fillDetails();
  await club.submit.click();
  await club.expectStep('loginStep');
  await reload();
  await club.expectStep('loginStep');
  await expect(club.root).toContainText(email);
  await club.logIn();
  await club.expectClosed();
});

test('a reset goes on after each reload, on another page as well', async ({ club, siteUrl }) => {
  const email = await registerMember(siteUrl);
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('loginStep');
  await club.link('Forgotten your password?').click();
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await club.open('/en/offers');
  await club.expectStep('resetPassswordCode');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await club.open('/de/');
  await club.expectStep('resetPassword');
  for (const name of ['password', 'confirm_password']) await club.field(name).fill('more i sunce');
  await club.submit.click();
  await expect(club.notice('PasswordChanged')).toBeVisible();
});

test('a dialog that was closed opens where it was left', { tag: '@campaign' }, async ({ page, club }) => {
  await club.open();
  await club.nameEmail(newEmail());
  await club.expectStep('registerCode');
  await page.keyboard.press('Escape');
  await club.expectClosed();
  await club.opener.click();
  await club.expectStep('registerCode');
});

test('details survive a dialog that was closed by mistake, but for the passwords', {
  tag: '@campaign',
}, async ({ page, club }) => {
  const email = newEmail();
  await club.open();
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  await club.fillDetails({ phone_number: '+49 30 901820' });
  await page.keyboard.press('Escape');
  await club.expectClosed();
  await club.opener.click();
  await club.expectStep('registerMember');
  const { phone_number: _, password, confirm_password, ...kept } = details;
  for (const [name, text] of Object.entries(kept)) await expect(club.field(name)).toHaveValue(text);
  await expect(club.field('phone_number')).toHaveValue('30 901820');
  for (const name of ['password', 'confirm_password']) await expect(club.field(name)).toHaveValue('');
  await expect(club.field('terms')).toBeChecked();
  await club.field('password').fill(password);
  await club.field('confirm_password').fill(confirm_password);
  await club.submit.click();
  await club.expectStep('loginStep');

  // Nobody else is shown them.
  await club.link('Use a different email address').click();
  await club.proveEmail(newEmail());
  await club.expectStep('registerMember');
  await expect(club.field('first_name')).toHaveValue('');
});

test('details survive a reload, but for the passwords, until the guest has joined', async ({
  page,
  club,
}) => {
  await club.open();
  await club.proveEmail(newEmail());
  await club.expectStep('registerMember');
  await club.fillDetails({ phone_number: '+49 30 901820' });
  await page.reload();
  await club.opener.click();
  await club.expectStep('registerMember');
  const { phone_number: _, password, confirm_password, ...kept } = details;
  for (const [name, text] of Object.entries(kept)) await expect(club.field(name)).toHaveValue(text);
  await expect(club.field('phone_number')).toHaveValue('30 901820');
  for (const name of ['password', 'confirm_password']) await expect(club.field(name)).toHaveValue('');
  await expect(club.field('terms')).toBeChecked();
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await readStorage()).toContain(kept.first_name);
  expect(await readStorage()).not.toContain(password);
  await club.field('password').fill(password);
  await club.field('confirm_password').fill(confirm_password);
  await club.submit.click();
  await club.expectStep('loginStep');
  expect(await readStorage()).not.toContain(kept.first_name);
});

test('details are gone as soon as another e-mail is named', async ({ page, club, siteUrl }) => {
  const email = newEmail();
  const other = await registerMember(siteUrl);
  await club.open();
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  await club.field('last_name').fill('Marić');
  await club.link('Use a different email address').click();
  await club.nameEmail(other);
  await club.expectStep('loginStep');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Marić');
});

test('an e-mail that was typed and not sent is there when the dialog opens again', async ({ page, club }) => {
  await club.open();
  await club.field('email_address').fill('guest@example.org');
  for (const close of ['Escape', 'the button'] as const) {
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await club.root.locator('[data-close]').click();
    await club.expectClosed();
    await club.opener.click();
    await expect(club.field('email_address')).toHaveValue('guest@example.org');
  }
  await club.field('email_address').fill('');
  await page.keyboard.press('Escape');
  await club.opener.click();
  await expect(club.field('email_address')).toHaveValue('');
});

test('going back leaves the page as it was, with the dialog closed', async ({ page, club }) => {
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

test('a page that the browser has kept from before a log-in knows the member', async ({
  page,
  context,
  club,
  siteUrl,
}) => {
  await club.open();
  await page.keyboard.press('Escape');
  await logInMember(context, siteUrl);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await club.opener.click();
  await club.expectStep('memberDetails');
});

test('two tabs are each at their own e-mail', { tag: '@campaign' }, async ({
  page,
  context,
  club,
  siteUrl,
}) => {
  const [one, two] = [newEmail(), newEmail()];
  const second = new ClubDialog(await context.newPage(), siteUrl);
  const tabs = [
    [club, one],
    [second, two],
  ] as const;
  /** Does the same in each tab; a tab in the background is slow. */
  const inEach = async (act: (tab: ClubDialog, email: string) => Promise<void>) => {
    for (const [tab, email] of tabs) {
      await tab.page.bringToFront();
      await act(tab, email);
    }
  };
  await inEach((tab) => tab.open());
  await inEach(async (tab, email) => {
    await tab.nameEmail(email);
    await tab.expectStep('registerCode');
  });
  await inEach(async (tab, email) => {
    await tab.enterCode(email);
    await tab.expectStep('registerMember');
    await expect(tab.root).toContainText(email);
    await tab.fillDetails();
  });
  await inEach(async (tab) => {
    await tab.submit.click();
    await tab.expectStep('loginStep');
  });
  await page.bringToFront();
  await club.logIn();
  // The other tab shows another e-mail still, and may log in with it.
  await second.page.bringToFront();
  await second.logIn();
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});

for (const [name, script] of [
  [
    'throws',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a guest whose session storage ${name} joins all the same`, { tag: '@campaign' }, async ({
    page,
    club,
  }) => {
    await page.addInitScript(script);
    const email = newEmail();
    await club.open();
    await club.proveEmail(email);
    await club.expectStep('registerMember');
    await club.fillDetails();
    await club.submit.click();
    await club.expectStep('loginStep');
    await page.keyboard.press('Escape');
    await club.opener.click();
    await club.expectStep('loginStep');
    await club.logIn();
    await expect(page.locator('html')).toHaveAttribute('data-member', '');
  });
}
