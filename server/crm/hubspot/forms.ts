import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { cleanContext } from '../../core/form-context.ts';
import { type Crm, CrmRefused, type FormContext, type FormCrm } from '../../core/ports/crm.ts';
import { requireDate, requireEmail, requireText } from '../contact-values.ts';
import { utcMidnightOf } from '../paris-days.ts';
import { type DateEncoding, encodeBirthDate, encodeDates } from './dates.ts';
import { describeRejection, HubspotUnavailable, readErrorTypes } from './errors.ts';
import type { HubspotClient } from './http-client.ts';

/**
 * Submits a form; leaves out empty fields. Errors: see `Crm`.
 * @param what the action, for messages
 */
export type SubmitForm = (
  what: string,
  formId: string,
  fields: Readonly<Record<string, string>>,
  context: FormContext,
) => Promise<void>;

/** HubSpot's type id of contacts, to which all fields of the forms belong. */
const contactType = '0-1';
/** Errors about the context only. */
const contextErrors = new Set<unknown>(['INVALID_HUTK', 'INVALID_PAGE_URI']);

/** The authenticated submission API, version 3, by which the server sends the forms of an account. */
export function createSubmitForm(client: HubspotClient, portalId: string): SubmitForm {
  return async (what, formId, given, context) => {
    const sent = Object.entries(given).filter(([, value]) => value !== '');
    const fields = sent.map(([name, value]) => {
      return { objectTypeId: contactType, name, value: requireText(name, value) };
    });
    const parts = ['submissions', 'v3', 'integration', 'secure', 'submit', portalId, formId];
    const path = `/${parts.map(encodeURIComponent).join('/')}`;
    const request = { what, method: 'POST', path, isRepeatable: false } as const;
    const cleaned = cleanContext(context);
    let answer = await client.send({ ...request, body: { fields, context: cleaned } });
    const types = readErrorTypes(answer.body);
    if (answer.status === 400 && types.length > 0 && types.every((type) => contextErrors.has(type))) {
      answer = await client.send({ ...request, body: { fields } });
    }
    if (answer.status < 400) return;
    if (answer.status !== 400) {
      throw new HubspotUnavailable(what, `status ${answer.status}: the form or the account is not found`);
    }
    const rejection = describeRejection(answer.body, Object.keys(given));
    throw new CrmRefused(`HubSpot, ${what}: refused with 400 ${rejection}.`);
  };
}

type Forms = Pick<Crm, 'mailsCodes' | 'submitActivationCode' | 'submitRegistration'>;

/** Field names that contain the brand and so differ between accounts. */
interface BrandFields {
  readonly clubEmail: string;
  readonly activationLink: string;
  readonly activationCode: string;
}

export interface HubspotFormsOptions {
  readonly submit: SubmitForm;
  readonly activationFormId: string;
  readonly registrationFormId: string;
  readonly brandFields: BrandFields;
  readonly dateEncoding: DateEncoding;
}

/** The two forms of the club. */
export function createHubspotForms(options: HubspotFormsOptions): Forms {
  const { submit, brandFields, dateEncoding } = options;

  return {
    mailsCodes: true,
    async submitActivationCode({ email, recordId, locale, code, link }, context) {
      const key = requireEmail(email);
      const fields = {
        email: key,
        [brandFields.clubEmail]: key,
        record_id: recordId,
        jezik: locale,
        [brandFields.activationLink]: link,
        [brandFields.activationCode]: code,
      };
      await submit('sending the activation form', options.activationFormId, fields, context);
    },
    async submitRegistration(form, context) {
      const key = requireEmail(form.email);
      const fields = {
        ...encodeDates(form.further ?? {}, dateEncoding),
        birth_date: encodeBirthDate(requireDate('birth_date', form.birthDate), dateEncoding),
        firstname: form.firstname,
        lastname: form.lastname,
        mobilephone: form.phone,
        email: key,
        [brandFields.clubEmail]: key,
        jezik: form.locale,
        gdpr_marketing_privola: String(form.marketing),
        titula_kontakta: form.titula,
      };
      await submit('sending the registration form', options.registrationFormId, fields, context);
    },
  };
}

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
