import { errorAnswer, type HubspotReply, jsonAnswer } from './hubspot-replies.ts';

interface ReceivedForm {
  readonly formId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly objectTypeIds: readonly string[];
  readonly context: Readonly<Record<string, unknown>> | undefined;
}

interface SubmittedField {
  readonly objectTypeId: string;
  readonly name: string;
  readonly value: string;
}

const prefix = '/submissions/v3/integration/secure/submit/';

/** The forms of an account. */
export function createFormDesk(portalId: string, formIds: readonly string[]) {
  const received: ReceivedForm[] = [];
  /** Addresses that HubSpot has on its list of blocked ones. */
  const blockedEmails = new Set<string>();

  function findErrors(fields: Readonly<Record<string, string>>, { hutk, pageUri }: Record<string, unknown>) {
    const { email = '' } = fields;
    const isAddress = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
    const errors = {
      REQUIRED_FIELD: email === '',
      INVALID_EMAIL: email !== '' && !isAddress,
      BLOCKED_EMAIL: blockedEmails.has(email),
      INPUT_TOO_LARGE: Object.values(fields).some((value) => value.length > 65_536),
      INVALID_HUTK: hutk !== undefined && !/^[\da-f]{32}$/.test(String(hutk)),
      INVALID_PAGE_URI: pageUri !== undefined && !URL.canParse(String(pageUri)),
    };
    const found = Object.entries(errors).filter(([, isFound]) => isFound);
    // As HubSpot does, they quote the value.
    return found.map(([errorType]) => ({ errorType, message: `Error in 'fields.email'. Invalid: ${email}` }));
  }

  return {
    received,
    blockedEmails,
    serves: ({ pathname }: URL) => pathname.startsWith(prefix),
    answer({ pathname }: URL, body: string): HubspotReply {
      const [portal = '', formId = ''] = pathname.slice(prefix.length).split('/').map(decodeURIComponent);
      if (portal !== portalId || !formIds.includes(formId)) return errorAnswer(404, 'Form not found');
      const { fields, context } = JSON.parse(body);
      const list: readonly SubmittedField[] = fields;
      const byName = Object.fromEntries(list.map(({ name, value }) => [name, value]));
      const errors = findErrors(byName, context ?? {});
      if (errors.length > 0) return errorAnswer(400, 'The request is not valid', undefined, { errors });
      const objectTypeIds = list.map((field) => field.objectTypeId);
      received.push({ formId, fields: byName, objectTypeIds, context });
      return jsonAnswer(200, { inlineMessage: '<p>Thank you.</p>' });
    },
  };
}
