import type { Page } from '@playwright/test';
import { localeCodes, locales } from '../../../generated/locales.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { expect, test } from './club.ts';
import { logInMember, newEmail, waitForMail } from './guests.ts';

/** Keeps the dialog's script back. @returns lets it come */
async function holdScript(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/dialog-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

test('the first step is there before its script, and what is typed meanwhile goes on', async ({
  page,
  club,
  context,
}) => {
  const release = await holdScript(page);
  await club.press();
  await club.expectFirstStep();
  await expect(club.field('email_address')).toBeFocused();
  await expect(club.root).toHaveCSS('width', '680px');
  const field = club.field('email_address');
  await field.pressSequentially('gest@example.org');
  for (let key = 0; key < 'st@example.org'.length; key += 1) await page.keyboard.press('ArrowLeft');
  const before = await field.elementHandle();
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'u', selectionStart: 1, selectionEnd: 1 });
  release();
  await club.expectTaken();
  expect(await field.evaluate((now, old) => now === old, before)).toBe(true);
  await session.send('Input.insertText', { text: 'u' });
  await page.keyboard.type('e');
  await expect(field).toHaveValue('geuest@example.org');
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await club.submit.click();
  await club.expectStep('registerCode');
});

test('what is sent before the script has come is sent once it has', async ({ page, club, siteUrl }) => {
  const release = await holdScript(page);
  const email = newEmail();
  await club.press();
  await club.field('email_address').fill(email);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await club.expectStep('registerCode');
  await waitForMail(siteUrl, email);
});

test('what is sent before the script has come is checked like anything else', async ({ page, club }) => {
  const release = await holdScript(page);
  await club.press();
  await club.field('email_address').fill('guest@example');
  await club.submit.click();
  release();
  await club.expectError('email_address', 'InvalidEmail');
  await expect(club.field('email_address')).toBeFocused();
});

test('the error of a field that was left before the script has come appears once it has', async ({
  page,
  club,
}) => {
  const release = await holdScript(page);
  await club.press();
  await club.field('email_address').fill('guest@example');
  await club.root.locator('[data-close]').focus();
  release();
  await club.expectError('email_address', 'InvalidEmail');
  await expect(club.root.locator('[data-close]')).toBeFocused();
});

test('no error appears in a field that is still being typed when the script comes', async ({
  page,
  club,
}) => {
  const release = await holdScript(page);
  await club.press();
  await club.root.locator('[data-close]').focus();
  await club.field('email_address').fill('guest@example');
  release();
  await club.expectTaken();
  await club.field('email_address').press('End');
  await club.expectError('email_address', undefined);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => page.locator('[data-close]').click()],
  ['a click outside', (page: Page) => page.mouse.click(5, 400)],
] as const) {
  test(`closed by ${way} before the script has come, it stays closed, and keeps what was typed`, async ({
    page,
    club,
  }) => {
    const release = await holdScript(page);
    await club.press();
    await club.field('email_address').fill('guest@example.org');
    await close(page);
    await club.expectClosed();
    await expect(club.opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
    await club.opener.click();
    await expect(club.field('email_address')).toHaveValue('guest@example.org');
    await close(page);
    await club.expectClosed();
    release();
    await club.expectTaken();
    await page.waitForLoadState('networkidle');
    await club.expectClosed();
    await club.opener.click();
    await club.expectStep('registerEmail');
    await club.submit.click();
    await expect(page.locator('dialog')).toHaveCount(1);
  });
}

test('after it was taken over, it closes like any other and gives the page back', async ({ page, club }) => {
  const release = await holdScript(page);
  await page.goto('/en/offers');
  await page.evaluate(() => scrollTo(0, 200));
  await club.opener.click();
  await club.expectFirstStep();
  release();
  await club.expectTaken();
  await expect(club.field('email_address')).toBeFocused();
  await page.keyboard.press('Escape');
  await club.expectClosed();
  await expect(club.opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(200);
});

test('who is on the way does not see it', async ({ page, club }) => {
  await page.goto('/en/');
  await page.evaluate(() => sessionStorage.setItem('registerStep', 'registerCode'));
  const release = await holdScript(page);
  await club.opener.click();
  await page.waitForTimeout(300);
  await club.expectClosed();
  release();
  await club.expectStep('registerCode');
});

test('a member does not see it', async ({ page, club, context, siteUrl }) => {
  await logInMember(context, siteUrl);
  const release = await holdScript(page);
  await page.goto('/en/');
  await club.opener.click();
  await page.waitForTimeout(300);
  await club.expectClosed();
  release();
  await expect(club.root).toHaveAttribute('data-step', 'memberDetails');
});

/** Among them languages in Cyrillic and in Hangul letters. */
const someLocales = sampleOf(localeCodes, 3, 2);

test('in every language, the script takes over the markup of the document as it is', async ({
  page,
  club,
}) => {
  for (const locale of someLocales) {
    const release = await holdScript(page);
    await page.goto(`${locales[locale].prefix}/`);
    await club.opener.click();
    const root = await club.root.elementHandle();
    const before = await club.root.innerHTML();
    release();
    await club.expectTaken();
    expect(await club.root.evaluate((now, old) => now === old, root), locale).toBe(true);
    expect(await club.root.innerHTML(), locale).toBe(before);
    await page.unroute('**/assets/dialog-*.js');
  }
});

test.describe('where a field brings up a keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the heading has the focus, with and without the script', async ({ page, club }) => {
    const release = await holdScript(page);
    await club.press();
    await expect(club.heading).toBeFocused();
    release();
    await club.expectTaken();
    await expect(club.heading).toBeFocused();
    await club.nameEmail(newEmail());
    await club.expectStep('registerCode');
    await expect(club.heading).toBeFocused();
  });
});

test('a field that nothing was typed into is left without an error', async ({ page, club }) => {
  await club.open();
  await expect(club.field('email_address')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(club.submit).toBeFocused();
  await club.expectError('email_address', undefined);
  await page.keyboard.press('Enter');
  await club.expectError('email_address', 'RequiredEmailAddress');
});

test('it says what members get, and how members come in', async ({ club }) => {
  await club.press();
  await expect(club.root).toContainText('We recognise members when they go on to book.');
  await expect(club.field('email_address')).toHaveAccessibleDescription(/^Already a member\?/);
});
