import type { Report, YamlPath } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type {
  ColumnDeclaration,
  FactDeclaration,
  FactsFile,
  FactType,
  TermsFile,
} from '../read/schema/fact-declarations.ts';
import type { FactDefinition } from '../runtime/facts.ts';
import { completeNames } from './complete-names.ts';
import type { FactModel, TermsModel } from './fact-model.ts';
import type { LocalesModel } from './model.ts';

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
  role: ['dates'],
  filter: ['term', 'terms', 'number', 'months', 'weekdays', 'rows'],
} as const satisfies Partial<Record<keyof (FactDeclaration & ColumnDeclaration), readonly FactType[]>>;

/** Data for the checks of declarations. */
interface DeclarationContext {
  readonly terms: ReadonlyMap<string, TermsFile>;
  readonly locales: LocalesModel;
}

/** The declared facts in their order, checked. */
export function buildFactDeclarations(
  facts: FactsFile,
  context: DeclarationContext,
  report: Report,
): readonly FactModel[] {
  return Object.entries(facts).map(([name, fact]) => {
    const { kinds, role, filter, schema, columns = {} } = fact;
    const path = [name];
    const definition = define(name, fact, path, context, report);
    const listed = Object.entries(columns).map(([column, declared]) => {
      const at = [...path, 'columns', column];
      if (declared.notAbove !== undefined)
        checkColumn(declared.notAbove, columns, [...at, 'notAbove'], report);
      return define(column, declared, at, context, report);
    });
    if (typeof filter === 'object' && filter.column !== undefined)
      checkColumn(filter.column, columns, [...path, 'filter', 'column'], report);
    return { ...definition, ...(fact.type === 'rows' && { columns: listed }), kinds, role, filter, schema };
  });
}

/** The vocabularies with a name in every locale. */
export function buildTerms(
  terms: ReadonlyMap<string, TermsFile>,
  locales: LocalesModel,
  report: Report,
): TermsModel {
  return new Map(
    [...terms].map(([vocabulary, list]) => [
      vocabulary,
      new Map(
        Object.entries(list).map(([term, { names, words }]) => {
          const at = { file: `terms/${vocabulary}.yaml`, path: [term, 'names'] };
          return [term, { names: completeNames(term, at, names, locales, report), words }];
        }),
      ),
    ]),
  );
}

function define(
  name: string,
  declared: FactDeclaration | ColumnDeclaration,
  path: YamlPath,
  { terms, locales }: DeclarationContext,
  report: Report,
): FactDefinition {
  const { type, of, unit, bound, names } = declared;
  for (const [option, allowed] of Object.entries(typesOfOptions)) {
    const types: readonly FactType[] = allowed;
    if (!(option in declared) || types.includes(type)) continue;
    report({
      code: 'FIELD_MISPLACED',
      message: `“${option}” means nothing for “${name}”, whose type is ${type}.`,
      help: `Remove it; it is for the types ${types.join(', ')}.`,
      at: [{ file, path: [...path, option], on: 'key' }],
    });
  }
  const needsTerms = type === 'term' || type === 'terms';
  if ((needsTerms || of !== undefined) && !terms.has(of ?? '')) {
    report({
      code: 'RECORD_UNKNOWN',
      message: of === undefined ? `“${name}” has no vocabulary.` : `There is no vocabulary “${of}”.`,
      help: `${didYouMean(of ?? '', terms.keys())}A vocabulary is a file in spec/terms; name it as “of”.`,
      at: [{ file, path: of === undefined ? path : [...path, 'of'] }],
    });
  }
  return {
    name,
    type: type === 'term' ? 'terms' : type,
    names: completeNames(name, { file, path: [...path, 'names'] }, names, locales, report),
    ...(of !== undefined && { of }),
    ...(unit !== undefined && { unit }),
    ...(bound !== undefined && { bound }),
  };
}

function checkColumn(
  wanted: string,
  columns: Readonly<Record<string, ColumnDeclaration>>,
  path: YamlPath,
  report: Report,
): void {
  if (columns[wanted]?.type === 'number') return;
  const numbers = Object.keys(columns).filter((name) => columns[name]?.type === 'number');
  report({
    code: 'RECORD_UNKNOWN',
    message: `There is no column “${wanted}” with numbers.`,
    help: `${didYouMean(wanted, numbers)}Name a column of the same fact whose type is number.`,
    at: [{ file, path }],
  });
}
