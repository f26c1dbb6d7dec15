import { test as base, expect } from './club.ts';
import { askForCode, newEmail } from './guests.ts';

/** A browser whose scrollbars take room, as on most desktops. */
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('the scrollbar of the dialog scrolls it, and does not close it', async ({ page, club, siteUrl }) => {
  const { link } = await askForCode(siteUrl, newEmail());
  await page.setViewportSize({ width: 1000, height: 500 });
  await club.followLink(link);
  await club.expectStep('registerMember');
  const box = await club.root.boundingBox();
  if (box === null) throw new Error('the dialog has no place');
  await page.mouse.click(box.x + box.width - 6, box.y + box.height - 40);
  await expect.poll(() => club.root.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
  await club.expectStep('registerMember');
});

test('nothing moves aside when the dialog opens or closes', async ({ page, club }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/en/');
  const places = () =>
    page
      .locator('.wordmark, [data-open-rewards-club], main h1')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  const before = await places();
  await club.opener.click();
  await expect(club.root).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await club.expectClosed();
  expect(await places()).toEqual(before);
});
