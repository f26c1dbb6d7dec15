import type { Page } from '@playwright/test';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';

/** Makes the fade last for the whole test. */
async function stretchFade(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 100s; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Whether one page is still fading into the other. */
function isFading(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.getAnimations().some(({ effect, playState }) => {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return playState === 'running' && pseudo?.startsWith('::view-transition') === true;
    }),
  );
}

/** Presses where an element is, whatever lies on it. */
async function pressMiddle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('what is pressed while the page that was left still fades is done', async ({
  page,
  context,
  siteUrl,
}) => {
  await answerConsent(context, siteUrl);
  await stretchFade(page);
  await page.goto('/en/');
  await page.locator('.main-navigation a[href="/en/offers"]').click();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'offers');
  await expect.poll(() => isFading(page)).toBe(true);

  await pressMiddle(page, '.languages summary');
  await expect(page.locator('.languages')).toHaveAttribute('open', '');
  expect(await isFading(page)).toBe(true);
  await pressMiddle(page, '.breadcrumbs a');
  await expect(page.locator('body')).toHaveAttribute('data-route', 'home');
  await page.goBack();
  await expect(page.locator('body')).toHaveAttribute('data-route', 'offers');
  await expect.poll(() => isFading(page)).toBe(true);
  await pressMiddle(page, '.breadcrumbs a');
  await expect(page.locator('body')).toHaveAttribute('data-route', 'home');
});
