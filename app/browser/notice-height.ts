const heights = new Map<Element, number>();

/** On phones, a page’s bar stands on a notice, which may be lower than the room that styles keep for it. */
export function watchHeight(notice: Element): void {
  new ResizeObserver(([entry]) => {
    heights.set(notice, entry?.borderBoxSize[0]?.blockSize ?? 0);
    document.documentElement.style.setProperty('--notice', `${Math.max(...heights.values())}px`);
  }).observe(notice);
}
