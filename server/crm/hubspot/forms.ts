import type { Crm } from '../../rewards-club/ports/crm.ts';
import { requireDate } from '../contact-fields.ts';
import { requireEmail } from '../required-texts.ts';
import type { DateEncoding } from './date-encoding.ts';
import { encodeBirthDate, encodeDates } from './dates.ts';
import type { SubmitForm } from './submit-form.ts';

type Forms = Pick<Crm, 'submitActivationCode' | 'submitRegistration'>;

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
