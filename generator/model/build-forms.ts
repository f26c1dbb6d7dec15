import { domainToASCII } from 'node:url';
import type { Report } from '../diagnostics/diagnostic.ts';
import { type FormFieldSource, pageOnlyControls } from '../read/schema/form-field.ts';
import type { FormFile } from '../read/schema/forms.ts';
import { buildFields, type Fields } from './build-form-fields.ts';
import { buildPageForms } from './build-page-forms.ts';
import { checkFormExamples } from './check-form-examples.ts';
import { checkFormTexts } from './check-form-texts.ts';
import { type FormModel, type FormsModel, sharedFile } from './form-model.ts';
import type { FormsContext } from './forms-context.ts';

/** Files of generated/forms; no form may have one of these names. */
const takenNames = [
  'answers',
  'birth-date',
  'days',
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
  sources: ReadonlyMap<string, FormFile>,
  context: FormsContext,
  report: Report,
): FormsModel {
  const topLevelDomains = bothSpellings(context.topLevelDomains ?? []);
  const forms: FormModel[] = [];
  const shared = context.shared?.fields ?? {};
  const fieldFiles: [file: string, Fields][] = [
    ...(context.shared === undefined ? [] : [[sharedFile, shared] as [string, Fields]]),
    ...[...sources].map(([name, { fields = {} }]): [string, Fields] => [`forms/${name}.yaml`, fields]),
  ];
  for (const [file, fields] of fieldFiles) checkDomainList(file, fields, context, report);
  const checkExamples = (file: string, own: Fields, all: FormModel['fields'], isSound: boolean) => {
    if (isSound && context.hasExampleData) checkFormExamples(file, own, all, topLevelDomains, report);
  };
  for (const [name, source] of sources) {
    const file = `forms/${name}.yaml`;
    if (takenNames.includes(name)) reportTakenName(file, name, report);
    if (source.page !== undefined) continue;
    const own = source.fields ?? {};
    checkDialogForm(file, source, report);
    const { fields, isSound } = buildFields(file, own, own, context, report);
    forms.push({ name, submit: source.submit, fields });
    checkExamples(file, own, fields, isSound);
  }
  const pageForms = buildPageForms(sources, { ...context, checkExamples }, report);
  const hasTexts = checkFormTexts(sources, shared, context, report);
  const texts = context.messages.keys.filter(({ group }) => group === 'errors').map(({ name }) => name);
  const used = [...forms, ...pageForms].flatMap(({ fields }) =>
    fields.flatMap(({ rules }) => rules.map(({ error }) => error)),
  );
  const errorKeys = [...new Set([...texts, ...used])];
  return { forms, pageForms, offices: context.offices?.offices ?? {}, hasTexts, errorKeys, topLevelDomains };
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

function checkDomainList(
  file: string,
  fields: Fields,
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
