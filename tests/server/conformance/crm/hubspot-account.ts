import { contactProperties } from '../../../../server/core/ports/crm.ts';
import { errorAnswer, type HubspotReply, jsonAnswer } from './hubspot-replies.ts';

interface ReceivedForm {
  readonly formId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly objectTypeIds: readonly string[];
  readonly context: Readonly<Record<string, unknown>> | undefined;
}

type Texts = Readonly<Record<string, string>>;

const paths = {
  contacts: '/crm/v3/objects/contacts',
  forms: '/submissions/v3/integration/secure/submit/',
  statuses: '/communication-preferences/v4/statuses/',
};
const created = '2026-01-02T03:04:05.678Z';
const known = new Set([
  ...['email', 'mobilephone', ...contactProperties],
  ...['record_id', 'jezik', 'gdpr_marketing_privola', 'club_email', 'club_link', 'club_code'],
]);
const titles = ['Mr.', 'Ms.', 'Mrs.'];
const legalBases = [
  ...['LEGITIMATE_INTEREST_PQL', 'LEGITIMATE_INTEREST_CLIENT', 'LEGITIMATE_INTEREST_OTHER'],
  ...['PERFORMANCE_OF_CONTRACT', 'CONSENT_WITH_NOTICE', 'NON_GDPR', 'PROCESS_AND_STORE'],
];
const states = ['SUBSCRIBED', 'UNSUBSCRIBED', 'NOT_SPECIFIED'];

const isAddress = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
const timeOf = (value: string) => (/^-?\d+$/.test(value) ? Number(value) : Date.parse(value));

/** The fault of a property's value, by HubSpot's codes. */
const faults: Readonly<Record<string, (name: string, value: string) => boolean>> = {
  PROPERTY_DOESNT_EXIST: (name) => !known.has(name),
  STRING_TOO_LONG: (_, value) => value.length > 65_536,
  INVALID_EMAIL: (name, value) => name === 'email' && !isAddress(value),
  INVALID_OPTION: (name, value) => name === 'titula_kontakta' && !titles.includes(value),
  INVALID_DATE: (name, value) => name === 'birth_date' && timeOf(value) % 86_400_000 !== 0,
};

/** The documented 400 for values that do not fit, which quotes them all; undefined when all fit. */
function refuse(given: Texts): HubspotReply | undefined {
  const invalid = Object.entries(given).flatMap(([name, propertyValue]) => {
    const isWrong = ([, isFault]: [string, (typeof faults)[string]]) => isFault(name, propertyValue);
    const [error] = (propertyValue !== '' && Object.entries(faults).find(isWrong)) || [];
    return error === undefined ? [] : [{ isValid: false, message: 'invalid', error, name, propertyValue }];
  });
  if (invalid.length === 0) return undefined;
  const errors = invalid.map(({ message, error: code, name }) => {
    return { message, code, context: { propertyName: [name] } };
  });
  const message = `Property values were not valid: ${JSON.stringify(invalid)}`;
  return errorAnswer(400, message, 'VALIDATION_ERROR', { errors });
}

/** A value as an answer shows it: days as YYYY-MM-DD, and null for none. */
function show(name: string, value = ''): string | null {
  if (value === '') return null;
  return name === 'birth_date' ? new Date(timeOf(value)).toISOString().slice(0, 10) : value;
}

