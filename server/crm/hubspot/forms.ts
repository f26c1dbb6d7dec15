import { cleanContext } from '../../rewards-club/form-context.ts';
import type { Crm, FormContext } from '../../rewards-club/ports/crm.ts';
import { CrmRefused } from '../../rewards-club/ports/crm-refused.ts';
import { requireDate, requireEmail, requireText } from '../contact-fields.ts';
import { type DateEncoding, encodeBirthDate, encodeDates } from './dates.ts';
import { describeRejection, readErrorTypes } from './error-codes.ts';
import type { HubspotClient } from './http-client.ts';
import { HubspotUnavailable } from './unavailable.ts';

type Forms = Pick<Crm, 'submitActivationCode' | 'submitRegistration'>;

/** Field names that contain the brand and so differ between accounts. */
interface BrandFields {
  readonly clubEmail: string;
  readonly activationLink: string;
  readonly activationCode: string;
}

export interface HubspotFormsOptions {
  readonly client: HubspotClient;
  readonly portalId: string;
  readonly activationFormId: string;
  readonly registrationFormId: string;
  readonly brandFields: BrandFields;
  readonly dateEncoding: DateEncoding;
}

/** HubSpot's type id of contacts, to which all fields of both forms belong. */
const contactType = '0-1';
/** Errors about the context only. */
const contextErrors = new Set<unknown>(['INVALID_HUTK', 'INVALID_PAGE_URI']);

/** The two forms, sent by the server through the authenticated submission API, version 3. */
export function createHubspotForms(options: HubspotFormsOptions): Forms {
  const { client, portalId, brandFields, dateEncoding } = options;

  async function submit(
    what: string,
    formId: string,
    given: Readonly<Record<string, string>>,
    context: FormContext,
  ): Promise<void> {
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
  }

  return {
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
