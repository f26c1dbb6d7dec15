/**
 * Keeps the page below the dialog where it is. iOS scrolls a page whose overflow is hidden, but not one that is fixed.
 * @returns lets it go
 */
export function lockScroll(): () => void {
  const { scrollX, scrollY } = window;
  const root = document.documentElement;
  root.classList.add('scroll-locked');
  document.body.style.setProperty('inset-block-start', `${-scrollY}px`);
  return () => {
    root.classList.remove('scroll-locked');
    document.body.style.removeProperty('inset-block-start');
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
