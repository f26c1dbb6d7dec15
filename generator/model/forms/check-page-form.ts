import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { PageFormSource } from '../../spec/schema/forms/forms.ts';
import { checkEntry, checkUnique, listItems } from '../site/check-names.ts';
import { keysOfKinds } from './build-form-fields.ts';
import { checkCondition } from './check-form-conditions.ts';
import { checkName, type Fields, type FormsContext } from './check-form-fields.ts';
import type { FormFieldModel, PageFormFile } from './form-model.ts';

/** The field with the address that the copy of a request goes to. */
const addressField = 'email_address';

/** Fields of pages are not sent to the API, and have no controls of the dialog. */
export function checkOwnFields(file: string, own: Fields, report: Report): void {
  for (const [name, field] of Object.entries(own)) {
    for (const part of ['sent', 'hidden', 'mask', 'errorTexts'] as const) {
      if (field[part] === undefined) continue;
      const at = [{ file, path: ['fields', name, part], on: 'key' as const }];
      const message = `Only a form of the dialog has “${part}”.`;
      report({ code: 'FIELD_MISPLACED', message, help: 'Remove it.', at });
    }
    for (const [index, { rule }] of field.rules.entries()) {
      if (rule !== 'hardToGuess') continue;
      const at = [{ file, path: ['fields', name, 'rules', index, 'rule'] }];
      const message = `The rule ${rule} exists only in the dialog.`;
      report({ code: 'VALUE_INVALID', message, help: 'Remove it.', at });
    }
    if (!['password', 'date', 'code'].includes(field.control)) continue;
    const message = `The control ${field.control} exists only in the dialog.`;
    const help = 'Use another, such as text or day.';
    report({ code: 'VALUE_INVALID', message, help, at: [{ file, path: ['fields', name, 'control'] }] });
  }
}

/**
 * Checks the settings of a form on a page.
 * @param ordered its fields as the groups have them
 */
export function checkPage(
  file: string,
  { page }: PageFormFile,
  all: Fields,
  ordered: readonly FormFieldModel[],
  context: FormsContext,
  report: Report,
): void {
  checkEntry(page.entry, { file, path: ['page', 'entry'] }, context, report);
  for (const list of ['thanks', 'from'] as const) {
    checkUnique(file, 'entry', listItems(page[list] ?? [], ['page', list]), report);
    for (const [index, key] of (page[list] ?? []).entries()) {
      const at = { file, path: ['page', list, index] };
      checkEntry(key, at, context, report);
      if (list === 'from' && context.areas.some(({ visited }) => visited.has(key))) {
        const message = `Guests go to “${key}” alone, and its page would ask them to send the form.`;
        const help = 'Remove it, or remove “visit” from the entry.';
        report({ code: 'FIELD_MISPLACED', message, help, at: [at] });
      }
      if (key !== page.entry) continue;
      const message = `The form stands on the page of “${key}” itself.`;
      report({ code: 'VALUE_INVALID', message, help: 'Name another entry, or remove it.', at: [at] });
    }
  }
  checkUnique(file, 'kind', listItems(page.about ?? [], ['page', 'about']), report);
  const properties = Object.entries(page.crm ?? {});
  checkUnique(
    file,
    'property',
    properties.map(([field, value]) => ({ value, path: ['page', 'crm', field] })),
    report,
  );
  checkLanguages(file, page, context, report);
  for (const field of Object.keys(page.crm ?? {}))
    checkName(file, field, all, ['page', 'crm', field], 'key', report);
  if (Object.hasOwn(all, addressField)) checkAddress(file, ordered, report);
  else if (!context.incomplete) {
    const message = `The form has no field ${addressField}.`;
    const help = 'Add it to “shared” and to a group: a copy of the request goes to this address.';
    report({ code: 'FIELD_MISSING', message, help, at: [{ file, path: ['page'], on: 'key' }] });
  }
  for (const field of Object.keys(page.hints ?? {}))
    checkName(file, field, all, ['page', 'hints', field], 'key', report);
  checkQuestion(file, page, report);
  checkExceptions(file, page, context, report);
  checkOffices(file, page, ordered, context, report);
}

/** Entries are excepted by statements that exist. */
function checkExceptions(
  file: string,
  { about, aboutWithout = [] }: PageFormSource,
  { statements, incomplete }: FormsContext,
  report: Report,
): void {
  for (const [index, statement] of aboutWithout.entries()) {
    if (statements.includes(statement) || incomplete) continue;
    report({
      code: 'RECORD_UNKNOWN',
      message: `There is neither a fact nor a term “${statement}”.`,
      help: `${didYouMean(statement, statements)}Name a fact of data/facts.yaml, or a term as vocabulary.term.`,
      at: [{ file, path: ['page', 'aboutWithout', index] }],
    });
  }
  if (about !== undefined || aboutWithout.length === 0) return;
  const message = '“aboutWithout” means nothing where a request is about no entry.';
  const at = [{ file, path: ['page', 'aboutWithout'], on: 'key' as const }];
  report({ code: 'FIELD_MISPLACED', message, help: 'Add “about”, or remove it.', at });
}

