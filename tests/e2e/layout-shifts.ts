import type { Page } from '@playwright/test';

/**
 * From now on, notes what moves by itself on each page that is opened: how much, and which elements from where to where.
 * Pages get no fonts: text may move when a heading's font comes late (decision 011).
 */
export async function noteShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: LayoutShiftAttribution) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${at(previousRect)}, then ${at(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push(`${value}: ${sources.map(describe).join('; ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Parts of forms that the script takes away once the page is there: they may shift. So may a box without an element:
 * Chromium makes one in each fieldset, and names no source for it. What moves with it is named.
 */
export const mayShift = /class="form-|: $/;

/** Layout shifts of the page so far, after the next frame. */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return Reflect.get(window, 'shifts') as string[];
  });
}

/** Missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly LayoutShiftAttribution[];
}

interface LayoutShiftAttribution {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}
