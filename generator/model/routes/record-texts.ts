import { hash } from 'node:crypto';
import type { ContentModel } from '../content/content-model.ts';
import type { AreaModel, PageModel, TextRecord } from '../model.ts';

/** Data for dating texts. */
export interface TextsContext {
  readonly areas: readonly AreaModel[];
  readonly content: readonly ContentModel[];
  /** Records of earlier runs; a merge may leave several lines for one page. */
  readonly previous: readonly TextRecord[];
  /** Called only where a text is not on record. */
  readonly today: () => string;
}

/**
 * The record of every page, sorted. A page whose texts are on record keeps its dates, so the same spec gives the same
 * record on any day; a page with other texts has changed today.
 */
export function recordTexts({ areas, content, previous, today }: TextsContext): readonly TextRecord[] {
  const known = Map.groupBy(previous, ({ key, locale }) => `${key} ${locale}`);
  const bodies = new Map(content.map(({ entry, locale, words }) => [`${entry} ${locale}`, words]));
  const pages = areas.flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
  return pages
    .map((page): readonly [id: string, record: TextRecord] => {
      const { key, locale } = page;
      const id = `${key} ${locale}`;
      const digest = digestTexts(page, bodies.get(id));
      const lines = known.get(id) ?? [];
      const same = lines.filter((line) => line.digest === digest);
      const [published = today()] = lines.map((line) => line.published).sort();
      const changed =
        same
          .map((line) => line.changed)
          .sort()
          .at(-1) ?? today();
      return [id, { key, locale, digest, published, changed }];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, record]) => record);
}

/** Changing this format would give every page of the site a new date. */
function digestTexts({ title, summary = '' }: PageModel, body: string | undefined): string {
  const own = `${title}|${summary}`.replace(/\s+/g, ' ');
  return hash('sha256', body ? `${own}|${body}` : own).slice(0, 8);
}
