import { isMap, isSeq } from 'yaml';
import type { Model } from '../model/model.ts';
import { pagesByPath } from './change-pages.ts';
import {
  type Change,
  CommandError,
  type Edits,
  onOneLine,
  openDocument,
  type SpecTexts,
} from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';

/** The effect of a change on the addresses of the site. */
interface AddressChange {
  readonly appeared: readonly string[];
  readonly gone: readonly string[];
  /** By address that is no page: the address to which it leads, older redirects included. */
  readonly moved: ReadonlyMap<string, string>;
  /** The addresses of all pages. */
  readonly live: ReadonlySet<string>;
}

/**
 * Compares the pages before and after a change.
 * @param after the model without the redirects of spec/redirects.yaml
 */
export function compareAddresses(before: Model, after: Model, leadTo: Change['leadTo']): AddressChange {
  const [old, current] = [pagesByPath(before), pagesByPath(after)];
  const vanished = [...old.values()].filter(({ path }) => !current.has(path));
  const moved = new Map<string, string>();
  for (const page of vanished) {
    const target = leadTo?.(page, after);
    if (target !== undefined) moved.set(page.path, target.path);
  }
  const ownRedirects = new Set(after.redirects.map(({ from }) => from));
  for (const { from, to } of before.redirects) {
    if (to === undefined || current.has(from) || ownRedirects.has(from)) continue;
    moved.set(from, moved.get(to) ?? to);
  }
  return {
    appeared: [...current.keys()].filter((path) => !old.has(path)),
    gone: vanished.map(({ path }) => path),
    moved,
    live: new Set(current.keys()),
  };
}

/**
 * The addresses that appeared or went, one a line.
 * @param published those that may have been live
 */
export function formatAddresses(
  { appeared, gone, moved }: AddressChange,
  published: ReadonlySet<string>,
): string[] {
  return [
    ...appeared.map((path) => `New address: ${path}`),
    ...gone.map((path) =>
      published.has(path)
        ? `Old address: ${path} → ${moved.get(path) ?? 'nowhere'}`
        : `Dropped address, never published: ${path}`,
    ),
  ];
}

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
  if (!isSeq(list)) throw new CommandError(`${file} has no list “redirects:”.`);
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
