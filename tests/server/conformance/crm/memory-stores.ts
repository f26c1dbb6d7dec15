import type { Contact, ContactStore } from '../../../../server/rewards-club/ports/contact-store.ts';
import type { FormSubmissionStore } from '../../../../server/rewards-club/ports/form-submission-store.ts';

type Submission = Parameters<FormSubmissionStore['add']>[0];

/** Stores of the embedded CRM. */
export interface EmbeddedStores {
  readonly contacts: ContactStore;
  readonly formSubmissions: FormSubmissionStore;
}

/** The embedded CRM's stores in memory. Like a strict database, they refuse a second contact of an address. */
export function createMemoryStores(): EmbeddedStores {
  const byVid = new Map<string, Contact>();
  let submissions: Submission[] = [];
  const findByEmail = (emailKey: string) =>
    [...byVid.values()].find((contact) => contact.emailKey === emailKey);
  return {
    contacts: {
      find: async (vid) => byVid.get(vid),
      findByEmail: async (emailKey) => findByEmail(emailKey),
      async add(email, emailKey, now) {
        const vid = String(1000 + byVid.size);
        if (findByEmail(emailKey) !== undefined) throw new Error(`UNIQUE constraint failed: ${emailKey}`);
        const contact = { vid, email, emailKey, properties: {}, createdAt: now, updatedAt: now };
        byVid.set(vid, contact);
        return contact;
      },
      async update(vid, properties, now) {
        const contact = byVid.get(vid);
        if (contact === undefined) return false;
        const merged = Object.entries({ ...contact.properties, ...properties });
        const set = Object.fromEntries(merged.filter(([, value]) => value !== ''));
        byVid.set(vid, { ...contact, properties: set, updatedAt: now });
        return true;
      },
      remove: async (vid) => void byVid.delete(vid),
    },
    formSubmissions: {
      add: async (submission) => void submissions.push(submission),
      listByEmail: async (emailKey) => submissions.filter((kept) => kept.emailKey === emailKey),
      async removeByEmail(emailKey) {
        submissions = submissions.filter((submission) => submission.emailKey !== emailKey);
      },
    },
  };
}
