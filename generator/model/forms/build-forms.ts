import { domainToASCII } from 'node:url';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { type EasyPasswords, fold } from '../../runtime/easy-password.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import { type FormFieldSource, pageOnlyControls } from '../../spec/schema/forms/form-field.ts';
import type { CommonPasswordsFile } from '../../spec/schema/forms/form-lists.ts';
import type { FormFile } from '../../spec/schema/forms/forms.ts';
import { listStatements, statementsOf } from '../facts/check-agreements.ts';
import { timeZoneOf } from '../site/check-site.ts';
import { buildFields } from './build-form-fields.ts';
import { buildPageForms } from './build-page-forms.ts';
import { checkFormExamples } from './check-form-examples.ts';
import { checkLabels, type Fields, type FormsContext } from './check-form-fields.ts';
import { checkFormTexts } from './check-form-texts.ts';
import { type FormFieldModel, type FormModel, type FormsModel, sharedFile } from './form-model.ts';

/** Files of generated/forms; no form may have one of these names. */
const takenNames = [
  'answers',
  'birth-date',
  'common-passwords',
  'days',
  'easy-password',
  'email-address',
  'error-keys',
  'field',
  'filters',
  'page-forms',
  'rules',
  'top-level-domains',
];

/** The forms with complete rules; inconsistencies and wrong examples are reported. */
export function buildForms(
  source: SpecSource,
  routes: Pick<FormsContext, 'messages' | 'locales' | 'areas' | 'allKeys' | 'publishedKeys'>,
  report: Report,
): FormsModel {
  const {
    forms: sources,
    topLevelDomains: domains,
    commonPasswords,
    facts: declared = {},
    incomplete,
  } = source;
  const context: FormsContext = {
    ...routes,
    incomplete,
    timeZone: timeZoneOf(source.site),
    topLevelDomains: domains?.topLevelDomains,
    commonPasswords,
    // The examples depend on the time zone and the list of domains, which are missing if their files are faulty.
    hasExampleData: source.site !== undefined && (domains !== undefined || !incomplete),
    shared: source.formFields,
    offices: source.offices,
    terms: source.terms,
    statements: listStatements(declared, source.terms),
    statementsOf(key) {
      const entry = [...source.routes.values()].map(({ entries }) => entries.get(key)).find(Boolean);
      return entry === undefined ? new Map() : statementsOf(entry, declared);
    },
  };
  const topLevelDomains = bothSpellings(context.topLevelDomains ?? []);
  const easyPasswords = commonPasswords && checkCommonPasswords(commonPasswords, report);
  const forms: FormModel[] = [];
  const shared = context.shared?.fields ?? {};
  const fieldFiles: [file: string, Fields][] = [
    ...(context.shared === undefined ? [] : [[sharedFile, shared] as [string, Fields]]),
    ...[...sources].map(([name, { fields = {} }]): [string, Fields] => [`forms/${name}.yaml`, fields]),
  ];
  for (const [file, fields] of fieldFiles) checkLists(file, fields, context, report);
  const { timeZone } = context;
  const known = { topLevelDomains: new Set(topLevelDomains), easyPasswords, timeZone };
  const checkExamples = (file: string, own: Fields, all: FormModel['fields'], isSound: boolean) => {
    if (isSound && context.hasExampleData) checkFormExamples(file, own, all, known, report);
  };
  for (const [name, form] of sources) {
    const file = `forms/${name}.yaml`;
    if (takenNames.includes(name)) reportTakenName(file, name, report);
    if (form.page !== undefined) continue;
    const own = form.fields ?? {};
    checkDialogForm(file, form, report);
    const { fields, isSound } = buildFields(file, own, own, context, report);
    checkLabels(file, own, { fields }, report);
    forms.push({ name, submit: form.submit, fields: fields.map(keepToLine) });
    checkExamples(file, own, fields, isSound);
  }
  const pageForms = buildPageForms(sources, { ...context, checkExamples }, report);
  const hasTexts = checkFormTexts(sources, shared, context, report);
  const texts = context.messages.keys.filter(({ group }) => group === 'errors').map(({ name }) => name);
  const used = [...forms, ...pageForms].flatMap(({ fields }) =>
    fields.flatMap(({ rules }) => rules.map(({ error }) => error)),
  );
  const errorKeys = [...new Set([...texts, ...used])];
  const offices = context.offices?.offices ?? {};
  const none = { common: new Set<string>(), names: [], rows: [] };
  return {
    forms,
    pageForms,
    offices,
    hasTexts,
    errorKeys,
    topLevelDomains,
    easyPasswords: easyPasswords ?? none,
  };
}

