/**
 * Adds a stylesheet to the page; resolves once it is in force. One that could not be loaded leaves nothing behind, so
 * that the next attempt asks for it anew.
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
