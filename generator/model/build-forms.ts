import { domainToASCII } from 'node:url';
import type { Report, YamlPath } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import {
  type FormFieldSource,
  type FormFile,
  type FormRuleSource,
  ruleParameters,
} from '../read/schema/forms.ts';
import type { Rule } from '../runtime/form-rules.ts';
import { reportUnknownLocale } from './build-locales.ts';
import { checkFormExamples } from './check-form-examples.ts';
import { checkFormTexts } from './check-form-texts.ts';
import type { FormFieldModel, FormModel, FormsModel } from './form-model.ts';
import type { LocalesModel, MessagesModel } from './model.ts';

/** Data for the checks of forms. */
export interface FormsContext {
  readonly messages: MessagesModel;
  readonly locales: LocalesModel;
  /** The time zone that decides which day is today. */
  readonly timeZone: string;
  /** Undefined where the spec has no list. */
  readonly topLevelDomains: readonly string[] | undefined;
  /** Whether all is known that examples depend on; otherwise they are not tested. */
  readonly hasExampleData: boolean;
  /** Whether parts of the spec are missing, such as a catalogue. */
  readonly incomplete: boolean;
}

/** Files of generated/forms; no form may have one of these names. */
const takenNames = [
  'birth-date',
  'email-address',
  'error-keys',
  'field',
  'filters',
  'rules',
  'top-level-domains',
];

/** The forms with complete rules; inconsistencies and wrong examples are reported. */
export function buildForms(
  sources: ReadonlyMap<string, FormFile>,
  context: FormsContext,
  report: Report,
): FormsModel {
  const { timeZone } = context;
  const topLevelDomains = bothSpellings(context.topLevelDomains ?? []);
  const forms: FormModel[] = [];
  for (const [name, source] of sources) {
    let isSound = true;
    const reportHere: Report = (finding) => {
      isSound = false;
      report(finding);
    };
    const file = `forms/${name}.yaml`;
    if (takenNames.includes(name)) reportTakenName(file, name, reportHere);
    const fields = Object.entries(source.fields).map(([field, given]): FormFieldModel => {
      const { rules, valid: _valid, invalid: _invalid, ...rest } = given;
      checkField(file, field, source, reportHere);
      checkOptionLocales(file, field, given, context.locales, reportHere);
      const complete = rules.map((rule) => completeRule(rule, given, timeZone));
      return { name: field, ...rest, rules: complete };
    });
    checkDomainList(file, source, context, reportHere);
    forms.push({ name, submit: source.submit, fields });
    if (isSound && context.hasExampleData) checkFormExamples(file, source, fields, topLevelDomains, report);
  }
  const hasTexts = checkFormTexts(sources, context, report);
  const texts = context.messages.keys.filter(({ group }) => group === 'errors').map(({ name }) => name);
  const used = forms.flatMap(({ fields }) => fields.flatMap(({ rules }) => rules.map(({ error }) => error)));
  return { forms, hasTexts, errorKeys: [...new Set([...texts, ...used])], topLevelDomains };
}

/** Each domain in its own script and in ASCII (рф, xn--p1ai): browsers send addresses in either spelling. */
function bothSpellings(domains: readonly string[]): string[] {
  return [...new Set(domains.flatMap((domain) => [domain.normalize('NFC'), domainToASCII(domain)]))];
}

/** A rule with its data from elsewhere. Its parameters are checked separately. */
function completeRule(given: FormRuleSource, field: FormFieldSource, timeZone: string): Rule {
  const options = given.rule === 'option' ? { options: field.options?.map(({ value }) => value) ?? [] } : {};
  const zone = given.rule === 'date' || given.rule === 'age' ? { timeZone } : {};
  return { ...given, ...options, ...zone } as Rule;
}

function reportTakenName(file: string, name: string, report: Report): void {
  report({
    code: 'VALUE_INVALID',
    message: `A form cannot be called “${name}”: the name is taken by a file that all forms use.`,
    help: 'Rename the file.',
    at: [{ file, offset: 0 }],
  });
}

function checkField(file: string, name: string, source: FormFile, report: Report): void {
  const field = source.fields[name];
  if (field === undefined) return;
  const path = ['fields', name];
  const needsOptions = field.control === 'select' || field.rules.some(({ rule }) => rule === 'option');
  if (needsOptions !== (field.options !== undefined)) {
    const message = `“${name}” ${needsOptions ? 'is chosen from a list and has no options' : 'has options, but is not chosen from a list'}.`;
    const help = needsOptions ? 'Add “options: …”.' : 'Remove “options”, or make it “control: select”.';
    const at = [{ file, path: needsOptions ? path : [...path, 'options'], on: 'key' as const }];
    report({ code: needsOptions ? 'FIELD_MISSING' : 'FIELD_UNKNOWN', message, help, at });
  }
  if (field.rules.length > 0 && field.invalid.length === 0) {
    const at = [{ file, path: [...path, 'invalid'] }];
    const message = `“${name}” has rules and no example that breaks one.`;
    report({ code: 'FIELD_MISSING', message, help: 'Add “- { value: …, error: … }” to “invalid”.', at });
  }
  for (const [index, rule] of field.rules.entries()) {
    const at = [...path, 'rules', index];
    checkParameters(file, rule, at, report);
    if (rule.field !== undefined) checkName(file, rule.field, source, [...at, 'field'], 'value', report);
    if (rule.pattern !== undefined) checkPattern(file, rule.pattern, [...at, 'pattern'], report);
  }
  for (const list of ['valid', 'invalid'] as const)
    for (const [index, example] of field[list].entries())
      for (const other of Object.keys(example.with ?? {}))
        checkName(file, other, source, [...path, list, index, 'with', other], 'key', report);
}

/** Options name locales of the site. */
function checkOptionLocales(
  file: string,
  name: string,
  { options = [] }: FormFieldSource,
  { list }: LocalesModel,
  report: Report,
): void {
  for (const [index, { locales = [] }] of options.entries()) {
    for (const [place, code] of locales.entries()) {
      if (list.some((locale) => locale.code === code)) continue;
      const path = ['fields', name, 'options', index, 'locales', place];
      reportUnknownLocale(code, list, { file, path }, report);
    }
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

function checkName(
  file: string,
  name: string,
  { fields }: FormFile,
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

function checkDomainList(
  file: string,
  { fields }: FormFile,
  { topLevelDomains, incomplete }: FormsContext,
  report: Report,
): void {
  const asks = Object.values(fields).some(({ rules }) => rules.some(({ rule }) => rule === 'knownDomain'));
  if (!asks || topLevelDomains !== undefined || incomplete) return;
  report({
    code: 'FILE_MISSING',
    message: `The file data/top-level-domains.yaml is missing, and ${file} needs it.`,
    help: 'Restore it from version control, or remove the rule knownDomain.',
    at: [{ file: 'data/top-level-domains.yaml', offset: 0 }],
  });
}
