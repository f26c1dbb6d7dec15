import type { PageFormName } from '../../generated/forms/page-forms.ts';
import type { Limits } from '../rewards-club/limits.ts';
import type { Clock } from '../rewards-club/ports/clock.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import type { Secrets } from '../security/secrets.ts';

/** The dependencies of the use cases of enquiries. */
export interface Desk {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly clock: Clock;
  /** See `FormCrm.hasNewsletter`. */
  readonly hasCrmNewsletter: boolean;
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
  /** Counts what became of a form. */
  readonly count: CountEnquiry;
}

/** Counts an outcome. Repeats of the same request are not counted as received. */
export type CountEnquiry = (form: PageFormName, outcome: EnquiryOutcome) => void;

/** The outcome of a form. */
type EnquiryOutcome = 'received' | 'repeated' | 'refused' | 'failed' | 'confirmed';
