import { cleanContext } from '../../rewards-club/form-context.ts';
import { CrmRefused } from '../../rewards-club/ports/crm-refused.ts';
import type { FormContext } from '../../rewards-club/ports/form-crm.ts';
import { requireText } from '../required-texts.ts';
import { describeRejection, readErrorTypes } from './error-codes.ts';
import type { HubspotClient } from './http-client.ts';
import { HubspotUnavailable } from './unavailable.ts';

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
