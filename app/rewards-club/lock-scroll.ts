let unlock: (() => void) | undefined;

/**
 * Keeps the page below the dialog where it is. iOS scrolls a page whose overflow is hidden, but not one that is fixed.
 * @returns lets it go, for all who keep it
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
  // Where a scrollbar takes room, that room stays, so that nothing moves aside.
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