/** Each domain in its own script and in ASCII (рф, xn--p1ai): browsers send addresses in either spelling. */
function bothSpellings(domains: readonly string[]): string[] {
  return [...new Set(domains.flatMap((domain) => [domain.normalize('NFC'), domainToASCII(domain)]))];
}

function reportTakenName(file: string, name: string, report: Report): void {
  report({
    code: 'VALUE_INVALID',
    message: `A form cannot be called “${name}”: the name is taken by a file that all forms use.`,
    help: 'Rename the file.',
    at: [{ file, offset: 0 }],
  });
}

/** A text of the dialog goes to the CRM as its filter leaves it. */
function keepToLine(field: FormFieldModel): FormFieldModel {
  return field.control === 'text' ? { filter: 'line', ...field } : field;
}

const pageParts: readonly (keyof FormFile)[] = ['shared', 'groups'];
const pageOnly: readonly (keyof FormFieldSource)[] = ['entries', 'when', 'start', 'member'];

/** A form of the dialog has fields, and nothing that only forms on pages have. */
function checkDialogForm(file: string, source: FormFile, report: Report): void {
  if (Object.keys(source.fields ?? {}).length === 0) {
    const message = 'The form has no fields of its own, as a form of the dialog needs.';
    const help = 'Add “fields: …”, or “page: …” if the form stands on a page.';
    report({ code: 'FIELD_MISSING', message, help, at: [{ file, path: [] }] });
  }
  const misplaced = [
    ...pageParts.filter((name) => source[name] !== undefined).map((name) => [name]),
    ...Object.entries(source.fields ?? {}).flatMap(([field, given]) =>
      pageOnly.filter((name) => given[name] !== undefined).map((name) => ['fields', field, name]),
    ),
  ];
  for (const path of misplaced) {
    const message = `Only a form on a page has “${path.at(-1)}”.`;
    const help = 'Remove it, or add “page: …”.';
    report({ code: 'FIELD_MISPLACED', message, help, at: [{ file, path, on: 'key' }] });
  }
  for (const [field, { control }] of Object.entries(source.fields ?? {})) {
    if (!(pageOnlyControls as readonly string[]).includes(control)) continue;
    const message = `The control ${control} exists only on pages.`;
    const help = 'Use another, such as text or select, or add “page: …”.';
    report({ code: 'VALUE_INVALID', message, help, at: [{ file, path: ['fields', field, 'control'] }] });
  }
}

/** Reports lists that rules need and the spec lacks. */
function checkLists(
  file: string,
  fields: Fields,
  { topLevelDomains, commonPasswords, incomplete }: FormsContext,
  report: Report,
): void {
  const lists = [
    { rule: 'knownDomain', list: 'data/top-level-domains.yaml', isThere: topLevelDomains !== undefined },
    { rule: 'hardToGuess', list: 'data/common-passwords.yaml', isThere: commonPasswords !== undefined },
  ];
  for (const { rule, list, isThere } of lists) {
    const asks = Object.values(fields).some(({ rules }) => rules.some((given) => given.rule === rule));
    if (!asks || isThere || incomplete) continue;
    report({
      code: 'FILE_MISSING',
      message: `The file ${list} is missing, and ${file} needs it.`,
      help: `Restore it from version control, or remove the rule ${rule}.`,
      at: [{ file: list, offset: 0 }],
    });
  }
}

/** The passwords as the rule hardToGuess compares them; those that no password would equal are reported. */
function checkCommonPasswords(
  { words, rows, passwords }: CommonPasswordsFile,
  report: Report,
): EasyPasswords {
  const common = new Set(passwords.match(/\S+/g));
  for (const password of common) {
    const folded = fold(password);
    if (password === folded) continue;
    report({
      code: 'VALUE_INVALID',
      message: `The common password “${password}” is in capitals or in another width, and is never found.`,
      help: `Write it as “${folded}”.`,
      at: [{ file: 'data/common-passwords.yaml', path: ['passwords'] }],
    });
  }
  return { common, names: words, rows };
}
