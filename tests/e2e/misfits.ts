import type { Page } from '@playwright/test';

/**
 * Text of a part of a page that cannot be read: beyond the window, cut off by a box, or on top of another. Text for those
 * who listen, and summaries that are shortened to three lines, are left out.
 */
export function findMisfits(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    interface Line {
      readonly owner: Element;
      readonly text: string;
      readonly box: DOMRect;
    }

    const squeezed: string[] = [];
    const lines = listLines();
    return [...squeezed, ...findSideways(), ...lines.flatMap(findCut), ...findOverlaps()];

    function listLines(): Line[] {
      const root = document.querySelector(selector);
      if (root === null) throw new Error(`There is no ${selector}.`);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (owner === null || text === '' || !owner.checkVisibility({ visibilityProperty: true })) continue;
        if (isForListeners(owner) || owner.closest('.skip-link, script, style') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        // So narrow that words fall apart into letters.
        if (boxes.length > 3 && text.length < 3 * boxes.length) squeezed.push(`“${text}” is squeezed`);
        const end = findEndOfSummary(owner);
        for (const box of boxes) {
          if (box.top < end) found.push({ owner, text: text.slice(0, 50), box });
        }
      }
      return found;
    }

    /** Where a summary is shortened on purpose. */
    function findEndOfSummary(owner: Element): number {
      // Found words are marked in it.
      const text = owner.closest(':not(mark)') ?? owner;
      const { webkitLineClamp } = getComputedStyle(text);
      return webkitLineClamp === 'none' ? Number.POSITIVE_INFINITY : text.getBoundingClientRect().bottom - 2;
    }

    function isForListeners(element: Element): boolean {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    }

    function findSideways(): string[] {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
    }

    function findCut({ owner, text, box }: Line): string[] {
      const edge = 1.5;
      if (box.left < -edge || box.right > document.documentElement.clientWidth + edge) {
        return [`“${text}” leaves the window`];
      }
      for (let at: Element | null = owner; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        // Text that can be scrolled to is not lost.
        if (overflowY === 'auto' || overflowY === 'scroll') return [];
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        const isCut =
          box.left < frame.left - edge ||
          box.right > frame.right + edge ||
          box.top + box.height / 4 < frame.top ||
          box.bottom - box.height / 4 > frame.bottom;
        if (isCut) return [`“${text}” is cut off by ${at.tagName}.${at.getAttribute('class')}`];
      }
      return [];
    }

    function findOverlaps(): string[] {
      const still = lines.filter(
        ({ owner }) => owner.closest('.site-header, .notices, .ask-bar, .list-bar') === null,
      );
      return still.flatMap((line, at) =>
        still
          .slice(at + 1)
          .filter((other) => other.owner !== line.owner && overlap(line.box, other.box))
          .map((other) => `“${line.text}” and “${other.text}” overlap`),
      );
    }

    /** Boxes of text are higher than what is seen of it. */
    function overlap(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > 0.35 * Math.min(one.height, other.height);
    }
  }, part);
}
