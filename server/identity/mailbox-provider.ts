import type { IdClaims } from './check-id-token.ts';

/**
 * Whether Google runs the mailbox of an e-mail: its own domains, and those of Workspace, which `hd` names. For any other,
 * `email_verified` says only that the guest could read the mailbox when the account was made.
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function isMailboxProvider(email: string, { hd }: IdClaims): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === 'gmail.com' || domain === 'googlemail.com' || domain === hd;
}
