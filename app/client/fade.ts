/**
 * Fades a page out when the guest leaves it. Only the old page is captured: a captured new page would ignore clicks
 * until the fade has ended.
 */
export function fadeWhenLeft(): void {
  const { style } = document.documentElement;
  addEventListener('pageswap', () => {
    style.viewTransitionName = 'root';
  });
  // The page may be shown again from the back/forward cache.
  addEventListener('pagereveal', () => {
    style.viewTransitionName = '';
  });
}
