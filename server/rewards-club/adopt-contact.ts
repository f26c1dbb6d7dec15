import type { Flow } from './ports/flow-store.ts';
import type { Store } from './ports/store.ts';

/**
 * Gives an account the contact that was made for it anew: its former one is gone, and whoever asked has just proven
 * the e-mail of both.
 */
export async function adoptContact(store: Store, { emailKey, contactId, purpose }: Flow): Promise<void> {
  if (purpose !== 'registration' || contactId === null) return;
  const member = await store.members.findByEmail(emailKey);
  if (member === undefined || member.recordId === contactId) return;
  await store.members.setRecordId(member.id, contactId);
}
