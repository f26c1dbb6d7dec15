import type { Locale } from '../../generated/locales.ts';
import { lockScroll } from '../rewards-club/lock-scroll.ts';
import { onOutsideClick } from '../rewards-club/outside-click.ts';
import { readDocuments, type SearchFile } from '../search/search-document.ts';
import { searchFilePath } from '../search/search-file-path.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { moveFocus } from './search-keys.ts';
import { createSearchView } from './search-view.ts';

/** The dialog of the search, ready to be shown. */
export interface SearchDialog {
  /** @param opener the link to the results page; it gets the focus back */
  open(opener: HTMLAnchorElement): void;
}

/** Downloads what the page's language has, and makes the dialog of it. */
export async function createSearchDialog(): Promise<SearchDialog> {
  const response = await fetch(searchFilePath(document.body.dataset.locale as Locale));
  if (!response.ok) throw new Error(`${response.url} could not be loaded`);
  const file: SearchFile = await response.json();
  const documents = readDocuments(file);
  const index = createSearchIndex(documents, file.language);
  const often = file.often.flatMap((at) => documents[at] ?? []);
  const view = createSearchView(file, index);
  const { dialog, form, input } = view;
  const isTooShort = () => index.terms.read(input.value).reduce((sum, { term }) => sum + term.length, 0) < 2;
  const update = () => {
    if (isTooShort()) view.showStart(often, input.value.trim() !== '');
    else view.showFound(index.search(input.value), input.value.trim(), form.action);
  };

  input.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault();
  });
  dialog.addEventListener('keydown', (event) => {
    // By itself, a field of this type keeps the first Escape to be emptied.
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      dialog.close();
    } else if (moveFocus(event, input, view.links())) event.preventDefault();
  });
  onOutsideClick(dialog, () => dialog.close());
  // A page that the browser keeps and shows again is shown without the dialog.
  window.addEventListener('pagehide', () => dialog.close());

  let tidyUp: (() => void) | undefined;
  // The event comes a moment after the closing, when the dialog may be open again.
  const finishClosing = () => {
    if (dialog.open) return;
    tidyUp?.();
    tidyUp = undefined;
  };
  dialog.addEventListener('close', finishClosing);

  return {
    open(opener) {
      if (dialog.open) return;
      finishClosing();
      const { activeElement } = document;
      const unlock = lockScroll();
      form.action = opener.href;
      // Only while it is open is it a part of the page, where the club's dialog is another.
      document.body.append(dialog);
      dialog.showModal();
      input.focus();
      input.select();
      update();
      tidyUp = () => {
        dialog.remove();
        unlock();
        const isElsewhere = activeElement instanceof HTMLElement && activeElement !== document.body;
        (isElsewhere ? activeElement : opener).focus({ preventScroll: true });
      };
    },
  };
}
