import type { Model } from '../model/model.ts';
import type { Change } from './change.ts';
import { pagesByPath } from './edits/pages.ts';

/** The effect of a change on the addresses of the site. */
export interface AddressChange {
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
