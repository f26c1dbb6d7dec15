import { facts } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, PageKind } from '../../../generated/routes/index.ts';
import { statedTerms } from '../../declarations/terms.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { factText } from '../facts/fact-texts.ts';
import { childPages, listedArea } from './listing-of.ts';

/** The anchor of the table, above the list. */
export const compareAnchor = 'comparison';

/** The query parameter with the keys of entries to compare; also their name in a `Filter`. */
export const comparedName = 'compare';

/** How many entries fit into a comparison. */
export const mostCompared = 4;

const comparableKinds: readonly PageKind[] = ['property', 'venue'];

/** Whether a listing has facts by which its entries can be compared. */
export function isComparable(page: Page): boolean {
  const kind = listedArea(page)?.kind;
  return (
    kind !== undefined && comparableKinds.includes(kind) && facts.some(({ kinds }) => kinds.includes(kind))
  );
}

/**
 * The keys of entries in a query, repeated or separated by commas. Ignores unknown keys. One more than the limit shows that
 * there are too many.
 */
export function readCompared(context: RenderContext, page: Page, params: URLSearchParams): readonly string[] {
  if (!isComparable(page)) return [];
  const wanted = new Set(params.getAll(comparedName).flatMap((value) => value.split(',')));
  const keys: readonly string[] = childPages(context, page.key, page.locale).map(({ key }) => key);
  return keys.filter((key) => wanted.has(key)).slice(0, mostCompared + 1);
}

/** A row of a comparison. */
export interface ComparedFact {
  readonly name: string;
  readonly label: string;
  readonly values: readonly (StatedFact | undefined)[];
  /** Whether each entry can have the fact: where no pets are taken, they have no price. */
  readonly isMeant: readonly boolean[];
}

/** The facts that at least one of the entries states, in the order of the spec. */
export function compareFacts(entries: readonly Page[], locale: Locale): readonly ComparedFact[] {
  const stated = entries.map(({ key }) => statedFactsOf(key));
  return facts.flatMap(({ name, names, type, without = [] }) => {
    const values = stated.map((list) => list.find((fact) => fact.name === name));
    const isShown = type !== 'point' && values.some((value) => value !== undefined);
    const isMeant = entries.map(({ key }) => !statedTerms(key).some((term) => without.includes(term)));
    return isShown ? splitRows({ name, label: names[locale] ?? name, values, isMeant }, locale) : [];
  });
}

/** Tables that begin with the same terms, such as kinds of rooms, have a row for each term. */
function splitRows(whole: ComparedFact, locale: Locale): readonly ComparedFact[] {
  const tables = whole.values.map((fact) =>
    Map.groupBy(fact?.type === 'rows' ? fact.value : [], ([first]) => first && factText(first, locale)),
  );
  const labels = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  const isShared = labels.some((label) => tables.filter((table) => table.has(label)).length > 1);
  if (!isShared) return [whole];
  return labels.map((label = '') => ({
    name: `${whole.name} ${label}`,
    label,
    values: whole.values.map((fact, index) => {
      const rows = tables[index]?.get(label);
      return fact?.type === 'rows' && rows ? { ...fact, value: rows.map((row) => row.slice(1)) } : undefined;
    }),
    isMeant: tables.map((table) => table.has(label)),
  }));
}

/** Whether the entries differ in a fact. */
export function differs({ values }: ComparedFact): boolean {
  return new Set(values.map((fact) => JSON.stringify(fact?.value))).size > 1;
}

/** The facts with short values in which the entries differ. */
export function compareDifferences(entries: readonly Page[], locale: Locale): readonly ComparedFact[] {
  return compareFacts(entries, locale).filter(
    (row) => row.values.every((fact) => fact?.type !== 'rows' && fact?.type !== 'monthly') && differs(row),
  );
}
