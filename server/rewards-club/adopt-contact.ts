import type { Flow } from './ports/flow-store.ts';
import type { Store } from './ports/store.ts';

/**
 * Links an account to its new contact after the old contact was lost. The caller has just verified the e-mail of
 * both.
 */
export async function adoptContact(store: Store, { emailKey, contactId, purpose }: Flow): Promise<void> {
  if (purpose !== 'registration' || contactId === null) return;
  const member = await store.members.findByEmail(emailKey);
  if (member === undefined || member.recordId === contactId) return;
  await store.members.setRecordId(member.id, contactId);
}
