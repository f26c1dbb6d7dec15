import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import type {
  ColumnDeclaration,
  FactDeclaration,
  FactsFile,
  FactType,
  TermsFile,
} from '../../spec/schema/facts/fact-declarations.ts';
import { checkUnique, checkUsed } from '../site/check-names.ts';

type Declaration = FactDeclaration | ColumnDeclaration;
type Columns = Readonly<Record<string, ColumnDeclaration>>;

const file = 'data/facts.yaml';

/** The types for which each option means something. */
const typesOfOptions = {
  of: ['term', 'terms', 'money'],
  unit: ['number', 'monthly'],
  least: ['number'],
  most: ['number'],
  range: ['number'],
  bound: ['number', 'money', 'time'],
  notAbove: ['number'],
  columns: ['rows'],
  role: ['dates', 'months', 'terms', 'number'],
  inPlaces: ['term', 'terms'],
  counted: ['rows'],
  briefRows: ['rows'],
  ordersLists: ['number', 'money'],
  filter: ['term', 'terms', 'number', 'money', 'months', 'weekdays', 'rows'],
} as const satisfies Partial<Record<keyof (FactDeclaration & ColumnDeclaration), readonly FactType[]>>;

const typesOfRoles = {
  booking: 'dates',
  stay: 'dates',
  open: 'months',
  highlights: 'terms',
  basis: 'terms',
  reference: 'terms',
  discount: 'number',
} as const;

const typesWithTerms: readonly FactType[] = ['term', 'terms'];
const typesWithNumbers: readonly FactType[] = ['number', 'money', 'rows'];

/** Reports declarations that contradict themselves, and vocabularies and columns that do not exist. */
export function checkFactDeclarations(
  facts: FactsFile,
  terms: ReadonlyMap<string, TermsFile>,
  report: Report,
): void {
  for (const [name, fact] of Object.entries(facts)) {
    checkDeclaration(name, fact, [name], terms, report);
    checkColumns(name, fact, terms, report);
    checkFilter(name, fact, report);
    checkRole(name, fact, report);
  }
  const isReadable = Object.keys(facts).length > 0;
  if (isReadable) for (const [name, list] of terms) checkNeeds(name, list, facts, terms, report);
  const roles = Object.entries(facts).map(([name, { role }]) => ({ value: role, path: [name, 'role'] }));
  checkUnique(file, 'role', roles, report);
}

function checkRole(name: string, { type, role }: FactDeclaration, report: Report): void {
  if (role === undefined || !typesOfOptions.role.some((allowed) => allowed === type)) return;
  const wanted = typesOfRoles[role];
  if (type === wanted) return;
  report({
    code: 'VALUE_INVALID',
    message: `“${name}”, whose type is ${type}, cannot have the role ${role}.`,
    help: `Give the role to a fact of the type ${wanted}.`,
    at: [{ file, path: [name, 'role'] }],
  });
}

/** Reports needs that no property can have, because the fact or the term does not exist. */
function checkNeeds(
  vocabulary: string,
  list: TermsFile,
  facts: FactsFile,
  terms: ReadonlyMap<string, TermsFile>,
  report: Report,
): void {
  const known = Object.keys(facts).filter((name) => facts[name]?.type === 'terms');
  for (const [term, { needs = {} }] of Object.entries(list))
    for (const [fact, wanted] of Object.entries(needs)) {
      const vocabularyOfFact = terms.get(facts[fact]?.of ?? '');
      const choices = Object.keys(vocabularyOfFact ?? {});
      const path = [term, 'needs', fact];
      const at = { file: `terms/${vocabulary}.yaml`, path };
      if (!known.includes(fact)) {
        report({
          code: 'RECORD_UNKNOWN',
          message: `There is no fact “${fact}” with terms.`,
          help: `${didYouMean(fact, known)}Facts are in ${file}.`,
          at: [{ ...at, on: 'key' }],
        });
        continue;
      }
      for (const [index, name] of wanted.entries())
        if (vocabularyOfFact !== undefined && !choices.includes(name))
          report({
            code: 'RECORD_UNKNOWN',
            message: `There is no term “${name}” in ${facts[fact]?.of}.`,
            help: `${didYouMean(name, choices)}Terms are in terms/${facts[fact]?.of}.yaml.`,
            at: [{ ...at, path: [...path, index] }],
          });
    }
}

/** Reports vocabularies from which neither a fact nor the map chooses. */
export function checkVocabulariesUsed(
  { facts = {}, map, terms, incomplete }: SpecSource,
  report: Report,
): void {
  if (incomplete) return;
  const declared = Object.values(facts).flatMap((fact) => [fact, ...Object.values(fact.columns ?? {})]);
  const hubs = map?.hubs?.map(({ term }) => term.split('.')[0]) ?? [];
  const files = [...terms.keys()].map((name) => [name, { file: `terms/${name}.yaml`, offset: 0 }] as const);
  checkUsed('vocabulary', 'fact', files, new Set([...declared.map(({ of }) => of), ...hubs]), report);
}

