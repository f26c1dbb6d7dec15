/** Makes the links that share a page do so as the device does; else they copy its address. */
export function wakeShareLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-share]')) {
    link.addEventListener('click', (event) => {
      const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
      if (navigator.share !== undefined) {
        event.preventDefault();
        // A guest who closes the device's sheet has not met a fault.
        navigator.share({ title: document.title, url }).catch(() => undefined);
      } else if (navigator.clipboard !== undefined) {
        event.preventDefault();
        const status = link.parentElement?.querySelector('[data-share-status]');
        const say = () => status?.replaceChildren(link.dataset.copied ?? '');
        navigator.clipboard.writeText(url).then(say, () => location.assign((link as HTMLAnchorElement).href));
      }
    });
  }
}
