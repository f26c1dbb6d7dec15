import type { Model } from '../../model/model.ts';
import type { Cell } from './coverage-cell.ts';

/** The bodies of the pages of a locale by their status. */
export interface BodyCount {
  readonly locale: string;
  /** Read by a second reader since they last changed. */
  readonly reviewed: number;
  /** Its own, but not reviewed. */
  readonly written: number;
  /** Shown in another language, with a note. */
  readonly borrowed: number;
}

/** The bodies of each locale: their number by status, and a cell in which borrowed ones are missing. */
export function measureBodies({ areas, content, dates, locales }: Model): {
  readonly counts: readonly BodyCount[];
  readonly cells: readonly Cell[];
} {
  const own = new Set(content.map(({ entry, locale }) => `${entry} ${locale}`));
  const entries = new Set(content.map(({ entry }) => entry));
  const pages = areas.flatMap((area) => area.entries.flatMap((entry) => entry.pages));
  const measured = locales.list.map(({ code }) => {
    const withBody = pages.filter(({ key, locale }) => locale === code && entries.has(key));
    const borrowed = withBody.filter(({ key }) => !own.has(`${key} ${code}`));
    const reviewed = withBody.filter((page) => dates.get(page)?.reviewed !== undefined).length;
    const total = withBody.length;
    const written = total - borrowed.length - reviewed;
    return {
      count: { locale: code, reviewed, written, borrowed: borrowed.length },
      cell: {
        area: 'bodies',
        locale: code,
        total,
        own: total - borrowed.length,
        empty: 0,
        summaries: 0,
        missing: borrowed.map(({ key }) => key),
      },
    };
  });
  return { counts: measured.map(({ count }) => count), cells: measured.map(({ cell }) => cell) };
}
