import type { PageForm } from '../../generated/forms/page-forms.ts';
import { limitsOf } from '../rewards-club/limit-table.ts';
import type { Limit } from '../rewards-club/limits.ts';
import type { Enquiry } from '../rewards-club/ports/enquiry-store.ts';

/**
 * The limits of an enquiry; those of the second list count where the first is used up. Subscriptions, requests that take
 * a proof, and all others have shares of their own.
 * @param address see `limitedAddress`
 */
export function limitsOfEnquiry(
  { proof, subscribes }: Pick<PageForm, 'proof' | 'subscribes'>,
  address: string,
  emailKey: string,
): readonly (readonly Limit[])[] {
  const unsure = proof ? 'proof' : 'enquiry';
  const [own, share] = subscribes ? (['enquiry', 'subscription'] as const) : ([unsure, unsure] as const);
  return (['first', 'later'] as const).map((turn) =>
    [own, `${share}-${turn}` as const].flatMap((action) => limitsOf(action, { address }, emailKey)),
  );
}

/** The limits of the mail about an enquiry to an e-mail that nobody has proven; none for other mails. */
export function copyLimits(
  { proof }: Pick<PageForm, 'proof'>,
  { provenAt, emailKey }: Pick<Enquiry, 'provenAt' | 'emailKey'>,
) {
  return proof || provenAt !== null ? [] : limitsOf('enquiry-copy', {}, emailKey);
}
