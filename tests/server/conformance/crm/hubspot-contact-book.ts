import { findInvalid, showProperty } from './hubspot-properties.ts';
import { errorAnswer, type HubspotReply, jsonAnswer } from './hubspot-replies.ts';

interface StoredContact {
  readonly id: string;
  readonly properties: Map<string, string>;
  readonly createdAt: string;
}

const collection = '/crm/v3/objects/contacts';
const usualProperties = ['email', 'firstname', 'lastname'];
const createdAt = '2026-01-02T03:04:05.678Z';
const notFound = errorAnswer(404, 'resource not found');

/** The contacts of an account. */
export function createContactBook() {
  const all = new Map<string, StoredContact>();
  let lastId = 90_071_992_547_409_930n;
  const findByEmail = (email: string) =>
    [...all.values()].find(({ properties }) => properties.get('email') === email.toLowerCase());

  function show(
    { id, properties, createdAt }: StoredContact,
    asked: readonly string[] = usualProperties,
  ): HubspotReply {
    const own: Record<string, string> = {
      hs_object_id: id,
      createdate: createdAt,
      lastmodifieddate: createdAt,
    };
    const names = [...new Set([...asked, ...Object.keys(own)])].sort();
    const shown = names.map((name) => {
      const value = own[name] ?? showProperty(name, properties.get(name) ?? '');
      return [name, value === '' ? null : value];
    });
    const times = { createdAt, updatedAt: createdAt };
    return jsonAnswer(200, { id, properties: Object.fromEntries(shown), ...times, archived: false });
  }

  function write(contact: StoredContact, given: Readonly<Record<string, string>>): HubspotReply | undefined {
    const invalid = findInvalid(given);
    if (invalid !== undefined) return invalid;
    for (const [name, value] of Object.entries(given)) {
      if (value === '') contact.properties.delete(name);
      else contact.properties.set(name, name === 'email' ? value.toLowerCase() : value);
    }
    return undefined;
  }

  function create(given: Readonly<Record<string, string>>): HubspotReply {
    const known = findByEmail(given.email ?? '');
    if (known !== undefined) {
      return errorAnswer(409, `Contact already exists. Existing ID: ${known.id}`, 'CONFLICT');
    }
    lastId += 1n;
    const contact = { id: String(lastId), properties: new Map<string, string>(), createdAt };
    const refused = write(contact, given);
    if (refused !== undefined) return refused;
    all.set(contact.id, contact);
    return { ...show(contact, [...contact.properties.keys()]), status: 201 };
  }

  return {
    all,
    serves: ({ pathname }: URL) => pathname === collection || pathname.startsWith(`${collection}/`),
    answer(method: string, url: URL, body: string): HubspotReply {
      const name = decodeURIComponent(url.pathname.slice(collection.length + 1));
      if (method === 'POST' && name === '') return create(JSON.parse(body).properties);
      const isByEmail = url.searchParams.get('idProperty') === 'email';
      if (!isByEmail && !/^\d+$/.test(name)) {
        return errorAnswer(404, 'Object not found.  objectId are usually numeric.', 'OBJECT_NOT_FOUND', {
          context: { id: [name] },
        });
      }
      const contact = isByEmail ? findByEmail(name) : all.get(name);
      if (method === 'DELETE') {
        if (contact !== undefined) all.delete(contact.id);
        return { status: 204, text: '' };
      }
      if (contact === undefined) return notFound;
      if (method === 'GET') return show(contact, url.searchParams.get('properties')?.split(','));
      const refused = write(contact, JSON.parse(body).properties);
      return refused ?? show(contact);
    },
  };
}
