import type { PageFormName } from '../../../generated/forms/page-forms.ts';

/** The page and browser from which a form was sent. The CRM leaves out invalid values. */
export interface FormContext {
  /** The value of HubSpot's cookie `hubspotutk`; absent without consent. */
  readonly trackingCookie?: string;
  /** The absolute URL of the page. */
  readonly pageUri: string;
  /** The name of the page, for reports in the CRM. */
  readonly pageName: string;
}

/** The part of the CRM that takes forms of pages. Errors: see `Crm`. */
export interface FormCrm {
  /**
   * Sends a form of a page. Does nothing if the CRM has no such form. Not idempotent: a repeat adds a second submission.
   * @param fields values by the CRM's names, `email` among them; days as YYYY-MM-DD, lists separated by semicolons
   */
  submitForm(
    form: PageFormName,
    fields: Readonly<Record<string, string>>,
    context: FormContext,
  ): Promise<void>;
  /** Whether the CRM has its own list of who gets the newsletter. */
  readonly hasNewsletter: boolean;
  /**
   * Sets whether an e-mail gets the newsletter, in a CRM with such a list. Idempotent.
   * @param reason what the guest was told, for the staff
   */
  setNewsletter(email: string, isSubscribed: boolean, reason: string): Promise<void>;
}
