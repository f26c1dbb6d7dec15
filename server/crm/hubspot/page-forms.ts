import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import type { FormCrm } from '../../rewards-club/ports/form-crm.ts';
import { utcMidnightOf } from '../paris-days.ts';
import { requireEmail } from '../required-texts.ts';
import type { DateEncoding } from './date-encoding.ts';
import type { SubmitForm } from './submit-form.ts';

export interface PageFormsOptions {
  readonly submit: SubmitForm;
  /** The ids of the forms in the account; a form without one is not submitted. */
  readonly pageFormIds: Readonly<Partial<Record<PageFormName, string>>>;
  readonly dateEncoding: DateEncoding;
}

/** The properties that forms of pages set. */
export const pageFormProperties: readonly string[] = [
  ...new Set(Object.values(pageForms).flatMap(({ crm }) => Object.values(crm))),
];

/** The forms of pages. */
export function createHubspotPageForms({
  submit,
  pageFormIds,
  dateEncoding,
}: PageFormsOptions): Pick<FormCrm, 'submitForm'> {
  return {
    async submitForm(form, fields, context) {
      const formId = pageFormIds[form];
      if (formId === undefined) return;
      const days = dateEncoding === 'utc-midnight' ? listDays(form) : [];
      const encoded = Object.entries(fields).map(([name, value]) => [
        name,
        days.includes(name) ? String(utcMidnightOf(value) ?? '') : value,
      ]);
      const email = requireEmail(fields.email ?? '');
      await submit(`sending the form ${form}`, formId, { ...Object.fromEntries(encoded), email }, context);
    },
  };
}

/** The properties that hold days. */
function listDays(form: PageFormName): readonly string[] {
  const { crm, fields } = pageForms[form];
  return Object.entries(crm).flatMap(([field, property]) =>
    fields[field]?.control === 'day' ? [property] : [],
  );
}
