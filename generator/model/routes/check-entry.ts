import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';

/** Data for the checks of links to entries. */
export interface EntryContext {
  readonly allKeys: ReadonlySet<string>;
  /** Keys of the entries that have a page in at least one locale. */
  readonly publishedKeys: ReadonlySet<string>;
  /** Whether parts of the spec are missing, so that an unknown entry may be among them. */
  readonly incomplete: boolean;
}

/** Reports a link to an entry that does not exist or has no page in any locale. */
export function checkEntry(key: string, at: Origin, context: EntryContext, report: Report): void {
  const { allKeys, publishedKeys, incomplete } = context;
  if (publishedKeys.has(key) || incomplete) return;
  if (allKeys.has(key)) {
    report({
      code: 'ENTRY_NOT_PUBLISHED',
      message: `“${key}” has no page in any locale.`,
      help: 'Name an entry that has a page, or remove the link.',
      at: [at],
    });
  } else {
    report({
      code: 'ENTRY_UNKNOWN',
      message: `There is no entry “${key}”.`,
      help: `${didYouMean(key, publishedKeys)}Name the key of an entry in spec/routes.`,
      at: [at],
    });
  }
}
