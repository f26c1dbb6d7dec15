import type { Enquiry, Subscription } from '../core/ports/form-stores.ts';
import type { HashUse, Secrets } from '../core/secrets.ts';

/*
 * The tokens of links in mails. They are derived from the enquiry or subscription, so that a later mail can contain one
 * although the database stores only its hash.
 */

/** The uses of the hashes: one derives a token, the other one hashes it for the database. */
type Uses = readonly [derived: HashUse, stored: HashUse];

const proof: Uses = ['confirm', 'proof'];
const end: Uses = ['unsubscribe', 'unsubscribe-token'];

/** The stored hash of the token that proves the e-mail of an enquiry. */
export function hashOfProof(secrets: Secrets, enquiryId: string): string {
  return hashOf(secrets, proof, enquiryId);
}

/**
 * The token that proves the e-mail of an enquiry; undefined without a proof, or if its secret was removed from
 * `SESSION_SECRET`.
 */
export function proofToken(secrets: Secrets, { id, proofHash }: Enquiry): string | undefined {
  return findToken(secrets, proof, [id], proofHash);
}

/** The stored hash of the token that ends this subscription, but no earlier or later one of the same e-mail. */
export function hashOfUnsubscription(secrets: Secrets, { emailKey, subscribedAt }: NewSubscription): string {
  return hashOf(secrets, end, `${emailKey}\n${subscribedAt}`);
}

/** The token that ends a subscription; undefined if its secret was removed from `SESSION_SECRET`. */
export function unsubscribeToken(secrets: Secrets, subscription: Subscription): string | undefined {
  const { emailKey, subscribedAt, unsubscribeHash } = subscription;
  // Earlier versions derived it from the e-mail alone.
  return findToken(secrets, end, [`${emailKey}\n${subscribedAt}`, emailKey], unsubscribeHash);
}

type NewSubscription = Pick<Subscription, 'emailKey' | 'subscribedAt'>;

function hashOf(secrets: Secrets, [derived, stored]: Uses, subject: string): string {
  return secrets.hash(stored, secrets.hash(derived, subject));
}

/** Derives the token with the secret that matches the stored hash. */
function findToken(
  secrets: Secrets,
  uses: Uses,
  subjects: readonly string[],
  hash: string | null,
): string | undefined {
  for (const each of [secrets, ...secrets.former]) {
    const subject = subjects.find((one) => hashOf(each, uses, one) === hash);
    if (subject !== undefined) return each.hash(uses[0], subject);
  }
  return undefined;
}
