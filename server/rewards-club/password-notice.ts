import { enqueue } from './outbox-entries.ts';
import type { Member } from './ports/member-store.ts';
import type { Store } from './ports/store.ts';
import { providerName } from './provider-name.ts';

/**
 * Tells a member by mail that the password was changed, and what else still opens the account.
 * @param within the stores of the transaction that changes it
 */
export async function enqueuePasswordNotice(
  within: Store,
  { id, email: to, emailKey }: Member,
  locale: string,
  now: number,
): Promise<void> {
  const identities = await within.members.listIdentities(id);
  const providers = [...new Set(identities.map(({ issuer }) => providerName(issuer)))];
  const hasPasskeys = (await within.passkeys.listOfMember(id)).length > 0;
  const notice = { emailKey, to, kind: 'passwordChanged', locale, providers, hasPasskeys } as const;
  await enqueue(within.outbox, 'notice', notice, now);
}
