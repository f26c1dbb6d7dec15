import { errorAnswer, type HubspotReply, jsonAnswer } from './hubspot-replies.ts';

interface ReceivedForm {
  readonly formId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly objectTypeIds: readonly string[];
  readonly context: Readonly<Record<string, unknown>> | undefined;
}

/** The forms of an account. */
export interface FormDesk {
  readonly received: ReceivedForm[];
  /** Addresses that HubSpot has on its list of blocked ones. */
  readonly blockedEmails: Set<string>;
  serves(url: URL): boolean;
  answer(url: URL, body: string): HubspotReply;
}

interface SubmittedField {
  readonly objectTypeId: string;
  readonly name: string;
  readonly value: string;
}

const prefix = '/submissions/v3/integration/secure/submit/';

export function createFormDesk(portalId: string, formIds: readonly string[]): FormDesk {
  const received: ReceivedForm[] = [];
  const blockedEmails = new Set<string>();

  function findErrors(fields: Readonly<Record<string, string>>, context: Readonly<Record<string, unknown>>) {
    const email = fields.email ?? '';
    const errors: [string, string][] = [];
    if (email === '') errors.push(['REQUIRED_FIELD', "Required field 'email' is missing"]);
    else if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
      errors.push(['INVALID_EMAIL', `Error in 'fields.email'. Invalid email address ${email}`]);
    }
    if (blockedEmails.has(email))
      errors.push(['BLOCKED_EMAIL', `Error in 'fields.email'. ${email} is blocked`]);
    for (const [name, value] of Object.entries(fields)) {
      if (value.length > 65_536)
        errors.push(['INPUT_TOO_LARGE', `Error in 'fields.${name}'. ${value} is too large`]);
    }
    const { hutk, pageUri } = context;
    if (hutk !== undefined && !/^[\da-f]{32}$/.test(String(hutk)))
      errors.push(['INVALID_HUTK', `Invalid ${hutk}`]);
    if (pageUri !== undefined && !URL.canParse(String(pageUri)))
      errors.push(['INVALID_PAGE_URI', `Invalid ${pageUri}`]);
    return errors;
  }

  return {
    received,
    blockedEmails,
    serves: ({ pathname }) => pathname.startsWith(prefix),
    answer({ pathname }, body) {
      const [portal = '', formId = ''] = pathname.slice(prefix.length).split('/').map(decodeURIComponent);
      if (portal !== portalId || !formIds.includes(formId)) return errorAnswer(404, 'Form not found');
      const { fields, context } = JSON.parse(body);
      const list: readonly SubmittedField[] = fields;
      const byName = Object.fromEntries(list.map(({ name, value }) => [name, value]));
      const errors = findErrors(byName, context ?? {});
      if (errors.length > 0) {
        const details = errors.map(([errorType, message]) => ({ message, errorType }));
        return errorAnswer(400, 'The request is not valid', undefined, { errors: details });
      }
      received.push({
        formId,
        fields: byName,
        objectTypeIds: list.map((field) => field.objectTypeId),
        context,
      });
      return jsonAnswer(200, { inlineMessage: '<p>Thank you.</p>' });
    },
  };
}
