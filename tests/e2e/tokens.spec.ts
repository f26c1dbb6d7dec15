import { expect, test } from './site.ts';

/** Every token of the site's stylesheet in both schemes, as the browser sees it: a change is on purpose. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the tokens in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/');
    const tokens = await page.evaluate(() => {
      const names = new Set<string>();
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rule.selectorText === ':root') {
            for (const name of rule.style) if (name.startsWith('--')) names.add(name);
          }
          if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules);
        }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules);
      const style = getComputedStyle(document.documentElement);
      return [...names].sort().map((name) => `${name}: ${style.getPropertyValue(name).trim()}`);
    });
    expect(tokens.length).toBeGreaterThan(40);
    expect(`${tokens.join('\n')}\n`).toMatchSnapshot(`tokens-${colorScheme}.txt`);
  });
}
