import type { Report, YamlPath } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { FormFile } from '../read/schema/forms.ts';
import type { PageFormSource } from '../read/schema/page-form.ts';
import { buildFields, checkName, type Fields, keysOfKinds } from './build-form-fields.ts';
import type { FormsContext } from './build-forms.ts';
import { checkEntry } from './check-entry.ts';
import type { FormFieldModel, FormModel, PageFormModel } from './form-model.ts';

interface PageFormsContext extends FormsContext {
  checkExamples(file: string, own: Fields, all: FormModel['fields'], isSound: boolean): void;
}

type PageFormFile = FormFile & { readonly page: PageFormSource };

/** The field with the address that the copy of a request goes to. */
const addressField = 'email_address';
const sharedFile = 'data/form-fields.yaml';

/** The forms of pages; what does not fit together is reported. */
export function buildPageForms(
  sources: ReadonlyMap<string, FormFile>,
  context: PageFormsContext,
  report: Report,
): PageFormModel[] {
  const shared = context.shared?.fields ?? {};
  const built = buildFields(sharedFile, shared, shared, context, report);
  context.checkExamples(sharedFile, shared, built.fields, built.isSound);
  const forms = [...sources].flatMap(([name, source]) =>
    source.page === undefined
      ? []
      : [{ name, file: `forms/${name}.yaml`, source: { ...source, page: source.page } }],
  );
  forms.sort((one, other) => one.source.page.order - other.source.page.order);
  reportUnshared(forms, shared, report);
  const onEntry = new Map<string, string>();
  return forms.map(({ name, file, source }) => {
    const { page } = source;
    const taken = onEntry.get(page.entry);
    onEntry.set(page.entry, file);
    if (taken !== undefined) reportEntryTaken(file, taken, page.entry, report);
    const own = source.fields ?? {};
    const all = { ...pickShared(file, source, shared, context, report), ...own };
    const { fields, isSound } = buildFields(file, own, all, context, report);
    const complete = [
      ...built.fields.filter((field) => Object.hasOwn(all, field.name) && !Object.hasOwn(own, field.name)),
      ...fields,
    ];
    context.checkExamples(file, own, complete, isSound);
    checkOwnFields(file, own, report);
    const ordered = orderFields(file, source, all, complete, report);
    checkConditions(file, source, ordered, report);
    checkPage(file, source, all, context, report);
    const {
      entry,
      open,
      about,
      aboutNeeded,
      thanks,
      office = [],
      crm = {},
      keepDays,
      confirms,
      subscribes,
    } = page;
    return {
      name,
      submit: source.submit,
      entry,
      open,
      about: about ?? [],
      aboutKeys: keysOfKinds(about ?? [], context.areas),
      aboutNeeded: aboutNeeded ?? false,
      from: page.from ?? [],
      thanks,
      office,
      crm,
      keepDays,
      proof: confirms === true || subscribes === true,
      subscribes: subscribes ?? false,
      groups: (source.groups ?? []).map(({ title, startsPage, fields: names }) => ({
        title,
        startsPage,
        fields: names,
      })),
      fields: ordered,
    };
  });
}

/** The shared fields that a form has. */
function pickShared(
  file: string,
  { shared: names = [], fields = {} }: PageFormFile,
  shared: Fields,
  { incomplete }: PageFormsContext,
  report: Report,
): Fields {
  const picked: [string, Fields[string]][] = [];
  for (const [index, name] of names.entries()) {
    const field = shared[name];
    const path = ['shared', index];
    if (field === undefined && !incomplete) {
      const message = `There is no shared field “${name}”.`;
      const help = `${didYouMean(name, Object.keys(shared))}Declare it in ${sharedFile}, or among the form’s own fields.`;
      report({ code: 'FORM_FIELD_UNKNOWN', message, help, at: [{ file, path }] });
    }
    if (Object.hasOwn(fields, name)) {
      const message = `The form declares “${name}” itself and shares it, too.`;
      const help = 'Keep one of the two.';
      report({
        code: 'FIELD_MISPLACED',
        message,
        help,
        at: [
          { file, path },
          { file, path: ['fields', name], on: 'key' },
        ],
      });
    }
    if (field !== undefined) picked.push([name, field]);
  }
  return Object.fromEntries(picked);
}

