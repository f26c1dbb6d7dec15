/** Returns a function that loads once for all callers and retries after a failure. */
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
 * Adds a stylesheet to the page and resolves once it applies. On failure the link is removed, so that the next attempt
 * sends a new request.
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
 * Calls `press` instead of following the link, unless the guest opens it in a new tab or window.
 * @param prepare called once, when the guest points at the link or focuses it
 */
export function enhanceLink(link: HTMLElement, prepare: () => Promise<unknown>, press: () => void): void {
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    // `press` handles the failure.
    link.addEventListener(intent, () => void prepare().catch(() => undefined), { once: true, passive: true });
  }
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    press();
  });
}
