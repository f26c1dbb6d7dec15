/** Makes share links open the device's share sheet; without one, they copy the page's address. */
export function enhanceShareLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-share]')) {
    link.addEventListener('click', (event) => {
      const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
      if (navigator.share !== undefined) {
        event.preventDefault();
        // The promise rejects when the guest closes the sheet; that is no error.
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
