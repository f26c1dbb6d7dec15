import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Rule } from '../../runtime/rules.ts';
import type { FormFieldSource } from '../../spec/schema/forms/form-field.ts';
import type { PageKind } from '../../spec/schema/routes/areas.ts';
import type { AreaModel } from '../model.ts';
import {
  checkField,
  checkOptionLocales,
  checkVocabulary,
  type Fields,
  type FormsContext,
} from './check-form-fields.ts';
import type { FormFieldModel } from './form-model.ts';

interface BuiltFields {
  readonly fields: readonly FormFieldModel[];
  /** Whether nothing was reported. */
  readonly isSound: boolean;
}

const zoned: readonly Rule['rule'][] = ['date', 'age'];

/**
 * The fields of one file with complete rules.
 * @param all the fields that rules and examples may name
 */
export function buildFields(
  file: string,
  own: Fields,
  all: Fields,
  context: FormsContext,
  report: Report,
): BuiltFields {
  let isSound = true;
  const reportHere: Report = (finding) => {
    isSound = false;
    report(finding);
  };
  const fields = Object.entries(own).map(([name, given]) => {
    checkField(file, name, given, all, reportHere);
    checkOptionLocales(file, name, given, context.locales, reportHere);
    checkVocabulary(file, name, given, context, reportHere);
    return completeField(name, given, context);
  });
  return { fields, isSound };
}

/** A field with its data from elsewhere. */
function completeField(name: string, given: FormFieldSource, context: FormsContext): FormFieldModel {
  const { rules, valid: _valid, invalid: _invalid, ...rest } = given;
  const options = optionsOf(given, context);
  const complete = rules.map((rule) => {
    const zone = zoned.includes(rule.rule) ? { timeZone: context.timeZone } : {};
    return { ...rule, ...(rule.rule === 'option' ? { options } : {}), ...zone } as Rule;
  });
  const isList = given.control === 'choices' || given.control === 'ages';
  return { name, ...rest, ...(isList ? { list: true } : {}), rules: complete };
}

/** The values that an option may have. */
function optionsOf(
  { options, entries, terms }: FormFieldSource,
  context: Pick<FormsContext, 'areas' | 'terms'>,
): readonly string[] {
  if (entries !== undefined) return keysOfKinds(entries, context.areas);
  if (terms !== undefined) return Object.keys(context.terms.get(terms) ?? {});
  return options?.map(({ value }) => value) ?? [];
}

/** The keys of the entries of some kinds that are listed and have a page; the pages that list them, and what guests
 * visit alone, are none of them. */
export function keysOfKinds(kinds: readonly PageKind[], areas: readonly AreaModel[]): string[] {
  return areas
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ entries, listing, unlisted, visited }) =>
      entries
        .filter(
          ({ key, pages }) => pages.length > 0 && key !== listing && !unlisted.has(key) && !visited.has(key),
        )
        .map(({ key }) => key),
    );
}
