import { CrmRefused } from '../../rewards-club/ports/crm-refused.ts';
import type { GuestCrm } from '../../rewards-club/ports/guest-crm.ts';
import { isContactId, requireEmail } from '../required-texts.ts';
import { describeRejection, isObject } from './error-codes.ts';
import type { HubspotClient } from './http-client.ts';
import type { HubspotAnswer } from './request.ts';
import { HubspotUnavailable } from './unavailable.ts';

/** A contact as HubSpot has it. */
export interface ContactRecord {
  readonly vid: string;
  /** Those that are set. */
  readonly properties: Readonly<Record<string, string>>;
  /** When it was created and changed. */
  readonly times: Readonly<Record<'createdAt' | 'updatedAt', unknown>>;
}

/** Reads and removes contacts. Errors: see `Crm`. */
export interface ContactRecords extends Pick<GuestCrm, 'removeContact'> {
  /** @param names of the properties to read */
  find(email: string, names: readonly string[]): Promise<ContactRecord | undefined>;
  read(vid: string, names: readonly string[]): Promise<ContactRecord | undefined>;
}

/** The collection of the CRM objects API, version 3, where e-mail addresses are unique. */
export const collection = '/crm/v3/objects/contacts';

export function createContactRecords(client: HubspotClient): ContactRecords {
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
export function readRecord(what: string, body: HubspotAnswer['body']): ContactRecord {
  const { id, properties, createdAt, updatedAt } = body;
  if (typeof id !== 'string' || !isContactId(id) || !isObject(properties)) {
    throw new HubspotUnavailable(what, 'an answer that is no contact');
  }
  const set = Object.entries(properties).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { vid: id, properties: Object.fromEntries(set), times: { createdAt, updatedAt } };
}

/** @param sent names of the sent fields, which the message may have */
export function toRejection(
  what: string,
  status: number,
  body: HubspotAnswer['body'],
  sent: readonly string[],
): CrmRefused {
  return new CrmRefused(`HubSpot, ${what}: refused with ${status} ${describeRejection(body, sent)}.`);
}
