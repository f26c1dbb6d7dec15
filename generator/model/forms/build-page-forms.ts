import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FormFile } from '../../spec/schema/forms/forms.ts';
import { checkUnique, checkUsed, listItems } from '../site/check-names.ts';
import { buildFields, keysOfKinds } from './build-form-fields.ts';
import { checkConditions } from './check-form-conditions.ts';
import { checkLabels, checkName, type Fields, type FormsContext } from './check-form-fields.ts';
import { checkOwnFields, checkPage } from './check-page-form.ts';
import {
  type FormFieldModel,
  type FormModel,
  type PageFormFile,
  type PageFormModel,
  sharedFile,
} from './form-model.ts';

interface PageFormsContext extends FormsContext {
  checkExamples(file: string, own: Fields, all: FormModel['fields'], isSound: boolean): void;
}

/** The forms of pages; contradictions are reported. */
export function buildPageForms(
  sources: ReadonlyMap<string, FormFile>,
  context: PageFormsContext,
  report: Report,
): PageFormModel[] {
  const shared = context.shared?.fields ?? {};
  const built = buildFields(sharedFile, shared, shared, context, report);
  context.checkExamples(sharedFile, shared, built.fields, built.isSound);
  const forms: { readonly name: string; readonly file: string; readonly source: PageFormFile }[] = [];
  for (const [name, { page, ...rest }] of sources)
    if (page !== undefined) forms.push({ name, file: `forms/${name}.yaml`, source: { ...rest, page } });
  forms.sort((one, other) => one.source.page.order - other.source.page.order);
  checkOwnFields(sharedFile, shared, report);
  // Lists sort forms by their order; each form has a page of its own.
  for (const field of ['order', 'entry'] as const) {
    const given = forms.map(({ file, source }) => ({
      value: source.page[field],
      path: ['page', field],
      file,
    }));
    checkUnique('', `form ${field}`, given, report);
  }
  reportUnshared(forms, shared, report);
  const named = new Set(forms.flatMap(({ source }) => source.page.office ?? []).map(({ to }) => to));
  const offices = Object.keys(context.offices?.offices ?? {}).map((name) => {
    const at: Origin = { file: 'data/offices.yaml', path: ['offices', name], on: 'key' };
    return [name, at] as const;
  });
  if (!context.incomplete) checkUsed('office', 'form', offices, named, report);
  return forms.map(({ name, file, source }) => {
    const { page } = source;
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
    checkLabels(file, own, { fields: ordered, shared: source.shared ?? [] }, report);
    checkConditions(file, source, ordered, report);
    checkPage(file, source, all, ordered, context, report);
    const { aboutWithout = [] } = page;
    const aboutKeys = keysOfKinds(page.about ?? [], context.areas).filter((key) => {
      const stated = aboutWithout.length === 0 ? undefined : context.statementsOf(key);
      return !aboutWithout.some((statement) => stated?.has(statement));
    });
    if (page.aboutNeeded && aboutKeys.length === 0) reportNothingToAsk(file, report);
    return {
      name,
      submit: source.submit,
      entry: page.entry,
      open: page.open,
      about: page.about ?? [],
      aboutKeys,
      aboutNeeded: page.aboutNeeded ?? false,
      aboutLabel: page.aboutLabel,
      aboutNone: page.aboutNone,
      aboutLinks: page.aboutLinks ?? true,
      from: page.from ?? [],
      thanks: page.thanks,
      office: page.office ?? [],
      crm: page.crm ?? {},
      answerDays: page.answerDays,
      keepDays: page.keepDays,
      proof: page.confirms === true || page.subscribes === true,
      subscribes: page.subscribes ?? false,
      groups: source.groups ?? [],
      fields: ordered.map((field) => {
        const hint = page.hints?.[field.name];
        return hint === undefined ? field : { ...field, hint };
      }),
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
  checkUnique(file, 'shared field', listItems(names, ['shared']), report);
  for (const [index, name] of names.entries()) {
    const field = Object.hasOwn(shared, name) ? shared[name] : undefined;
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
      message: `No form shares the field “${name}”, so nobody is asked for it.`,
      help: 'Name it under “shared” of a form, or remove it.',
      at: [{ file: sharedFile, path: ['fields', name], on: 'key' }],
    });
  }
}

/** The fields in the order of the groups, with the conditions of their groups; each field is in one group. */
function orderFields(
  file: string,
  { groups, shared = [], fields = {} }: PageFormFile,
  all: Fields,
  complete: readonly FormFieldModel[],
  report: Report,
): FormFieldModel[] {
  if (groups === undefined) {
    const message = 'A form on a page has its fields in groups.';
    const help = `Add “groups: [ { fields: [ ${Object.keys(all).join(', ')} ] } ]”.`;
    report({ code: 'FIELD_MISSING', message, help, at: [{ file, path: ['page'], on: 'key' }] });
    return [];
  }
  const titles = groups.map(({ title }, index) => ({ value: title, path: ['groups', index, 'title'] }));
  checkUnique(file, 'title', titles, report);
  const placed = new Map<string, YamlPath>();
  const ordered: FormFieldModel[] = [];
  for (const [index, { fields: names, when }] of groups.entries()) {
    for (const [at, name] of names.entries()) {
      const path = ['groups', index, 'fields', at];
      checkName(file, name, all, path, 'value', report);
      const earlier = placed.get(name);
      placed.set(name, earlier ?? path);
      const field = complete.find((candidate) => candidate.name === name);
      if (earlier !== undefined) {
        const message = `The groups have the field “${name}” twice.`;
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
    const at = Object.hasOwn(fields, name) ? ['fields', name] : ['shared', shared.indexOf(name)];
    report({ code: 'FORM_FIELD_MISPLACED', message, help, at: [{ file, path: at, on: 'key' }] });
  }
  return ordered;
}

function reportNothingToAsk(file: string, report: Report): void {
  report({
    code: 'VALUE_INVALID',
    message: 'A guest must choose what the request is about, and there is nothing to choose.',
    help: 'Name kinds under “about” that have pages, or remove “aboutNeeded”.',
    at: [{ file, path: ['page', 'aboutNeeded'], on: 'key' }],
  });
}
