/** Every step of the dialog, and each of its errors: for axe, on the smallest screen, and in other looks. */
import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '../../../generated/locales.ts';
import { isCampaign, sampleOf } from '../../runner/campaigns.ts';
import { findViolations } from '../axe.ts';
import { findMisfits } from '../misfits.ts';
import { campaign, test } from '../site.ts';
import type { ClubDialog, Step } from './club-dialog.ts';
import { newEmail, password } from './guests.ts';

/** Of a dialog as wide as the page, axe takes the page's header to be in front, and measures nothing there. */
const inDialog = { part: 'dialog[open]', least: 4 };

/** The content of a step. */
type State = Step | `${Step}: ${string}`;

/** Goes through every step in a language, and looks at each and at each of its errors. */
async function walk(club: ClubDialog, locale: Locale, look: (state: State) => Promise<void>): Promise<void> {
  const { page } = club;
  const email = newEmail();
  await club.open(`${locales[locale].prefix}/`);
  await look('registerEmail');
  await club.submit.click();
  await club.expectError('email_address', 'RequiredEmailAddress');
  await look('registerEmail: error');
  await page.route('**/api/loyalty/email-exists', (route) => route.abort(), { times: 1 });
  await club.nameEmail(email);
  await expect(club.trouble).toBeVisible();
  await look('registerEmail: trouble');

  await club.submit.click();
  await club.expectStep('registerCode');
  await look('registerCode');
  await club.field('code').fill('100000');
  await club.expectError('code', 'InvalidCode');
  await look('registerCode: error');

  await club.enterCode(email);
  await club.expectStep('registerMember');
  await club.root.locator('.country-button').waitFor();
  await look('registerMember');
  await club.root.locator('.country-button').click();
  await club.root.getByRole('listbox').waitFor();
  await look('registerMember: countries');
  await page.keyboard.press('Escape');
  await club.field('terms').check();
  await club.submit.click();
  await club.expectError('confirm_password', 'RequiredConfirmPassword');
  await look('registerMember: errors');
  await club.fillDetails();
  await look('registerMember: filled in');

  await club.joinOnly();
  await look('loginStep: joined');
  await club.field('password').fill('not the password');
  await club.submit.click();
  await expect(club.problem).toBeVisible();
  await look('loginStep: error');

  await club.root.locator('.ways-on button').first().click();
  await club.expectStep('resetPasswordEmail');
  await look('resetPasswordEmail');
  await club.submit.click();
  await club.expectStep('resetPassswordCode');
  await look('resetPassswordCode');
  await club.enterCode(email);
  await club.expectStep('resetPassword');
  await look('resetPassword');
  await club.submit.click();
  await club.expectError('password', 'RequiredPassword');
  await look('resetPassword: errors');

  await club.choosePassword(password);
  await club.expectNewPage(() => club.submit.click());
  await club.opener.click();
  await club.expectStep('loginStep');
  await look('loginStep');
  await club.logIn();
  await club.opener.click();
  await club.expectStep('memberDetails');
  await club.submit.waitFor();
  await look('memberDetails');
}

/** Controls that are too small to be hit: 44 px for those of each step, 24 px for all (WCAG 2.2, 2.5.8). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator('dialog[open]').evaluate((dialog) => {
    const main =
      '.primary, .secondary, .google, .close, .link, .phone-change, .country-button, select, label';
    const inputs = 'input:not([type="checkbox"], [readonly])';
    const controls = [...dialog.querySelectorAll<HTMLElement>(`${main}, ${inputs}, button, a, summary`)];
    return controls
      .filter((control) => control.checkVisibility() && control.closest('.visually-hidden') === null)
      .filter((control) => control.tagName !== 'LABEL' || control.querySelector('input') !== null)
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isMain = control.matches(`${main}, ${inputs}`) && !control.matches('label');
        const least = isMain ? 44 : 24;
        const isSmall = height < least - 0.5 || width < least - 0.5;
        return isSmall ? [`${control.outerHTML.slice(0, 80)}: ${width} × ${height}`] : [];
      });
  });
}

const looks = [
  ['en', 'light'],
  ['ko', 'dark'],
  ['hr', 'light'],
  ['ru', 'dark'],
] as const;

for (const [locale, colorScheme] of sampleOf(looks, 4, 0)) {
  test(`every step is for everybody, and fits a phone, in ${locale}, ${colorScheme}`, async ({
    page,
    club,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    /** The text size of the browser's settings. */
    const setFontSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await walk(club, locale, async (state) => {
      // The list lies on the rest of the form.
      const part = state === 'registerMember: countries' ? '.country-panel' : 'dialog[open]';
      for (const width of sampleOf([320, 360, 1280], 3, 0)) {
        await page.setViewportSize({ width, height: 740 });
        expect(await findMisfits(page, part), `${state} at ${width}`).toEqual([]);
        expect(await findSmallTargets(page), `${state} at ${width}`).toEqual([]);
      }
      if (isCampaign) {
        await page.setViewportSize({ width: 320, height: 640 });
        await setFontSize(32);
        expect(await findMisfits(page, part), `${state} with large text`).toEqual([]);
        await setFontSize(16);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await findViolations(page, inDialog), state).toEqual([]);
    });
  });
}

test('in forced colours, errors, focus and buttons can be told', campaign, async ({ page, club }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await club.reach('registerEmail');
  await club.submit.click();
  await club.expectError('email_address', 'RequiredEmailAddress');
  await expect(club.root.locator('[data-error] svg')).toBeVisible();
  await expect(club.field('email_address')).toHaveCSS('border-top-style', 'solid');
  await expect(club.field('email_address')).toHaveCSS('outline-style', 'solid');
  await expect(club.root.locator('.primary')).toHaveCSS('border-top-width', '1px');
});

test('changes are announced: the step, errors, notices', campaign, async ({ page, club }) => {
  await club.reach('registerEmail');
  await expect(club.root).toHaveAccessibleName('Join the rewards club');
  await page.route('**/api/loyalty/email-exists', (route) => route.abort(), { times: 1 });
  await club.nameEmail(newEmail());
  await expect(club.root.getByRole('alert').locator('[data-trouble]')).toBeVisible();
  await club.submit.click();
  await club.expectStep('registerCode');
  await expect(club.root).toHaveAccessibleName('Check your email');
  await club.askForNewCode();
  await expect(club.root.getByRole('status').locator('[data-notice="newCodeSent"]')).toBeVisible();
});
