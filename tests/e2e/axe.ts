import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Findings of axe in a part of a page, and whether it has measured the contrast of so many texts.
 * @param rules those that are asked; default: those of WCAG 2.2 AA, and axe's own
 */
export async function findViolations(
  page: Page,
  { rules = [], part = 'html', least = 2 }: { rules?: readonly string[]; part?: string; least?: number } = {},
): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only what is asked for leaves the browser: the whole report has megabytes.
  const runOnly: RunOnly =
    rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags };
  const { violations, measured } = await page.evaluate(
    async ([context, options]) => {
      const { axe: library } = window as unknown as { axe: typeof axe };
      const found = await library.run(context, options);
      return {
        violations: found.violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ html, failureSummary }) => [html, failureSummary]),
        ]),
        measured: found.passes.find(({ id }) => id === 'color-contrast')?.nodes.length ?? 0,
      };
    },
    [part, { runOnly }] as const,
  );
  return [...violations, ...(measured < least ? [`the contrast of ${measured} texts was measured`] : [])];
}
