import type { Page } from '@playwright/test';
import { expect, test } from './club.ts';
import type { ClubDialog } from './club-dialog.ts';
import { newEmail, waitForMail } from './guests.ts';

async function openCode(club: ClubDialog): Promise<string> {
  const email = newEmail();
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  return email;
}

/** Lists the codes that are sent from now on. */
function watchCodes(page: Page): string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-code')) codes.push(request.postDataJSON().code);
  });
  return codes;
}

test('a code is sent with its sixth digit, and again only when it is typed again', async ({ page, club }) => {
  await openCode(club);
  const codes = watchCodes(page);
  const field = club.field('code');
  await expect(field).toHaveAccessibleDescription(/as soon as you have entered the last digit/);
  await field.pressSequentially('10000');
  expect(codes).toEqual([]);
  await field.pressSequentially('0');
  await club.expectError('code', 'InvalidCode');
  await expect(field).toBeFocused();
  await field.pressSequentially('7');
  expect(codes).toEqual(['100000']);
  await field.press('Backspace');
  await field.pressSequentially('0');
  await expect.poll(() => codes).toEqual(['100000', '100000']);
  await club.expectError('code', 'InvalidCode');
});

test('a code that is corrected while another is under way is sent after it', { tag: '@campaign' }, async ({
  page,
  club,
  siteUrl,
}) => {
  const email = await openCode(club);
  const { code = '' } = await waitForMail(siteUrl, email);
  const codes = watchCodes(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/loyalty/verify-code', async (route) => {
    await held.promise;
    await route.continue();
  });
  const wrong = code === '100000' ? '100001' : '100000';
  await club.field('code').fill(wrong);
  await club.field('code').fill(code);
  held.resolve();
  await club.expectStep('registerMember');
  expect(codes).toEqual([wrong, code]);
});

test('a code that did not get through can be sent by the button', async ({ page, club }) => {
  const email = await openCode(club);
  await page.route('**/api/loyalty/verify-code', (route) => route.abort(), { times: 1 });
  await club.enterCode(email);
  await expect(club.trouble).toBeVisible();
  await club.submit.click();
  await club.expectStep('registerMember');
});

test('the seconds to the next code are counted, over a reload as well, and not read out', async ({
  page,
  club,
}) => {
  await page.clock.install();
  await openCode(club);
  const again = club.link('Send a new code');
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(/^You can ask for a new code in \d+ seconds\.$/);
  const count = club.root.getByText('You can ask for a new code in');
  await expect(
    count.locator('xpath=ancestor-or-self::*[@aria-live or @role="status" or @role="alert"]'),
  ).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(count).toHaveText(/ (3\d|40) seconds/);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
  await expect(club.notice('newCodeSent')).toHaveCount(0);
  await page.reload();
  await club.opener.click();
  await club.expectStep('registerCode');
  await expect(count).toHaveText(/ (3\d|40) seconds/);
  await page.clock.fastForward(41_000);
  await expect(count).toHaveCount(0);
  await expect(again).toBeEnabled();
  await again.click();
  await expect(club.notice('newCodeSent')).toBeVisible();
  await expect(again).toBeDisabled();
});
