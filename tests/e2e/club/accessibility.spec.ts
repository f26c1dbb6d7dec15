import { sampleOf } from '../../runner/campaigns.ts';
import { findViolations } from '../axe.ts';
import { expect, test } from './club.ts';
import { walk } from './walk.ts';

/** Of a dialog as wide as the page, axe takes the page's header to be in front, and measures nothing there. */
const inDialog = { part: 'dialog', least: 4 };

const looks = [
  ['light', 'en', 1280],
  ['dark', 'ko', 800],
] as const;

for (const [colorScheme, locale, width] of sampleOf(looks, 2, 0)) {
  test(`axe finds nothing in any step, ${colorScheme}`, async ({ page, club }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await walk(club, locale, async (state) => {
      expect(await findViolations(page, inDialog), state).toEqual([]);
    });
  });
}

test('in forced colours, errors, focus and buttons can be told', async ({ page, club }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await club.open();
  await club.submit.click();
  await club.expectError('email_address', 'RequiredEmailAddress');
  await expect(club.root.locator('[data-error] svg')).toBeVisible();
  const styleOf = (selector: string) =>
    club.root.locator(selector).evaluate((element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
      return { borderTopStyle, borderTopWidth, outlineStyle };
    });
  expect(await styleOf('[name="email_address"]')).toMatchObject({
    borderTopStyle: 'solid',
    outlineStyle: 'solid',
  });
  expect(await styleOf('.primary')).toMatchObject({ borderTopStyle: 'solid', borderTopWidth: '1px' });
});

test('nothing moves for a guest who wants no motion', async ({ page, club }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await club.open();
  const moving = await club.root.evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return transitionDuration !== '0s' || animationName !== 'none';
      }).length,
  );
  expect(moving).toBe(0);
});

test('what changes is told: the step by its heading, errors and news as they come', async ({
  page,
  club,
}) => {
  await club.open();
  await expect(club.root).toHaveAccessibleName('Join the rewards club');
  await expect(club.root.getByRole('alert')).toBeAttached();
  await page.route('**/api/loyalty/email-exists', (route) => route.abort(), { times: 1 });
  await club.nameEmail('ana@example.com');
  await expect(club.root.getByRole('alert').locator('[data-trouble]')).toBeVisible();
  await club.submit.click();
  await club.expectStep('registerCode');
  await expect(club.root).toHaveAccessibleName('Check your email');
  await club.askForNewCode();
  await expect(club.root.getByRole('status').locator('[data-notice="newCodeSent"]')).toBeVisible();
});
