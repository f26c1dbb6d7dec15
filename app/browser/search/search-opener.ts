import { enhanceLink, loadOnce, loadStyles } from '../load/load.ts';
import stylesheet from './search-dialog.css?url';

const load = loadOnce(loadDialog);

/** Loads script, texts and styles in parallel. */
async function loadDialog() {
  const [{ createSearchDialog }] = await Promise.all([import('./search-dialog.ts'), loadStyles(stylesheet)]);
  return createSearchDialog();
}

/** The link to the search page opens the dialog; if the dialog cannot be loaded, the browser goes to the page. */
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
