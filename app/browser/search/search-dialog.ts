import type { Locale } from '../../../generated/locales.ts';
import { searchFilePath } from '../../declarations/search-addresses.ts';
import { readDocuments, type SearchFile } from '../../search/search-document.ts';
import { createSearchIndex } from '../../search/search-index.ts';
import { lockScroll, onOutsideClick } from '../dialogs.ts';
import { createSearchView, type SearchView } from './search-view.ts';

/**
 * Moves the focus between the field and the results with the arrow keys.
 * @returns whether the focus moved
 */
function moveFocus(event: KeyboardEvent, input: HTMLElement, links: readonly HTMLElement[]): boolean {
  const { key } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [input, ...links];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (at === -1) return false;
  const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}

export interface SearchDialog {
  /** @param opener the link to the results page; it gets the focus when the dialog closes */
  open(opener: HTMLAnchorElement): void;
}

/** Downloads the search file of the page's language and creates the dialog from it. */
export async function createSearchDialog(): Promise<SearchDialog> {
  const response = await fetch(searchFilePath(document.body.dataset.locale as Locale));
  if (!response.ok) throw new Error(`${response.url} could not be loaded`);
  const file: SearchFile = await response.json();
  const documents = readDocuments(file);
  const index = createSearchIndex(documents, file);
  const often = file.often.flatMap((at) => documents[at] ?? []);
  const view = createSearchView(file, index);
  const { form, input } = view;
  const update = () => {
    const query = input.value.trim();
    const terms = index.terms.read(query).map(({ term }) => term);
    if (terms.join('').length < 2) view.showStart(often, query !== '');
    else view.showFound(index.search(query), query, form.action);
  };
  input.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault();
  });
  addKeysAndClosing(view);
  return { open: createOpen(view, update) };
}

function addKeysAndClosing({ dialog, input, links }: SearchView): void {
  dialog.addEventListener('keydown', (event) => {
    // Ignore keys of an input method. Safari fires compositionend before the last keydown, which has the code 229.
    if (event.isComposing || event.keyCode === 229) return;
    // By default, the first Escape only clears the search field.
    if (event.key === 'Escape') {
      event.preventDefault();
      dialog.close();
    } else if (moveFocus(event, input, links())) event.preventDefault();
  });
  onOutsideClick(dialog, () => dialog.close());
  // The page may be restored from the back/forward cache, without the dialog.
  window.addEventListener('pagehide', () => dialog.close());
}

function createOpen({ dialog, form, input }: SearchView, update: () => void): SearchDialog['open'] {
  let cleanUp: (() => void) | undefined;
  // The close event is asynchronous: the dialog may be open again by then.
  const finishClosing = () => {
    if (dialog.open) return;
    cleanUp?.();
    cleanUp = undefined;
  };
  dialog.addEventListener('close', finishClosing);
  return (opener) => {
    if (dialog.open) return;
    finishClosing();
    const { activeElement } = document;
    const unlock = lockScroll();
    form.action = opener.href;
    // Attached only while open.
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    input.select();
    update();
    cleanUp = () => {
      dialog.remove();
      unlock();
      const isElsewhere = activeElement instanceof HTMLElement && activeElement !== document.body;
      (isElsewhere ? activeElement : opener).focus({ preventScroll: true });
    };
  };
}
