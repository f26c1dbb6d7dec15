import { contactProperties, controlOf } from '../../rewards-club/contact-properties.ts';
import type { Crm, CrmContact } from '../../rewards-club/ports/crm.ts';
import { CrmRefused } from '../../rewards-club/ports/crm-refused.ts';
import { isContactId, requireProperties } from '../contact-fields.ts';
import { requireEmail } from '../required-texts.ts';
import type { DateEncoding } from './date-encoding.ts';
import { decodeBirthDate, encodeDates } from './dates.ts';
import { describeRejection, isObject } from './error-codes.ts';
import type { HubspotClient } from './http-client.ts';
import type { HubspotAnswer } from './request.ts';
import { HubspotUnavailable } from './unavailable.ts';

type Contacts = Pick<
  Crm,
  'findContact' | 'createContact' | 'updateContact' | 'removeContact' | 'exportContact'
>;

export interface HubspotContactsOptions {
  readonly client: HubspotClient;
  readonly dateEncoding: DateEncoding;
  /** Further properties for the export, set by forms. */
  readonly formProperties: readonly string[];
}

const collection = '/crm/v3/objects/contacts';
const readProperties = ['email', ...contactProperties];

/** Contacts in the CRM objects API, version 3, where e-mail addresses are unique. */
export function createHubspotContacts(options: HubspotContactsOptions): Contacts {
  const { client, dateEncoding, formProperties } = options;

  async function read(what: string, path: string, properties: readonly string[]): Promise<HubspotAnswer> {
    const list = properties.map(encodeURIComponent).join(',');
    return client.send({ what, method: 'GET', path: `${path}properties=${list}`, isRepeatable: true });
  }

  async function findContact(email: string): Promise<CrmContact | undefined> {
    const what = 'finding a contact';
    const key = requireEmail(email);
    const path = `${collection}/${encodeURIComponent(key)}?idProperty=email&`;
    const { status, body } = await read(what, path, readProperties);
    if (status === 404) return undefined;
    if (status !== 200) throw toRejection(what, status, body, ['email']);
    const { vid, properties } = readContact(what, body);
    if (body.archived === true) return undefined;
    return { vid, email: properties.email ?? key, properties: decode(properties, dateEncoding) };
  }

  return {
    findContact,
    async createContact(email) {
      const what = 'creating a contact';
      const properties = { email: requireEmail(email) };
      // Safe to repeat: e-mails are unique, so a repeat finds the contact of the first attempt.
      const request = { what, method: 'POST', path: collection, isRepeatable: true } as const;
      const { status, body } = await client.send({ ...request, body: { properties } });
      if (status === 201 || status === 200) return { vid: readContact(what, body).vid };
      if (status !== 409) throw toRejection(what, status, body, ['email']);
      const vid = readExistingId(body) ?? (await findContact(email))?.vid;
      if (vid === undefined)
        throw new HubspotUnavailable(what, 'a conflict with a contact that is not found');
      return { vid };
    },
    async updateContact(vid, properties) {
      const what = 'updating a contact';
      const given = requireProperties(properties);
      if (!isContactId(vid)) return false;
      const names = given.map(([name]) => name);
      const request = { what, path: `${collection}/${vid}`, isRepeatable: true };
      const { status, body } = await client.send(
        given.length === 0
          ? { ...request, method: 'GET' }
          : {
              ...request,
              method: 'PATCH',
              body: { properties: encodeDates(Object.fromEntries(given), dateEncoding) },
            },
      );
      if (status === 404) return false;
      if (status !== 200) throw toRejection(what, status, body, names);
      return true;
    },
    async removeContact(vid) {
      const what = 'removing a contact';
      if (!isContactId(vid)) return;
      const request = { what, method: 'DELETE', path: `${collection}/${vid}`, isRepeatable: true } as const;
      const { status, body } = await client.send(request);
      if (status >= 400 && status !== 404) throw toRejection(what, status, body, []);
    },
    async exportContact(vid) {
      const what = 'exporting a contact';
      if (!isContactId(vid)) return {};
      const names = [...new Set([...readProperties, ...formProperties])];
      const { status, body } = await read(what, `${collection}/${vid}?`, names);
      if (status === 404) return {};
      if (status !== 200) throw toRejection(what, status, body, []);
      const { properties } = readContact(what, body);
      const kept = { ...properties, ...decode(properties, dateEncoding) };
      return { vid, ...kept, createdAt: body.createdAt, updatedAt: body.updatedAt };
    },
  };
}

function decode(
  properties: Readonly<Record<string, string>>,
  encoding: DateEncoding,
): Record<string, string> {
  return Object.fromEntries(
    contactProperties.flatMap((name) => {
      const value = properties[name] ?? '';
      const read = controlOf(name) === 'date' ? decodeBirthDate(value, encoding) : value;
      return read === undefined || read === '' ? [] : [[name, read]];
    }),
  );
}

/** @throws {HubspotUnavailable} if the answer is not a contact; it never counts as a missing one */
function readContact(
  what: string,
  body: HubspotAnswer['body'],
): { vid: string; properties: Record<string, string> } {
  const { id, properties } = body;
  if (typeof id !== 'string' || !isContactId(id) || !isObject(properties)) {
    throw new HubspotUnavailable(what, 'an answer that is no contact');
  }
  const set = Object.entries(properties).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { vid: id, properties: Object.fromEntries(set) };
}

/** The id of the existing contact in a conflict: from the message, or from the profile in some answers. */
function readExistingId(body: HubspotAnswer['body']): string | undefined {
  const [, named] = /\bExisting ID: (\d{1,20})\b/.exec(String(body.message)) ?? [];
  const profile = isObject(body.identityProfile) ? String(body.identityProfile.vid) : '';
  return named ?? (isContactId(profile) ? profile : undefined);
}

function toRejection(
  what: string,
  status: number,
  body: HubspotAnswer['body'],
  sent: readonly string[],
): CrmRefused {
  return new CrmRefused(`HubSpot, ${what}: refused with ${status} ${describeRejection(body, sent)}.`);
}
