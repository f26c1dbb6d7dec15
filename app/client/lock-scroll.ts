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
  body.style.setProperty('padding-inline-end', `${innerWidth - root.clientWidth}px`);
  body.style.setProperty('inset-block-start', `${-scrollY}px`);
  root.classList.add('scroll-locked');
  return () => {
    root.classList.remove('scroll-locked');
    body.style.removeProperty('padding-inline-end');
    body.style.removeProperty('inset-block-start');
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
