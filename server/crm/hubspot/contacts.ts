import {
  type Crm,
  type CrmContact,
  CrmRefused,
  contactProperties,
  controlOf,
  type GuestCrm,
} from '../../core/ports/crm.ts';
import { isContactId, requireEmail, requireProperties } from '../contact-values.ts';
import { type DateEncoding, decodeBirthDate, encodeDates } from './dates.ts';
import { describeRejection, HubspotUnavailable, isObject } from './errors.ts';
import type { HubspotClient } from './http-client.ts';
import type { HubspotAnswer } from './request.ts';

/** A contact in HubSpot. */
interface ContactRecord {
  readonly vid: string;
  /** The properties that are set. */
  readonly properties: Readonly<Record<string, string>>;
  /** The times of creation and last change. */
  readonly times: Readonly<Record<'createdAt' | 'updatedAt', unknown>>;
}

/** Reads and removes contacts. Errors: see `Crm`. */
interface ContactRecords extends Pick<GuestCrm, 'removeContact'> {
  /** @param names of the properties to read */
  find(email: string, names: readonly string[]): Promise<ContactRecord | undefined>;
  read(vid: string, names: readonly string[]): Promise<ContactRecord | undefined>;
}

/** The collection of the CRM objects API, version 3, where e-mail addresses are unique. */
const collection = '/crm/v3/objects/contacts';

function createContactRecords(client: HubspotClient): ContactRecords {
  async function read(
    what: string,
    path: string,
    names: readonly string[],
    sent: readonly string[],
  ): Promise<ContactRecord | undefined> {
    const list = names.map(encodeURIComponent).join(',');
    const request = { what, method: 'GET', path: `${path}properties=${list}`, isRepeatable: true } as const;
    const { status, body } = await client.send(request);
    if (status === 404) return undefined;
    if (status !== 200) throw toRejection(what, status, body, sent);
    const record = readRecord(what, body);
    return body.archived === true ? undefined : record;
  }

  return {
    find: async (email, names) => {
      const path = `${collection}/${encodeURIComponent(requireEmail(email))}?idProperty=email&`;
      return read('finding a contact', path, names, ['email']);
    },
    read: async (vid, names) =>
      isContactId(vid) ? read('exporting a contact', `${collection}/${vid}?`, names, []) : undefined,
    async removeContact(vid) {
      const what = 'removing a contact';
      if (!isContactId(vid)) return;
      const request = { what, method: 'DELETE', path: `${collection}/${vid}`, isRepeatable: true } as const;
      const { status, body } = await client.send(request);
      if (status >= 400 && status !== 404) throw toRejection(what, status, body, []);
    },
  };
}

/** @throws {HubspotUnavailable} if the answer is not a contact; it never counts as a missing one */
function readRecord(what: string, body: HubspotAnswer['body']): ContactRecord {
  const { id, properties, createdAt, updatedAt } = body;
  if (typeof id !== 'string' || !isContactId(id) || !isObject(properties)) {
    throw new HubspotUnavailable(what, 'an answer that is no contact');
  }
  const set = Object.entries(properties).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { vid: id, properties: Object.fromEntries(set), times: { createdAt, updatedAt } };
}

/** @param sent names of the sent fields, which the message may contain */
function toRejection(
  what: string,
  status: number,
  body: HubspotAnswer['body'],
  sent: readonly string[],
): CrmRefused {
  return new CrmRefused(`HubSpot, ${what}: refused with ${status} ${describeRejection(body, sent)}.`);
}

type Contacts = Pick<
  Crm,
  'findContact' | 'createContact' | 'updateContact' | 'removeContact' | 'exportContact'
>;

export interface HubspotContactsOptions {
  readonly client: HubspotClient;
  readonly dateEncoding: DateEncoding;
  /** Further properties for the export, set by forms. */
  readonly exportedProperties: readonly string[];
}

const readProperties = ['email', ...contactProperties];

/** Contacts with the properties of the club. */
export function createHubspotContacts(options: HubspotContactsOptions): Contacts {
  const { client, dateEncoding, exportedProperties } = options;
  const { find, read, removeContact } = createContactRecords(client);

  async function findContact(email: string): Promise<CrmContact | undefined> {
    const record = await find(email, readProperties);
    if (record === undefined) return undefined;
    const { vid, properties } = record;
    const key = properties.email ?? requireEmail(email);
    return { vid, email: key, properties: decode(properties, dateEncoding) };
  }

  return {
    findContact,
    removeContact,
    async createContact(email) {
      const what = 'creating a contact';
      const properties = { email: requireEmail(email) };
      // Safe to repeat: e-mails are unique, so a repeat finds the contact of the first attempt.
      const request = { what, method: 'POST', path: collection, isRepeatable: true } as const;
      const { status, body } = await client.send({ ...request, body: { properties } });
      if (status === 201 || status === 200) return { vid: readRecord(what, body).vid };
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
    async exportContact(vid) {
      const record = await read(vid, [...new Set([...readProperties, ...exportedProperties])]);
      if (record === undefined) return {};
      const { properties, times } = record;
      return { vid, ...properties, ...decode(properties, dateEncoding), ...times };
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

/** The id of the existing contact in a conflict: from the message, or from the profile in some answers. */
function readExistingId(body: HubspotAnswer['body']): string | undefined {
  const [, named] = /\bExisting ID: (\d{1,20})\b/.exec(String(body.message)) ?? [];
  const profile = isObject(body.identityProfile) ? String(body.identityProfile.vid) : '';
  return named ?? (isContactId(profile) ? profile : undefined);
}
