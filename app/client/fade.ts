/**
 * Lets a page fade when it is left: only then is it captured. A page that came captured into the fade would not take what
 * is pressed until the fade has ended.
 */
export function fadeWhenLeft(): void {
  const { style } = document.documentElement;
  addEventListener('pageswap', () => {
    style.viewTransitionName = 'root';
  });
  // The browser may have kept it, and shows it again.
  addEventListener('pagereveal', () => {
    style.viewTransitionName = '';
  });
}
