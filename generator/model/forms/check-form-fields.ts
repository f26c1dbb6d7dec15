import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import {
  type FormFieldSource,
  type FormRuleSource,
  ruleParameters,
} from '../../spec/schema/forms/form-field.ts';
import type { CommonPasswordsFile } from '../../spec/schema/forms/form-lists.ts';
import type { FormFieldsFile, OfficesFile } from '../../spec/schema/forms/forms.ts';
import type { MessagesModel } from '../messages/parse-message.ts';
import type { AreaModel, LocalesModel } from '../model.ts';
import { checkUnique, type EntryContext, listItems } from '../site/check-names.ts';
import { findLocale } from '../site/locales.ts';
import type { FormFieldModel } from './form-model.ts';

/** Data for the checks of forms. */
export interface FormsContext extends EntryContext {
  readonly areas: readonly AreaModel[];
  /** Fields that forms on pages share. */
  readonly shared: FormFieldsFile | undefined;
  readonly offices: OfficesFile | undefined;
  readonly terms: SpecSource['terms'];
  readonly messages: MessagesModel;
  readonly locales: LocalesModel;
  /** The statements that entries can make, and those that an entry makes. */
  readonly statements: readonly string[];
  readonly statementsOf: (key: string) => ReadonlyMap<string, YamlPath>;
  /** The time zone that decides which day is today. */
  readonly timeZone: string;
  /** Undefined where the spec has no list. */
  readonly topLevelDomains: readonly string[] | undefined;
  /** Undefined where the spec has none. */
  readonly commonPasswords: CommonPasswordsFile | undefined;
  /** Whether all is known that examples depend on; otherwise they are not tested. */
  readonly hasExampleData: boolean;
}

/** Fields by name, as declared. */
export type Fields = Readonly<Record<string, FormFieldSource>>;

const chosen: readonly FormFieldSource['control'][] = ['select', 'choice', 'choices'];

/** Reports two fields of a form that guests cannot tell apart; of fields with conditions, only one may be shown. */
export function checkLabels(
  file: string,
  own: Fields,
  {
    fields,
    shared = [],
  }: { readonly fields: readonly FormFieldModel[]; readonly shared?: readonly string[] },
  report: Report,
): void {
  const labels = fields
    .filter(({ hidden, when }) => hidden === undefined && when === undefined)
    .map(({ name, label }) => {
      const path = Object.hasOwn(own, name) ? ['fields', name, 'label'] : ['shared', shared.indexOf(name)];
      return { value: label, path };
    });
  checkUnique(file, 'label', labels, report);
}

/** Checks one field: its options, rules, examples and texts of errors. */
export function checkField(
  file: string,
  name: string,
  field: FormFieldSource,
  all: Fields,
  report: Report,
): void {
  const path = ['fields', name];
  const needsOptions = chosen.includes(field.control) || field.rules.some(({ rule }) => rule === 'option');
  const hasOptions = [field.options, field.entries, field.terms].some((given) => given !== undefined);
  if (needsOptions !== hasOptions) {
    const message = `“${name}” ${needsOptions ? 'is chosen from a list and has no options' : 'has options, but is not chosen from a list'}.`;
    const help = needsOptions ? 'Add “options: …”.' : 'Remove “options”, or make it “control: select”.';
    const at = [{ file, path: needsOptions ? path : [...path, 'options'], on: 'key' as const }];
    report({ code: needsOptions ? 'FIELD_MISSING' : 'FIELD_UNKNOWN', message, help, at });
  }
  for (const part of ['value', 'label'] as const) {
    // Options of some locales may have the label of others.
    const given = (field.options ?? []).map((option, index) => ({
      value: part === 'label' && option.locales ? undefined : option[part],
      path: [...path, 'options', index, part],
    }));
    checkUnique(file, part === 'value' ? 'option' : 'label', given, report);
  }
  checkUnique(file, 'kind', listItems(field.entries ?? [], [...path, 'entries']), report);
  const rules = field.rules.map(({ error: _, ...rule }) => Object.values(rule).join(' '));
  checkUnique(file, 'rule', listItems(rules, [...path, 'rules']), report);
  for (const list of ['valid', 'invalid'] as const) {
    const examples = field[list].map((example) => JSON.stringify(example));
    checkUnique(file, 'example', listItems(examples, [...path, list]), report);
  }
  if (field.rules.length > 0 && field.invalid.length === 0) {
    const at = [{ file, path: [...path, 'invalid'] }];
    const message = `“${name}” has rules and no example that breaks one.`;
    report({ code: 'FIELD_MISSING', message, help: 'Add “- { value: …, error: … }” to “invalid”.', at });
  }
  for (const [index, rule] of field.rules.entries()) {
    const at = [...path, 'rules', index];
    checkParameters(file, rule, at, report);
    if (rule.field !== undefined) checkName(file, rule.field, all, [...at, 'field'], 'value', report);
    if (rule.pattern !== undefined) checkPattern(file, rule.pattern, [...at, 'pattern'], report);
  }
  const given = [...new Set(field.rules.map(({ error }) => error))];
  for (const error of Object.keys(field.errorTexts ?? {})) {
    if (given.includes(error)) continue;
    const message = `No rule of “${name}” gives the error ${error}.`;
    const help = `${didYouMean(error, given)}Name an error of its rules.`;
    report({
      code: 'VALUE_INVALID',
      message,
      help,
      at: [{ file, path: [...path, 'errorTexts', error], on: 'key' }],
    });
  }
  for (const list of ['valid', 'invalid'] as const)
    for (const [index, example] of field[list].entries())
      for (const other of Object.keys(example.with ?? {}))
        checkName(file, other, all, [...path, list, index, 'with', other], 'key', report);
}

