import type { Locator, Page } from '@playwright/test';

/** Moves on with the tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached`);
}

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/**
 * Labels of all that the keyboard should come to on a page, in the order of the document.
 */
export function listStops(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
    );
    all.forEach((element, at) => {
      const text = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      element.dataset.stop = isRadio(element) ? `radio buttons ${element.name}` : `${at} ${text}`;
    });
    // The buttons of a group are one stop.
    const isFirst = ({ dataset: { stop } }: (typeof all)[number], at: number) =>
      all.findIndex(({ dataset }) => dataset.stop === stop) === at;
    const stops = all.filter(isFirst);
    return stops.flatMap((element) => Array<string>(countStops(element)).fill(element.dataset.stop ?? ''));

    function isRadio(element: Element): element is HTMLInputElement {
      return element instanceof HTMLInputElement && element.type === 'radio';
    }

    /** Day, month, year and calendar of a date are stops of their own. */
    function countStops(element: Element): number {
      return element.matches('[type="date"]') ? 4 : 1;
    }
  }, focusable);
}

/** The label of what has the focus, 'nothing' where that is the browser; and why a guest could not see it. */
export function describeFocus(page: Page): Promise<{ label: string; fault: string | undefined }> {
  return page.evaluate(() => {
    const { activeElement: focus } = document;
    if (focus === null || focus === document.body) return { label: 'nothing', fault: undefined };
    const label =
      focus instanceof HTMLElement || focus instanceof SVGElement ? focus.dataset.stop : undefined;
    return { label: label ?? focus.outerHTML.slice(0, 120), fault: findFault(focus) };

    function findFault(element: Element): string | undefined {
      if (!isMarked(element)) return 'nothing shows that it has the focus';
      // Of a drawing only what is painted can be pointed at.
      const parts = element instanceof SVGElement ? [...element.children] : [element];
      const boxes = parts
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length === 0) return 'it has no size';
      for (const { left, right, top, bottom } of boxes) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const edge = 2;
        const points = [
          [x, y],
          [left + edge, y],
          [right - edge, y],
          [x, top + edge],
          [x, bottom - edge],
        ] as const;
        for (const point of points) {
          const above = document.elementFromPoint(...point);
          if (above === null) return `it is cut off by the window: ${left} ${top} ${right} ${bottom}`;
          const isItself = element.contains(above) || above.contains(element);
          if (!isItself) return `it is covered by ${above.outerHTML.slice(0, 80)}`;
        }
      }
      return undefined;
    }

    /** Whether it has an outline, or something that it stands in has one for it. */
    function isMarked(element: Element | null): boolean {
      if (element === null || element === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || isMarked(element.parentElement)
      );
    }
  });
}
