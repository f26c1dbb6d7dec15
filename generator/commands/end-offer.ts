import { entryFile } from '../spec/schema/routes/areas.ts';
import type { Change, SpecBefore } from './edits/edit.ts';
import { areaOf, pageAbove, pageOf } from './edits/pages.ts';

/** The end of an offer, or of any other entry. */
export interface Ending {
  readonly key: string;
  /** The key of the entry to which its addresses lead; default: the listing of its area. */
  readonly to: string | undefined;
}

/**
 * Removes an entry with its bodies. In locales where the named entry has no page, addresses and links of other bodies lead to
 * the listing.
 */
export function endOffer({ texts, model }: SpecBefore, { key, to }: Ending): Change {
  const { name } = areaOf(model, key);
  if (to !== undefined) areaOf(model, to);
  const removed = [
    entryFile(name, key),
    ...[...texts.keys()].filter((file) => file.startsWith(`content/${key}/`)),
  ];
  const linked = [...texts].flatMap(([file, text]): [string, string][] => {
    const [, , locale] = /^content\/([^/]+)\/([a-z]{2})\.md$/.exec(file) ?? [];
    if (locale === undefined || removed.includes(file) || !text.includes(`](${key}`)) return [];
    const target = pageOf(model, to, locale) ?? pageAbove(model, name, locale);
    return [[file, text.replace(new RegExp(`\\]\\(${key}(#[a-z0-9-]+)?\\)`, 'g'), `](${target?.key})`)]];
  });
  return {
    edits: new Map([...removed.map((file): [string, undefined] => [file, undefined]), ...linked]),
    leadTo: ({ locale }, after) => pageOf(after, to, locale) ?? pageAbove(after, name, locale),
  };
}