/** Reports shared fields that no form has. */
function reportUnshared(forms: readonly { source: FormFile }[], shared: Fields, report: Report): void {
  const used = new Set(forms.flatMap(({ source }) => source.shared ?? []));
  for (const name of Object.keys(shared)) {
    if (used.has(name)) continue;
    report({
      code: 'FORM_FIELD_MISPLACED',
      message: `No form has the shared field “${name}”.`,
      help: 'Name it under “shared” of a form, or remove it.',
      at: [{ file: sharedFile, path: ['fields', name], on: 'key' }],
    });
  }
}

/** Fields of pages are not sent to the API, and have no controls of the dialog. */
function checkOwnFields(file: string, own: Fields, report: Report): void {
  for (const [name, field] of Object.entries(own)) {
    for (const part of ['sent', 'hidden', 'mask'] as const) {
      if (field[part] === undefined) continue;
      const at = [{ file, path: ['fields', name, part], on: 'key' as const }];
      report({
        code: 'FIELD_MISPLACED',
        message: `Only a form of the dialog has “${part}”.`,
        help: 'Remove it.',
        at,
      });
    }
    if (!['password', 'date', 'code'].includes(field.control)) continue;
    const message = `The control ${field.control} exists only in the dialog.`;
    const help = 'Use another, such as text or day.';
    report({ code: 'VALUE_INVALID', message, help, at: [{ file, path: ['fields', name, 'control'] }] });
  }
}

/** The fields in the order of the groups, with the conditions of their groups; each field is in one group. */
function orderFields(
  file: string,
  { groups = [] }: PageFormFile,
  all: Fields,
  complete: readonly FormFieldModel[],
  report: Report,
): FormFieldModel[] {
  const placed = new Map<string, YamlPath>();
  const ordered: FormFieldModel[] = [];
  for (const [index, { fields, when }] of groups.entries()) {
    for (const [at, name] of fields.entries()) {
      const path = ['groups', index, 'fields', at];
      checkName(file, name, all, path, 'value', report);
      const earlier = placed.get(name);
      placed.set(name, earlier ?? path);
      const field = complete.find((candidate) => candidate.name === name);
      if (earlier !== undefined) {
        const message = `The field “${name}” is in two groups.`;
        const help = 'Name it once.';
        report({
          code: 'FORM_FIELD_MISPLACED',
          message,
          help,
          at: [
            { file, path },
            { file, path: earlier },
          ],
        });
      } else if (field !== undefined) ordered.push(when === undefined ? field : { when, ...field });
    }
  }
  for (const name of Object.keys(all)) {
    if (placed.has(name)) continue;
    const message = `The field “${name}” is in no group, so nobody is asked for it.`;
    const help = 'Add it to “fields” of a group, or remove it.';
    report({ code: 'FORM_FIELD_MISPLACED', message, help, at: [{ file, path: ['groups'], on: 'key' }] });
  }
  return ordered;
}

/** A condition names an earlier field that is chosen from a list, and its options. */
function checkConditions(
  file: string,
  source: PageFormFile,
  ordered: readonly FormFieldModel[],
  report: Report,
): void {
  for (const [index, { name, when }] of ordered.entries()) {
    if (when === undefined) continue;
    const group = (source.groups ?? []).findIndex(({ fields }) => fields.includes(name));
    const isOwn = source.fields?.[name]?.when !== undefined;
    const path = isOwn ? ['fields', name, 'when'] : ['groups', group, 'when'];
    const isShared = !isOwn && source.groups?.[group]?.when === undefined;
    const at = isShared ? [{ file: sharedFile, path: ['fields', name, 'when'] }] : [{ file, path }];
    const other = ordered.slice(0, index).find((field) => field.name === when.field);
    const values = other?.options?.map(({ value }) => value) ?? [];
    const unknown = when.is.filter((value) => !values.includes(value));
    if (other !== undefined && unknown.length === 0) continue;
    report({
      code: 'FORM_CONDITION_UNMET',
      message:
        other === undefined
          ? `“${name}” depends on “${when.field}”, which is no earlier field of the form.`
          : `“${name}” depends on “${unknown[0]}”, which is no option of “${when.field}”.`,
      help:
        other === undefined
          ? `${didYouMean(
              when.field,
              ordered.slice(0, index).map((field) => field.name),
            )}Name a field that comes before it.`
          : `${didYouMean(unknown[0] ?? '', values)}Name one of its options.`,
      at,
    });
  }
}

