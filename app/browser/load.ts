/** Makes a loader that loads once for all callers, and tries again after a failure. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

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

/**
 * Makes a link do something else when it is pressed, unless the guest wants it in a new tab or window.
 * @param prepare is called once the guest is about to press it
 */
export function enhanceLink(link: HTMLElement, prepare: () => Promise<unknown>, press: () => void): void {
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    // A failure is met when the link is pressed.
    link.addEventListener(intent, () => void prepare().catch(() => undefined), { once: true, passive: true });
  }
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    press();
  });
}
