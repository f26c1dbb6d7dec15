import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { AreaSource } from '../../spec/files/spec-source.ts';
import type { FactDeclaration, FactsFile, TermsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { type Area, entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';

/** By the name of a fact that properties state: their terms, which in facts with rows stand in the first column. */
export type StatedByProperties = ReadonlyMap<string, ReadonlySet<string>>;

/** The facts that at least one property states, of those that pages show. */
export function collectStated(
  sources: ReadonlyMap<Area, AreaSource>,
  declared: FactsFile,
  showsAssumed: boolean,
): StatedByProperties {
  const stated = new Map<string, Set<string>>();
  const properties = [...sources.values()].filter(({ kind }) => kind === 'property');
  for (const { facts, assumed } of properties.flatMap(({ entries }) => [...entries.values()]))
    for (const [name, value] of Object.entries({ ...facts, ...(showsAssumed && assumed) })) {
      const terms = stated.get(name) ?? new Set();
      stated.set(name, terms);
      for (const term of termsIn(value, columnOfTerms(declared[name]))) terms.add(term);
    }
  return stated;
}

function termsIn(value: unknown, column: string | undefined): readonly string[] {
  return [value].flat().flatMap((item) => {
    if (typeof item === 'string') return item;
    return column === undefined ? [] : ((item as Readonly<Record<string, string>>)[column] ?? []);
  });
}

/** The first column of a fact with rows, if it holds terms. */
function columnOfTerms({ columns = {} }: Partial<FactDeclaration> = {}): string | undefined {
  const [first] = Object.entries(columns);
  return first?.[1].type === 'term' ? first[0] : undefined;
}

/** The terms that a page answers with; by default all that properties state, in the order of their vocabulary. */
export function termsAskedFor(
  { fact, terms }: NonNullable<RoutesEntry['answers']>,
  { declared, terms: vocabularies }: { declared: FactsFile; terms: ReadonlyMap<string, TermsFile> },
  stated: StatedByProperties,
): readonly string[] {
  const { of, columns = {} } = declared[fact] ?? {};
  const vocabulary = vocabularies.get(of ?? Object.values(columns)[0]?.of ?? '') ?? {};
  return terms ?? Object.keys(vocabulary).filter((term) => stated.get(fact)?.has(term));
}

/** Reports a page that answers with a fact, a term or a price that no property states. */
export function checkAnswers(
  area: Area,
  key: string,
  { answers }: RoutesEntry,
  { declared, stated }: { readonly declared: FactsFile; readonly stated: StatedByProperties },
  report: Report,
): void {
  if (answers === undefined) return;
  const file = entryFile(area, key);
  const { fact, terms = [], price } = answers;
  const ofProperties = (...types: readonly FactDeclaration['type'][]) =>
    Object.keys(declared).filter(
      (name) => declared[name]?.kinds.includes('property') && types.includes(declared[name].type),
    );
  const withTerms = [
    ...ofProperties('terms', 'term'),
    ...ofProperties('rows').filter((name) => columnOfTerms(declared[name]) !== undefined),
  ];
  const check = (name: string, allowed: Iterable<string>, noun: string, at: Origin) => {
    const names = [...allowed];
    if (names.includes(name)) return;
    report({
      code: 'FACT_UNSTATED',
      message: `“${name}” is no ${noun} that a property states.`,
      help: `${didYouMean(name, names)}Name another, or state it of a property.`,
      at: [at],
    });
  };
  const isStated = (name: string) => stated.has(name);
  check(fact, withTerms.filter(isStated), 'fact with terms', { file, path: ['answers', 'fact'] });
  if (price !== undefined)
    check(price, ofProperties('money').filter(isStated), 'price', { file, path: ['answers', 'price'] });
  for (const [index, term] of terms.entries())
    if (isStated(fact))
      check(term, stated.get(fact) ?? [], `term of “${fact}”`, { file, path: ['answers', 'terms', index] });
}
