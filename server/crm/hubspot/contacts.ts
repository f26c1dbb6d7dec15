import { contactProperties, controlOf } from '../../rewards-club/contact-properties.ts';
import type { Crm, CrmContact } from '../../rewards-club/ports/crm.ts';
import { requireProperties } from '../contact-fields.ts';
import { isContactId, requireEmail } from '../required-texts.ts';
import { collection, createContactRecords, readRecord, toRejection } from './contact-records.ts';
import type { DateEncoding } from './date-encoding.ts';
import { decodeBirthDate, encodeDates } from './dates.ts';
import { isObject } from './error-codes.ts';
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

const readProperties = ['email', ...contactProperties];

/** Contacts with the properties of the club. */
export function createHubspotContacts(options: HubspotContactsOptions): Contacts {
  const { client, dateEncoding, formProperties } = options;
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
      const record = await read(vid, [...new Set([...readProperties, ...formProperties])]);
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
