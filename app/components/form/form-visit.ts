import type { Answers } from '../../../generated/forms/answers.ts';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';

/** What a page says about a form that was not simply filled in. */
export type FormNotice =
  | {
      readonly kind:
        | 'sendAgain'
        | 'unavailable'
        | 'mailFailed'
        | 'linkInvalid'
        | 'confirmed'
        | 'unsubscribed';
    }
  | { readonly kind: 'tooMany'; readonly minutes: number };

/** A visit to the page of a form: what the server knows of it. */
export interface FormVisit {
  /** What the request is about. */
  readonly about?: RouteKey | undefined;
  /** Tells two requests from one that is sent twice; '' in a built file. */
  readonly token: string;
  readonly answers: Answers;
  readonly errors: Readonly<Partial<Record<string, ErrorKey>>>;
  /** Number of the form’s page, from 0; the one after the last lets the guest check the answers. */
  readonly step: number;
  readonly notice?: FormNotice | undefined;
  /** Today at the hotels, as YYYY-MM-DD; unknown in a built file. */
  readonly today?: string | undefined;
  /** The guest has followed a link from a mail: what it asks for, and its token. */
  readonly link?: { readonly action: 'confirm' | 'unsubscribe'; readonly token: string } | undefined;
}

/** The visit to a page after a request was accepted. */
export interface ThanksVisit {
  /** Reference number of the request. */
  readonly reference: string;
  /** Whether the guest has to follow the link in a mail first. */
  readonly needsProof: boolean;
}
