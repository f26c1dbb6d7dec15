import type { Report } from '../../diagnostics/diagnostic.ts';
import type { AreaSource } from '../../spec/files/spec-source.ts';
import type { Purpose } from '../../spec/schema/facts/facts.ts';
import { type Area, entryFile, kindsWithBody } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { AreaModel } from '../model.ts';
import { covers } from '../routes/days.ts';
import type { ContentModel } from './content-html.ts';
import type { LinkContext } from './content-links.ts';

/** Per kind of page: the content it shows besides a body, or instead of one. */
const withoutText: readonly (Purpose | undefined)[] = ['contact', 'thanks'];

/**
 * Keys of the entries that announce a text: those that say so, articles, reports and plain pages. Entries that are not
 * listed or indexed announce none.
 */
export function listPromises(
  sources: ReadonlyMap<Area, AreaSource>,
  { areas, pageForms }: Pick<LinkContext, 'areas' | 'pageForms'>,
): ReadonlySet<string> {
  const instead = new Set<string | undefined>([
    ...areas.map(({ listing }) => listing),
    ...pageForms.map(({ entry }) => entry),
  ]);
  const promising = areas.flatMap(({ name, kind, entries }) =>
    entries.flatMap(({ key, pages }) => {
      const {
        promises,
        purpose,
        noindex = false,
      }: Partial<RoutesEntry> = sources.get(name)?.entries.get(key) ?? {};
      if (noindex || pages.every(({ path, locale }) => isHome(path, locale))) return [];
      const isText = kindsWithBody.includes(kind) && !withoutText.includes(purpose) && !instead.has(key);
      return (promises ?? (isText ? 'body' : 'nothing')) === 'body' ? key : [];
    }),
  );
  return new Set(promising);
}

function isHome(path: string, locale: string): boolean {
  return path === '/' || path === `/${locale}/`;
}

/** Reports entries that promise a body and have none in any language on all their days. */
export function checkPromises(
  promising: ReadonlySet<string>,
  content: readonly ContentModel[],
  areas: readonly AreaModel[],
  report: Report,
): void {
  for (const { name, entries } of areas) {
    for (const { key, pages } of entries) {
      const isWritten = content.some(
        ({ entry, days }) => entry === key && pages.some((page) => covers(days, page)),
      );
      if (!promising.has(key) || isWritten) continue;
      const locale = pages[0]?.locale ?? 'en';
      report({
        code: 'CONTENT_PROMISED',
        message: `“${key}” announces a text and has none in any language, or none on all its days.`,
        help: `Write content/${key}/${locale}.md; or, until somebody does, declare “noindex: true”, which keeps the page out of lists and search engines; or “promises: nothing” if title and summary announce no text.`,
        at: [{ file: entryFile(name, key), path: [] }],
      });
    }
  }
}
