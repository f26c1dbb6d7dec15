/** Galleries without a script. The arrows are made by the stylesheet: only Chromium’s protocol finds them. */
import type { Page } from '@playwright/test';
import { messages } from '../../generated/messages/index.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** The left edge of the gallery’s first picture, in pixels from the edge of the page’s text. */
async function scrolledBy(page: Page): Promise<number> {
  const [first, heading] = await Promise.all([
    page.locator('.gallery li').first().boundingBox(),
    page.locator('.booking-bar h2').boundingBox(),
  ]);
  return Math.round((heading?.x ?? 0) - (first?.x ?? 0));
}

/** The button that assistive technology knows by this name. */
async function findButton(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  if (button?.backendDOMNodeId === undefined) throw new Error(`There is no button “${name}”.`);
  await session.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: button.backendDOMNodeId });
  const { model } = await session.send('DOM.getBoxModel', { backendNodeId: button.backendDOMNodeId });
  const [left = 0, top = 0] = model.border;
  const isDisabled = button.properties?.some(
    ({ name: of, value }) => of === 'disabled' && value.value === true,
  );
  return { x: left + model.width / 2, y: top + model.height / 2, ...model, isDisabled: isDisabled === true };
}

async function press(page: Page, name: string): Promise<void> {
  const { x, y } = await findButton(page, name);
  await page.mouse.click(x, y);
}

for (const [key, locale, width, details] of [
  ['brela', 'ko', 360, {}],
  ['hotel-soline-brela', 'en', 1440, campaign],
  ['bol', 'uk', 1440, campaign],
] as const) {
  test(
    `${key} in ${locale}: arrows at ${width} px lead from picture to picture`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf(key, locale));
      const { next, previous, label } = messages[locale].gallery;
      await expect(page.getByRole('region', { name: label })).toHaveCount(1);
      expect(await scrolledBy(page)).toBe(0);
      expect((await findButton(page, previous)).isDisabled).toBe(true);
      expect((await findButton(page, next)).height).toBeGreaterThanOrEqual(44);

      // The picture at the edge is cut, so that guests see that there are more.
      const edges = await page
        .locator('.gallery li')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      expect(edges.some(([left = 0, right = 0]) => left < width - 8 && right > width - 8)).toBe(true);

      await press(page, next);
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(200);
      const after = await scrolledBy(page);
      const starts = edges.map(([left = 0]) => Math.round(left - (edges[0]?.[0] ?? 0)));
      const isAtEnd = (await findButton(page, next)).isDisabled;
      expect(isAtEnd || starts.some((start) => Math.abs(start - after) <= 1)).toBe(true);
      await press(page, previous);
      await expect.poll(() => scrolledBy(page)).toBe(0);
    },
  );
}