/** Reports a vocabulary that does not exist. */
export function checkVocabulary(
  file: string,
  name: string,
  { terms: vocabulary }: FormFieldSource,
  { terms, incomplete }: FormsContext,
  report: Report,
): void {
  if (vocabulary === undefined || terms.has(vocabulary) || incomplete) return;
  report({
    code: 'RECORD_UNKNOWN',
    message: `There is no vocabulary “${vocabulary}”.`,
    help: `${didYouMean(vocabulary, terms.keys())}Name a file of spec/terms, without its ending.`,
    at: [{ file, path: ['fields', name, 'terms'] }],
  });
}

/** Options name locales of the site. */
export function checkOptionLocales(
  file: string,
  name: string,
  { options = [] }: FormFieldSource,
  { list }: LocalesModel,
  report: Report,
): void {
  for (const [index, { locales = [] }] of options.entries()) {
    for (const [place, code] of locales.entries())
      findLocale(code, list, { file, path: ['fields', name, 'options', index, 'locales', place] }, report);
  }
}

/** Checks that a rule has exactly its parameters. */
function checkParameters(file: string, given: FormRuleSource, path: YamlPath, report: Report): void {
  const wanted: readonly string[] = ruleParameters[given.rule];
  for (const name of wanted) {
    if (Object.hasOwn(given, name)) continue;
    const message = `The rule ${given.rule} needs “${name}”.`;
    report({ code: 'FIELD_MISSING', message, help: `Add “${name}: …”.`, at: [{ file, path }] });
  }
  for (const name of Object.keys(given)) {
    if (name === 'rule' || name === 'error' || wanted.includes(name)) continue;
    const message = `The rule ${given.rule} takes no “${name}”.`;
    const help = wanted.length === 0 ? 'Remove it.' : `It takes ${wanted.join(' and ')}.`;
    report({ code: 'FIELD_UNKNOWN', message, help, at: [{ file, path: [...path, name], on: 'key' }] });
  }
}

/** Reports the name of a field that the form does not have. */
export function checkName(
  file: string,
  name: string,
  fields: Fields,
  path: YamlPath,
  on: 'key' | 'value',
  report: Report,
): void {
  if (Object.hasOwn(fields, name)) return;
  report({
    code: 'FORM_FIELD_UNKNOWN',
    message: `The form has no field “${name}”.`,
    help: `${didYouMean(name, Object.keys(fields))}Name one of its fields.`,
    at: [{ file, path, on }],
  });
}

function checkPattern(file: string, pattern: string, path: YamlPath, report: Report): void {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
    report({
      code: 'VALUE_INVALID',
      message: `The pattern cannot be read: ${reason}.`,
      help: 'Write a JavaScript regular expression without the slashes.',
      at: [{ file, path }],
    });
  }
}