/** The content of an account, and its answers as HubSpot's documentation and captures of its answers show them. */
export function createAccount(formIds: readonly string[], subscriptionTypes: readonly number[]) {
  /** Properties of the contacts, by id. */
  const contacts = new Map<string, Map<string, string>>();
  /** Forms that were taken, and addresses that HubSpot has on its list of blocked ones. */
  const forms = { received: [] as ReceivedForm[], blockedEmails: new Set<string>() };
  /** Subscriptions, by type and e-mail. */
  const preferences = { statuses: new Map<string, string>() };
  let lastId = 90_071_992_547_409_930n;

  const idOf = (email: string) =>
    [...contacts].find(([, properties]) => properties.get('email') === email.toLowerCase())?.[0];

  function showContact(id: string, status: number, asked = 'email,firstname,lastname'): HubspotReply {
    const own: Texts = { hs_object_id: id, createdate: created, lastmodifieddate: created };
    const names = new Set([...asked.split(','), ...Object.keys(own)]);
    const shown = [...names].map((name) => [name, show(name, own[name] ?? contacts.get(id)?.get(name))]);
    const times = { createdAt: created, updatedAt: created };
    return jsonAnswer(status, { id, properties: Object.fromEntries(shown), ...times, archived: false });
  }

  function write(id: string, given: Texts): void {
    const properties = contacts.get(id) ?? new Map<string, string>();
    contacts.set(id, properties);
    for (const [name, value] of Object.entries(given)) {
      if (value === '') properties.delete(name);
      else properties.set(name, name === 'email' ? value.toLowerCase() : value);
    }
  }

  function create(given: Texts): HubspotReply {
    const existing = idOf(given.email ?? '');
    if (existing !== undefined)
      return errorAnswer(409, `Contact already exists. Existing ID: ${existing}`, 'CONFLICT');
    const refused = refuse(given);
    if (refused !== undefined) return refused;
    lastId += 1n;
    write(String(lastId), given);
    return showContact(String(lastId), 201, Object.keys(given).join());
  }

  function answerContact(method: string, { pathname, searchParams }: URL, body: string): HubspotReply {
    const name = decodeURIComponent(pathname.slice(paths.contacts.length + 1));
    if (method === 'POST' && name === '') return create(JSON.parse(body).properties);
    const isByEmail = searchParams.get('idProperty') === 'email';
    if (!isByEmail && !/^\d+$/.test(name)) {
      const context = { id: [name] };
      return errorAnswer(404, 'Object not found.  objectId are usually numeric.', 'OBJECT_NOT_FOUND', {
        context,
      });
    }
    const id = isByEmail ? idOf(name) : name;
    const isThere = id !== undefined && contacts.has(id);
    if (method === 'DELETE') {
      if (isThere) contacts.delete(id);
      return { status: 204, text: '' };
    }
    if (!isThere) return errorAnswer(404, 'resource not found');
    if (method === 'GET') return showContact(id, 200, searchParams.get('properties') ?? undefined);
    const given: Texts = JSON.parse(body).properties;
    const refused = refuse(given);
    if (refused === undefined) write(id, given);
    return refused ?? showContact(id, 200);
  }

  function answerForm({ pathname }: URL, body: string): HubspotReply {
    const [portal, formId = ''] = pathname.slice(paths.forms.length).split('/').map(decodeURIComponent);
    if (portal !== '123456' || !formIds.includes(formId)) return errorAnswer(404, 'Form not found');
    const { fields: list, context } = JSON.parse(body);
    const fields: Texts = Object.fromEntries(list.map(({ name, value }: Texts) => [name, value]));
    const { hutk, pageUri } = context ?? {};
    const { email = '' } = fields;
    const wrong = {
      REQUIRED_FIELD: email === '',
      INVALID_EMAIL: email !== '' && !isAddress(email),
      BLOCKED_EMAIL: forms.blockedEmails.has(email),
      INPUT_TOO_LARGE: Object.values(fields).some((value) => value.length > 65_536),
      INVALID_HUTK: hutk !== undefined && !/^[\da-f]{32}$/.test(hutk),
      INVALID_PAGE_URI: pageUri !== undefined && !URL.canParse(pageUri),
    };
    const found = Object.entries(wrong).filter(([, isWrong]) => isWrong);
    const errors = found.map(([errorType]) => {
      return { errorType, message: `Error in 'fields.email'. Invalid: ${email}` };
    });
    if (errors.length > 0) return errorAnswer(400, 'The request is not valid', undefined, { errors });
    const objectTypeIds = list.map((field: Texts) => field.objectTypeId);
    forms.received.push({ formId, fields, objectTypeIds, context });
    return jsonAnswer(200, { inlineMessage: '<p>Thank you.</p>' });
  }

  function answerStatus({ pathname }: URL, body: string): HubspotReply {
    const email = decodeURIComponent(pathname.slice(paths.statuses.length));
    const { channel, statusState, subscriptionId, legalBasis, legalBasisExplanation } = JSON.parse(body);
    const isValid =
      channel === 'EMAIL' &&
      states.includes(statusState) &&
      legalBases.includes(legalBasis) &&
      legalBasisExplanation &&
      isAddress(email) &&
      subscriptionTypes.includes(subscriptionId);
    if (!isValid) return errorAnswer(400, `Invalid for ${email}: ${body}`, 'VALIDATION_ERROR');
    preferences.statuses.set(`${subscriptionId} ${email}`, statusState);
    return jsonAnswer(200, { status: 'COMPLETE', startedAt: created, completedAt: created, results: [] });
  }

  return {
    contacts,
    forms,
    preferences,
    /** @returns undefined for an address that HubSpot does not have */
    answer(method: string, url: URL, body: string): HubspotReply | undefined {
      if (`${url.pathname}/`.startsWith(`${paths.contacts}/`)) return answerContact(method, url, body);
      if (method !== 'POST') return undefined;
      if (url.pathname.startsWith(paths.forms)) return answerForm(url, body);
      return url.pathname.startsWith(paths.statuses) ? answerStatus(url, body) : undefined;
    },
  };
}