/** Checks entries, offices and properties of the CRM. */
function checkPage(
  file: string,
  { page }: PageFormFile,
  all: Fields,
  context: PageFormsContext,
  report: Report,
): void {
  checkEntry(page.entry, { file, path: ['page', 'entry'] }, context, report);
  for (const list of ['thanks', 'from'] as const)
    for (const [index, key] of (page[list] ?? []).entries())
      checkEntry(key, { file, path: ['page', list, index] }, context, report);
  checkLanguages(file, page, context, report);
  for (const field of Object.keys(page.crm ?? {}))
    checkName(file, field, all, ['page', 'crm', field], 'key', report);
  if (!Object.hasOwn(all, addressField)) {
    const message = `The form has no field ${addressField}.`;
    const help = `Add it to “shared”: a copy of the request goes to this address.`;
    report({ code: 'FIELD_MISSING', message, help, at: [{ file, path: ['page'], on: 'key' }] });
  }
  const offices = Object.keys(context.offices?.offices ?? {});
  const { office = [], subscribes } = page;
  for (const [index, { to, when, about = [] }] of office.entries()) {
    const path = ['page', 'office', index];
    for (const [at, key] of about.entries())
      checkEntry(key, { file, path: [...path, 'about', at] }, context, report);
    if (when !== undefined) checkName(file, when.field, all, [...path, 'when', 'field'], 'value', report);
    if (offices.includes(to) || context.incomplete) continue;
    const message = `There is no office “${to}”.`;
    const help = `${didYouMean(to, offices)}Declare it in data/offices.yaml.`;
    report({ code: 'RECORD_UNKNOWN', message, help, at: [{ file, path: [...path, 'to'] }] });
  }
  const last = office.at(-1);
  if (subscribes === true || (last !== undefined && last.when === undefined && last.about === undefined))
    return;
  report({
    code: 'FORM_OFFICE_MISSING',
    message: last === undefined ? 'No office gets this form.' : 'Some answers to this form reach no office.',
    help: 'Let “office” end with one that has no condition, such as “- { to: reservations }”.',
    at: [{ file, path: last === undefined ? ['page'] : ['page', 'office'], on: 'key' }],
  });
}

/** A form has a page after sending in each language in which it has its own. */
function checkLanguages(
  file: string,
  { entry, thanks }: PageFormSource,
  { areas, incomplete }: PageFormsContext,
  report: Report,
): void {
  const localesOf = (key: string) =>
    areas
      .flatMap(({ entries }) => entries.find((candidate) => candidate.key === key)?.pages ?? [])
      .map(({ locale }) => locale);
  const thanked = new Set(thanks.flatMap(localesOf));
  const missing = localesOf(entry).filter((locale) => !thanked.has(locale));
  if (missing.length === 0 || incomplete) return;
  report({
    code: 'ENTRY_NOT_PUBLISHED',
    message: `The form has a page in ${missing.join(', ')}, but no page after sending.`,
    help: 'Add an entry to “thanks” that has a page in these languages.',
    at: [{ file, path: ['page', 'thanks'], on: 'key' }],
  });
}

function reportEntryTaken(file: string, other: string, entry: string, report: Report): void {
  const at = [file, other].map((one) => ({ file: one, path: ['page', 'entry'] }));
  const message = `Two forms stand on the page of “${entry}”.`;
  report({ code: 'RECORD_DUPLICATE', message, help: 'Give one of them another page.', at });
}
