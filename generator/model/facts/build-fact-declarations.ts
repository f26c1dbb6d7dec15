import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import type { FactDefinition } from '../../runtime/facts.ts';
import type {
  ColumnDeclaration,
  FactDeclaration,
  FactsFile,
  TermsFile,
} from '../../spec/schema/facts/fact-declarations.ts';
import { findPicture, type PictureContext } from '../media/build-pictures.ts';
import type { LocalesModel } from '../model.ts';
import { completeNames, findLocale } from '../site/locales.ts';
import { checkFactDeclarations } from './check-fact-declarations.ts';
import type { FactModel, TermsModel } from './facts-model.ts';

/** Data for the checks of declarations. */
interface DeclarationContext {
  readonly terms: ReadonlyMap<string, TermsFile>;
  readonly locales: LocalesModel;
}

/** The declared facts in their order, checked. */
export function buildFactDeclarations(
  facts: FactsFile,
  { terms, locales }: DeclarationContext,
  report: Report,
): readonly FactModel[] {
  checkFactDeclarations(facts, terms, report);
  return Object.entries(facts).map(([name, fact]) => {
    const {
      kinds,
      role,
      without,
      brief,
      counted,
      briefRows,
      phrase,
      ordersLists,
      filter,
      schema,
      inPlaces,
      columns = {},
    } = fact;
    const definition = define(name, fact, [name], locales, report);
    const listed = Object.entries(columns).map(([column, declared]) =>
      define(column, declared, [name, 'columns', column], locales, report),
    );
    return {
      ...definition,
      ...(inPlaces && { inPlaces }),
      ...(fact.type === 'rows' && { columns: listed }),
      kinds,
      role,
      without,
      brief,
      counted,
      briefRows,
      phrase,
      ordersLists,
      filter,
      schema,
    };
  });
}

/** The vocabularies with a name in every locale. */
export function buildTerms(
  terms: ReadonlyMap<string, TermsFile>,
  { locales, ...context }: PictureContext & Pick<DeclarationContext, 'locales'>,
  report: Report,
): TermsModel {
  return new Map(
    [...terms].map(([vocabulary, list]) => [
      vocabulary,
      new Map(
        Object.entries(list).map(([term, { names, searched, picture, impliedBy, words }]) => {
          const file = `terms/${vocabulary}.yaml`;
          for (const code of Object.keys(words ?? {}))
            findLocale(code, locales.list, { file, path: [term, 'words', code], on: 'key' }, report);
          const at = { file, path: [term, 'names'] };
          if (picture !== undefined) findPicture(picture, { file, path: [term, 'picture'] }, context, report);
          const complete = completeNames(term, at, names, locales, report);
          return [term, { names: complete, searched, picture, impliedBy, words }];
        }),
      ),
    ]),
  );
}

function define(
  name: string,
  { type, of, unit, bound, names }: FactDeclaration | ColumnDeclaration,
  path: YamlPath,
  locales: LocalesModel,
  report: Report,
): FactDefinition {
  const at = { file: 'data/facts.yaml', path: [...path, 'names'] };
  return {
    name,
    type: type === 'term' ? 'terms' : type,
    names: completeNames(name, at, names, locales, report),
    ...(of !== undefined && { of }),
    ...(unit !== undefined && { unit }),
    ...(bound !== undefined && { bound }),
  };
}
