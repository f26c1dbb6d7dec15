/**
 * Adds a stylesheet to the page; resolves once it applies. If it cannot be loaded, its link is removed, so that the
 * next attempt requests it again.
 * @param address root-relative
 */
export function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(address));
    });
    document.head.append(link);
  });
}