/** The question what a request is about has a text, and so has the answer that leaves it open. */
function checkQuestion(file: string, page: PageFormSource, report: Report): void {
  if (page.about === undefined) return;
  const missing = page.aboutNeeded ? (['aboutLabel'] as const) : (['aboutLabel', 'aboutNone'] as const);
  for (const field of missing) {
    if (page[field] !== undefined) continue;
    const message = `A guest is asked what the request is about, and “${field}” is missing.`;
    const help = `Add “${field}: ” with a message that fits this form, such as “enquiry.${field === 'aboutLabel' ? 'aboutStay' : 'anywhere'}”.`;
    report({ code: 'FIELD_MISSING', message, help, at: [{ file, path: ['page', 'about'], on: 'key' }] });
  }
}

/** Every request has an address for its copy. */
function checkAddress(file: string, ordered: readonly FormFieldModel[], report: Report): void {
  const field = ordered.find(({ name }) => name === addressField);
  // A field in no group is reported elsewhere.
  if (field === undefined) return;
  const isNeeded = field.rules.some(({ rule }) => rule === 'required');
  if (field.control === 'email' && isNeeded && field.when === undefined) return;
  const message = `Not every guest gives an e-mail address as ${addressField}, and a copy of the request goes there.`;
  const help = 'Use the shared field, in a group without a condition.';
  report({ code: 'VALUE_INVALID', message, help, at: [{ file, path: ['groups'], on: 'key' }] });
}

/** Offices exist, and one of them gets every request. */
function checkOffices(
  file: string,
  page: PageFormSource,
  fields: readonly FormFieldModel[],
  context: FormsContext,
  report: Report,
): void {
  const { office = [], subscribes } = page;
  const offices = Object.keys(context.offices?.offices ?? {});
  const known = { fields, earlier: fields.length };
  checkReach(file, page, context, report);
  for (const [index, { to, when, about = [] }] of office.entries()) {
    const path = ['page', 'office', index];
    for (const [at, key] of about.entries())
      checkEntry(key, { file, path: [...path, 'about', at] }, context, report);
    if (when !== undefined)
      checkCondition(`The office “${to}”`, when, known, [{ file, path: [...path, 'when'] }], report);
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
    help:
      last === undefined
        ? 'Add “office: [ { to: reservations } ]”.'
        : 'End “office” with one that has no condition, such as “- { to: reservations }”.',
    at: [{ file, path: last === undefined ? ['page'] : ['page', 'office'], on: 'key' }],
  });
}

/** Reports offices that get no request: an earlier office gets them all, or the form is never about their entries. */
function checkReach(
  file: string,
  { office = [], about: kinds = [] }: PageFormSource,
  { areas, allKeys, incomplete }: FormsContext,
  report: Report,
): void {
  if (incomplete) return;
  const possible = new Set(keysOfKinds(kinds, areas));
  const taken = new Set<string>();
  /** By field: answers with which an office above gets every request. */
  const answers = new Map<string, Set<string>>();
  let isAllTaken = false;
  for (const [index, { to, when, about }] of office.entries()) {
    const isNever = about?.every((key) => allKeys.has(key) && !possible.has(key));
    const answered = when && (answers.get(when.field) ?? new Set());
    const isTaken = about?.every((key) => taken.has(key)) || when?.is.every((value) => answered?.has(value));
    if (isAllTaken || isNever || isTaken) {
      const message = `The office “${to}” gets no request: ${isNever ? 'the form is about none of its entries' : 'an office above gets them all'}.`;
      const help = isNever
        ? 'Name entries of the kinds under “about” of the page, or remove the office.'
        : 'Move it up, give the one above a condition, or remove it.';
      report({
        code: 'FORM_CONDITION_UNMET',
        message,
        help,
        at: [{ file, path: ['page', 'office', index] }],
      });
    }
    if (when === undefined && about === undefined) isAllTaken = true;
    if (when === undefined) for (const key of about ?? []) taken.add(key);
    else if (about === undefined) answers.set(when.field, new Set([...(answered ?? []), ...when.is]));
  }
}

/** A form has a page after sending in each language in which it has its own. */
function checkLanguages(
  file: string,
  { entry, thanks }: PageFormSource,
  { areas, incomplete }: FormsContext,
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
    message: `The form has a page in ${missing.join(', ')}, but none there after sending.`,
    help: 'Add an entry to “thanks” that has a page in these languages.',
    at: [{ file, path: ['page', 'thanks'], on: 'key' }],
  });
}
