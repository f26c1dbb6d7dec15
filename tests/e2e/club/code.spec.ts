import { campaign, expect, test } from '../site.ts';
import type { ClubDialog } from './club-dialog.ts';
import { waitForMail } from './guests.ts';

/** Lists the codes that are sent from now on. */
function watchCodes({ page }: ClubDialog): string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-code')) codes.push(request.postDataJSON().code);
  });
  return codes;
}

test('a code is sent with its sixth digit, and the next key replaces it if it is wrong', async ({ club }) => {
  await club.reach('registerCode');
  const codes = watchCodes(club);
  const field = club.field('code');
  await expect(field).toHaveAccessibleDescription(/as soon as you have entered the last digit/);
  await field.pressSequentially('10000');
  expect(codes).toEqual([]);
  await field.pressSequentially('0');
  await club.expectError('code', 'InvalidCode');
  await expect(field).toBeFocused();
  await field.pressSequentially('7');
  await expect(field).toHaveValue('7');
  expect(codes).toEqual(['100000']);
  await field.press('Backspace');
  await field.pressSequentially('100000');
  await expect.poll(() => codes).toEqual(['100000', '100000']);
  await club.expectError('code', 'InvalidCode');
});

test('a code that is corrected while another is under way is sent after it', campaign, async ({ club }) => {
  const { code = '' } = await waitForMail(club.siteUrl, await club.reach('registerCode'));
  const codes = watchCodes(club);
  const release = await club.hold('**/api/loyalty/verify-code');
  const wrong = code === '100000' ? '100001' : '100000';
  await club.field('code').fill(wrong);
  await club.field('code').fill(code);
  release();
  await club.expectStep('registerMember');
  expect(codes).toEqual([wrong, code]);
});

test('the seconds to the next code are counted, and not read out', campaign, async ({ page, club }) => {
  await page.clock.install();
  await club.reach('registerCode');
  const again = club.link('Send a new code');
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(/^You can ask for a new code in \d+ seconds\.$/);
  const count = club.root.getByText('You can ask for a new code in');
  await expect(
    count.locator('xpath=ancestor-or-self::*[@aria-live or @role="status" or @role="alert"]'),
  ).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(count).toHaveText(/ (3\d|40) seconds/);
  await page.reload();
  await club.opener.click();
  await club.expectStep('registerCode');
  await expect(count).toHaveText(/ (3\d|40) seconds/);
  await page.clock.fastForward(41_000);
  await expect(count).toHaveCount(0);
  await again.click();
  await expect(club.notice('newCodeSent')).toBeVisible();
  await expect(again).toBeDisabled();
});
