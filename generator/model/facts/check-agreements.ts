import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FactsFile, TermsFile } from '../../spec/schema/facts/fact-declarations.ts';
import { type Area, entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';

/** The other statements that an entry needs, or contradicts, if it makes one: a fact, or a term as vocabulary.term. */
export interface Agreement {
  readonly statement: string;
  readonly needs: readonly string[];
  readonly without: readonly string[];
}

/** The statements that entries can make: their place, facts, and terms as vocabulary.term. */
export function listStatements(facts: FactsFile, terms: ReadonlyMap<string, TermsFile>): readonly string[] {
  const ofTerms = [...terms].flatMap(([of, list]) => Object.keys(list).map((term) => `${of}.${term}`));
  return ['place', ...Object.keys(facts), ...ofTerms];
}

/** The agreements that facts and terms declare; unknown statements are reported, unless a faulty file may hold them. */
export function collectAgreements(
  facts: FactsFile,
  terms: ReadonlyMap<string, TermsFile>,
  incomplete: boolean,
  report: Report,
): readonly Agreement[] {
  const vocabularies = [...terms];
  const known = listStatements(facts, terms);
  const declared = [
    ...Object.entries(facts).map(([name, fact]) => ({
      statement: name,
      file: 'data/facts.yaml',
      name,
      of: fact,
    })),
    ...vocabularies.flatMap(([of, list]) =>
      Object.entries(list).map(([name, term]) => ({
        statement: `${of}.${name}`,
        file: `terms/${of}.yaml`,
        name,
        of: term,
      })),
    ),
  ];
  return declared.flatMap(({ statement, file, name, of }) => {
    const { with: needs = [], without = [] } = of;
    const impliedBy = ('impliedBy' in of && of.impliedBy) || [];
    for (const [field, list] of Object.entries({ with: needs, without, impliedBy }))
      for (const [index, other] of list.entries()) {
        if (incomplete || known.includes(other)) continue;
        report({
          code: 'RECORD_UNKNOWN',
          message: `There is neither a fact nor a term “${other}”.`,
          help: `${didYouMean(other, known)}Name a fact of data/facts.yaml, or a term as vocabulary.term.`,
          at: [{ file, path: [name, field, index] }],
        });
      }
    return needs.length + without.length === 0 ? [] : [{ statement, needs, without }];
  });
}

/** Reports statements of an entry that contradict each other, or need another that it does not make. */
export function checkAgreements(
  area: Area,
  key: string,
  entry: RoutesEntry,
  declared: FactsFile,
  agreements: readonly Agreement[],
  report: Report,
): void {
  const file = entryFile(area, key);
  const made = statementsOf(entry, declared);
  for (const { statement, needs, without } of agreements) {
    const path = made.get(statement);
    if (path === undefined) continue;
    const at: Origin = { file, path };
    if (needs.length > 0 && !needs.some((other) => made.has(other)))
      report({
        code: 'FACTS_DISAGREE',
        message: `“${key}” states “${statement}”, but none of ${needs.join(', ')}, without which it makes no sense.`,
        help: 'State one of them, or remove it.',
        at: [at],
      });
    for (const other of without) {
      const second = made.get(other);
      if (second === undefined) continue;
      report({
        code: 'FACTS_DISAGREE',
        message: `“${key}” states both “${statement}” and “${other}”, which contradict each other.`,
        help: 'Remove one of the two.',
        at: [at, { file, path: second }],
      });
    }
  }
}

/** The facts and terms that an entry states, with their positions. */
export function statementsOf(entry: RoutesEntry, declared: FactsFile): ReadonlyMap<string, YamlPath> {
  const made = new Map<string, YamlPath>();
  if (entry.place !== undefined) made.set('place', ['place']);
  for (const block of ['facts', 'assumed'] as const)
    for (const [name, value] of Object.entries(entry[block] ?? {})) {
      made.set(name, [block, name]);
      const { type, of } = declared[name] ?? {};
      if (type === 'term') made.set(`${of}.${value}`, [block, name]);
      if (type !== 'terms') continue;
      for (const [index, term] of (value as readonly string[]).entries())
        made.set(`${of}.${term}`, [block, name, index]);
    }
  return made;
}

/** Reports a trip that does not say from which places it can be taken, where a fact for them is declared. */
export function checkStart(
  area: Area,
  key: string,
  entry: RoutesEntry,
  declared: FactsFile,
  report: Report,
): void {
  const places = Object.keys(declared).filter((name) => declared[name]?.type === 'places');
  const stated = { ...entry.facts, ...entry.assumed };
  const isStated = entry.place !== undefined || places.some((name) => name in stated);
  if (places.length === 0 || entry.visit !== undefined || isStated) return;
  report({
    code: 'START_MISSING',
    message: `The tour “${key}” does not say where it starts.`,
    help: `Add “place: …”, “${places[0]}: [ … ]” under “facts” or “assumed”, or “visit: …” if it is no trip.`,
    at: [{ file: entryFile(area, key), path: ['locales'], on: 'key' }],
  });
}
