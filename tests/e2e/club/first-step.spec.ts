/** The first step is the document's until the dialog's script has come. */
import { localeCodes, locales } from '../../../generated/locales.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { campaign, expect, test } from '../site.ts';
import type { ClubDialog } from './club-dialog.ts';
import { newEmail, waitForMail } from './guests.ts';

/** Keeps the dialog's script back. @returns lets it come */
const holdScript = (club: ClubDialog) => club.hold('**/assets/dialog-*.js');

/** Opens the first step without its script. @returns lets it come */
async function pressEarly(club: ClubDialog): Promise<() => void> {
  const release = await holdScript(club);
  await club.press();
  return release;
}

test('the first step is there before its script, and what is typed meanwhile goes on', async ({
  page,
  club,
  context,
}) => {
  const release = await pressEarly(club);
  const field = club.field('email_address');
  await expect(field).toBeFocused();
  await expect(club.root).toHaveCSS('width', '680px');
  // One shape of buttons in dialogs and pages.
  const radius = await page
    .locator('main .button')
    .first()
    .evaluate((one) => getComputedStyle(one).borderRadius);
  await expect(club.submit).toHaveCSS('border-radius', radius);
  const benefits = club.root.getByRole('list', { name: 'Benefits for members' });
  await expect(benefits.getByRole('listitem')).not.toHaveCount(0);
  await expect(field).toHaveAccessibleDescription(/^Already a member\?/);
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
  const release = await pressEarly(club);
  const email = newEmail();
  await club.field('email_address').fill(email);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await club.expectStep('registerCode');
  await waitForMail(siteUrl, email);
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

test('what was sent or left before the script has come is checked', campaign, async ({ club }) => {
  const field = club.field('email_address');
  for (const isSent of [true, false]) {
    const release = await pressEarly(club);
    await field.fill('guest@example');
    if (isSent) await club.submit.click();
    else await club.root.locator('[data-close]').focus();
    release();
    await club.expectError('email_address', 'InvalidEmail');
    await expect(isSent ? field : club.root.locator('[data-close]')).toBeFocused();
  }
});

test('it waits for its script where another step comes first', campaign, async ({ page, club }) => {
  await page.goto('/en/');
  await page.evaluate(() => sessionStorage.setItem('registerStep', 'registerCode'));
  for (const step of ['registerCode', 'memberDetails'] as const) {
    if (step === 'memberDetails') await club.becomeMember();
    const release = await holdScript(club);
    await page.goto('/en/');
    await club.opener.click();
    await expect(club.opener).toHaveAttribute('aria-busy', 'true');
    await club.expectClosed();
    release();
    await club.expectStep(step);
    await page.unrouteAll();
  }
});

test('the script takes over the markup of every language as it is', campaign, async ({ page, club }) => {
  // Among them languages in Cyrillic and in Hangul letters.
  for (const locale of sampleOf(localeCodes, 3, 2)) {
    const release = await holdScript(club);
    await page.goto(`${locales[locale].prefix}/`);
    await club.opener.click();
    const root = await club.root.elementHandle();
    const before = await club.root.innerHTML();
    release();
    await club.expectTaken();
    expect(await club.root.evaluate((now, old) => now === old, root), locale).toBe(true);
    expect(await club.root.innerHTML(), locale).toBe(before);
    await page.unrouteAll();
  }
});

test.describe('where a field brings up a keyboard', campaign, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the heading has the focus, with and without the script', async ({ club }) => {
    const release = await pressEarly(club);
    await expect(club.heading).toBeFocused();
    release();
    await club.expectTaken();
    await expect(club.heading).toBeFocused();
    await club.nameEmail(newEmail());
    await club.expectStep('registerCode');
    await expect(club.heading).toBeFocused();
  });
});