/** Checks the options that facts and columns share. */
function checkDeclaration(
  name: string,
  declared: Declaration,
  path: YamlPath,
  terms: ReadonlyMap<string, TermsFile>,
  report: Report,
): void {
  const { type, of, least = 0, most } = declared;
  for (const [option, allowed] of Object.entries(typesOfOptions)) {
    const types: readonly FactType[] = allowed;
    if (!(option in declared) || types.includes(type)) continue;
    report({
      code: 'FIELD_MISPLACED',
      message: `“${option}” means nothing for “${name}”, whose type is ${type}.`,
      help: `Remove it; it is for facts of the type ${types.join(', ')}.`,
      at: [{ file, path: [...path, option], on: 'key' }],
    });
  }
  if (of === undefined && typesWithTerms.includes(type)) {
    report({
      code: 'FIELD_MISSING',
      message: `“${name}” does not say which terms it chooses from.`,
      help: `Add “of: …” – the name of a file in spec/terms. ${didYouMean('', terms.keys())}`.trim(),
      at: [{ file, path, on: 'key' }],
    });
  }
  if (of !== undefined && !terms.has(of)) {
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is no vocabulary “${of}”.`,
      help: `${didYouMean(of, terms.keys())}A vocabulary is a file in spec/terms.`,
      at: [{ file, path: [...path, 'of'] }],
    });
  }
  if (most !== undefined && most < least) {
    report({
      code: 'VALUE_INVALID',
      message: `No number is at least ${least} and at most ${most}.`,
      help: 'Write the lesser number as “least”.',
      at: [{ file, path: [...path, 'most'] }],
    });
  }
}

function checkColumns(
  name: string,
  { type, columns = {}, briefRows = [] }: FactDeclaration,
  terms: ReadonlyMap<string, TermsFile>,
  report: Report,
): void {
  if (type !== 'rows') return;
  if (Object.keys(columns).length === 0) {
    report({
      code: 'FIELD_MISSING',
      message: `The rows of “${name}” have no columns.`,
      help: 'Add “columns: …” – the columns by name, in their order; the first is filled in every row.',
      at: [{ file, path: [name], on: 'key' }],
    });
  }
  const known = Object.values(columns).flatMap(({ of = '' }) => Object.keys(terms.get(of) ?? {}));
  for (const [index, term] of briefRows.entries())
    if (!known.includes(term))
      report({
        code: 'RECORD_UNKNOWN',
        message: `No column of “${name}” chooses from terms with “${term}”.`,
        help: `${didYouMean(term, known)}Name a term of the columns’ vocabularies.`,
        at: [{ file, path: [name, 'briefRows', index] }],
      });
  for (const [column, declared] of Object.entries(columns)) {
    const path = [name, 'columns', column];
    checkDeclaration(column, declared, path, terms, report);
    if (declared.notAbove !== undefined)
      checkColumn(declared.notAbove, columns, [...path, 'notAbove'], report);
  }
}

function checkFilter(name: string, { type, filter, columns = {} }: FactDeclaration, report: Report): void {
  const types: readonly FactType[] = typesOfOptions.filter;
  if (filter === undefined || !types.includes(type)) return;
  const path = [name, 'filter'];
  const refuse = (message: string, help: string) =>
    report({ code: 'VALUE_INVALID', message, help, at: [{ file, path, on: 'key' }] });
  if (!typesWithNumbers.includes(type)) {
    if (filter !== true && !(filter === 'any' && typesWithTerms.includes(type)))
      refuse(
        `“${name}”, whose type is ${type}, is filtered by each of its values.`,
        'Write “filter: true”; guests then choose among all its values.',
      );
    return;
  }
  const { upTo, from, column } = typeof filter === 'object' ? filter : {};
  const example = type === 'rows' ? '{ column: …, upTo: [ 50, 100 ] }' : '{ upTo: [ 50, 100 ] }';
  if ((upTo === undefined) === (from === undefined))
    refuse(
      `The filter of “${name}” needs choices of numbers, as either “upTo” or “from”.`,
      `Write it as ${example}.`,
    );
  else if (type === 'rows' && column === undefined)
    refuse(`The filter of “${name}” does not say which column has the numbers.`, `Write it as ${example}.`);
  if (column !== undefined) checkColumn(column, columns, [...path, 'column'], report);
}

function checkColumn(wanted: string, columns: Columns, path: YamlPath, report: Report): void {
  if (columns[wanted]?.type === 'number') return;
  const numbers = Object.keys(columns).filter((name) => columns[name]?.type === 'number');
  report({
    code: 'RECORD_UNKNOWN',
    message: `There is no column “${wanted}” with numbers.`,
    help: `${didYouMean(wanted, numbers)}Name a column of the same fact whose type is number.`,
    at: [{ file, path }],
  });
}
