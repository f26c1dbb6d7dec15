import { campaign, expect, test } from '../site.ts';

// A browser whose scrollbars take room, as on most desktops.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('nothing moves aside, and the scrollbar scrolls the dialog', campaign, async ({ page, club }) => {
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

  await club.reach('registerMember');
  const box = await club.root.boundingBox();
  if (box === null) throw new Error('the dialog has no place');
  // Its border is no outside.
  await page.mouse.click(box.x + box.width - 0.5, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width - 6, box.y + box.height - 40);
  await expect.poll(() => club.root.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0);
  await club.expectStep('registerMember');
});
