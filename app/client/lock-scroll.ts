let unlock: (() => void) | undefined;

/**
 * Stops the page behind a dialog from scrolling. The page is fixed, since iOS scrolls a page whose overflow is hidden.
 * @returns unlocks it, for all callers
 */
export function lockScroll(): () => void {
  unlock ??= lock();
  return () => {
    unlock?.();
    unlock = undefined;
  };
}

function lock(): () => void {
  const { scrollX, scrollY, innerWidth } = window;
  const { documentElement: root, body } = document;
  // Keep the scrollbar's width as padding, so that nothing shifts.
  const padding = innerWidth - root.clientWidth;
  body.style.cssText = `padding-inline-end:${padding}px;inset-block-start:${-scrollY}px`;
  root.classList.add('scroll-locked');
  return () => {
    root.classList.remove('scroll-locked');
    body.style.cssText = '';
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
