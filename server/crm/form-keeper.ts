import { cleanContext } from '../rewards-club/form-context.ts';
import type { Clock } from '../rewards-club/ports/clock.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';
import type { FormSubmissionStore } from '../rewards-club/ports/form-submission-store.ts';
import { reach } from './reach.ts';
import { requireEmail, requireText } from './required-texts.ts';

/** The site's own table of subscriptions is the only list. */
export const withoutNewsletter = { hasNewsletter: false, setNewsletter: async () => undefined };

interface FormKeeperOptions {
  readonly formSubmissions: FormSubmissionStore;
  readonly clock: Clock;
}

/** Stores the form of a guest; `email` is among its fields. Errors: see `Crm`. */
type KeepForm = (
  form: string,
  fields: Readonly<Record<string, string>>,
  context: FormContext,
) => Promise<void>;

/** The forms of the embedded CRM: they stay in the site's own database. */
export function createFormKeeper({ formSubmissions, clock }: FormKeeperOptions): KeepForm {
  return async (form, fields, context) => {
    for (const [name, value] of Object.entries(fields)) requireText(name, value);
    const kept = { form, emailKey: requireEmail(fields.email ?? ''), fields };
    const submission = { ...kept, context: { ...cleanContext(context) }, submittedAt: clock.now() };
    await reach('keeping a form', () => formSubmissions.add(submission));
  };
}
