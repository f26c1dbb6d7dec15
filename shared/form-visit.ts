import { type Answers, startAnswers } from '../generated/forms/answers.ts';
import type { ErrorKey } from '../generated/forms/error-keys.ts';
import type { PageForm } from '../generated/forms/page-forms.ts';
import type { Locale } from '../generated/locales.ts';
import type { RouteKey } from '../generated/routes/index.ts';

/** A message about a form that was not simply filled in. */
export type FormNotice =
  | {
      readonly kind: 'sendAgain' | 'unavailable' | 'linkInvalid' | 'confirmed' | 'unsubscribed' | 'ended';
    }
  | { readonly kind: 'tooMany' | 'tooManyLinks'; readonly minutes: number };

/** The state of a form when its page is rendered. */
export interface FormVisit {
  /** The subject of the request. */
  readonly about?: RouteKey | undefined;
  /** Says when the form was shown; '' in a built file. */
  readonly stamp: string;
  readonly answers: Answers;
  /** The query, from its question mark on, that fills in the form in the same way in any language; default: ''. */
  readonly query?: string;
  /** The query that fills in a member's details, too; undefined where answers would be lost. */
  readonly memberQuery?: string | undefined;
  readonly errors: Readonly<Partial<Record<string, ErrorKey>>>;
  /** Number of the form’s page, from 0; the one after the last lets the guest check the answers. */
  readonly step: number;
  readonly notice?: FormNotice | undefined;
  /** The day by which the form is checked, as YYYY-MM-DD; default: that of the page. */
  readonly today?: string | undefined;
  /** The guest has followed a link from a mail: what it asks for, and its token. */
  readonly link?: { readonly action: 'confirm' | 'unsubscribe'; readonly token: string } | undefined;
}

/** Props of the parts of a form. */
export interface FormPartProps {
  readonly form: PageForm;
  readonly locale: Locale;
  readonly visit: FormVisit;
}

/** A form that nobody has filled in yet. */
export function newVisit({ fields }: PageForm): FormVisit {
  return { stamp: '', answers: startAnswers(fields), errors: {}, step: 0 };
}

/** The visit to a page after a request was accepted. */
export interface ThanksVisit {
  /** Reference number of the request. */
  readonly reference: string;
  /** Whether the guest has to follow the link in a mail first. */
  readonly needsProof: boolean;
  /** Whether a mail about it is on its way. */
  readonly isCopied: boolean;
}
