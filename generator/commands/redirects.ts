import { isMap, isSeq } from 'yaml';
import type { AddressChange } from './addresses.ts';
import { type Edits, onOneLine, openDocument, ScaffoldError, type SpecTexts } from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';

const file = 'redirects.yaml';

/** The redirects file without its redirects, to find out the new addresses before the redirects are updated. */
export const withoutRedirects: Edits = new Map([[file, 'redirects: []\ngone: []\n']]);

/**
 * Makes the redirects lead where addresses have moved: those on record are updated, new ones added, and those from an
 * address that is a page again dropped, or turned round where the page has moved back.
 * @param moved by address, the one to which it leads
 * @param live the addresses of all pages
 * @param published those that may have been live: only they need a redirect
 */
export function redirectMoved(
  texts: SpecTexts,
  { moved, live }: Pick<AddressChange, 'moved' | 'live'>,
  published: ReadonlySet<string>,
): Edits {
  const document = openDocument(texts, file);
  const list = document.get('redirects', true);
  if (!isSeq(list)) throw new ScaffoldError(`${file} has no list “redirects:”.`);
  const fromOf = (row: unknown) => pathIn(row, 'from');
  for (const row of list.items) {
    const [from, to] = [fromOf(row), pathIn(row, 'to')];
    if (!isMap(row) || !live.has(from) || moved.get(to) !== from || !published.has(to)) continue;
    row.set('from', to);
    row.set('to', from);
  }
  list.items = list.items.filter((row) => !live.has(fromOf(row)));
  const rows = new Map(list.items.map((row) => [fromOf(row), row]));
  for (const [from, to] of moved) {
    const row = rows.get(from);
    if (isMap(row)) row.set('to', to);
    else if (published.has(from)) list.items.push(onOneLine(document, { from, to }));
  }
  list.flow = list.items.length === 0;
  const after = editedText(texts, file, document);
  return after === texts.get(file) ? new Map() : new Map([[file, after]]);
}

function pathIn(row: unknown, field: 'from' | 'to'): string {
  return isMap(row) ? String(row.get(field)).normalize('NFC') : '';
}
