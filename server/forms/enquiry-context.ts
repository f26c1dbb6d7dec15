import { randomInt } from 'node:crypto';
import type { PageForm, PageFormName } from '../../generated/forms/page-forms.ts';
import type { Clock } from '../core/clock.ts';
import { limitsOf } from '../core/limit-table.ts';
import type { Limit, Limits } from '../core/limits.ts';
import type { Enquiry } from '../core/ports/form-stores.ts';
import type { Store } from '../core/ports/store.ts';
import type { Secrets } from '../core/secrets.ts';

/** The dependencies of the use cases of enquiries. */
export interface EnquiryContext {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly clock: Clock;
  /** See `FormCrm.hasNewsletter`. */
  readonly hasCrmNewsletter: boolean;
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
  /** Counts the outcome of a form. */
  readonly count: CountEnquiry;
}

/** Counts an outcome. Repeats of the same request are not counted as received. */
export type CountEnquiry = (form: PageFormName, outcome: EnquiryOutcome) => void;

/** The outcome of a form. */
type EnquiryOutcome = 'received' | 'repeated' | 'refused' | 'failed' | 'confirmed';

/**
 * Digits and capitals that are unambiguous in handwriting and on the telephone: excludes 0 and O, 1, I and L, 2 and Z,
 * 5 and S, 8 and B, U and V. Excludes A and E, too, so that references do not form words.
 */
const characters = '34679CDFGHJKMNPQRTWXY';
const groupLength = 4;

/** A random reference of two groups, such as `K7QM-4TXW`: one of 38 billion. */
export function drawReference(): string {
  const draw = () => characters[randomInt(characters.length)];
  const group = () => Array.from({ length: groupLength }, draw).join('');
  return `${group()}-${group()}`;
}

/**
 * The limits of an enquiry; those of the second list apply once the first is reached. Subscriptions, requests that
 * require a proof, and all others have separate limits.
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
