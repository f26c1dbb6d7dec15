import { enhanceLink, loadOnce, loadStyles } from './load.ts';
import stylesheet from './search-dialog.css?url';

const load = loadOnce(loadDialog);

/** Loads script, texts and styles in parallel. */
async function loadDialog() {
  const [{ createSearchDialog }] = await Promise.all([import('./search-dialog.ts'), loadStyles(stylesheet)]);
  return createSearchDialog();
}

/** Makes the link to the search open the dialog. If that fails, the link is followed. */
export function enhanceSearch(): void {
  const opener = document.querySelector<HTMLAnchorElement>('[data-search-opener]');
  if (opener === null) return;
  opener.ariaHasPopup = 'dialog';
  const open = () =>
    load().then(
      (dialog) => dialog.open(opener),
      () => location.assign(opener.href),
    );
  enhanceLink(opener, load, open);
}
