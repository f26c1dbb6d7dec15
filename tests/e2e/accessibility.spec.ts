import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './site.ts';
import { onePerController, pathOf, threeLocales } from './templates.ts';

const schemes = ['light', 'dark'] as const;

for (const [controller, key] of [...Object.entries(onePerController), ['home', 'home'] as const]) {
  for (const locale of threeLocales) {
    test(`axe finds nothing on ${controller} in ${locale}`, async ({ page }) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await page.goto(pathOf(key, locale));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      }
    });
  }
}

test('axe finds nothing on a page that does not exist, nor with menus open', async ({ page }) => {
  await page.goto('/de/angebot/gibt-es-nicht');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/angebote');
  for (const summary of await page.locator('header summary').all()) {
    await summary.click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await summary.click();
  }
});

for (const locale of threeLocales) {
  test(`nothing is cut off at 320 px in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const key of Object.values(onePerController)) {
      await page.goto(pathOf(key, locale));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, key).toBe(0);
    }
  });
}
