import { type Answers, startAnswers } from '../../generated/forms/answers.ts';
import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import type { PageForm, PageFormName } from '../../generated/forms/page-forms.ts';
import type { Locale } from '../../generated/locales.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import type { Closing } from './closed-days.ts';

export type FormNotice =
  | {
      readonly kind: 'sendAgain' | 'unavailable' | 'linkInvalid' | 'confirmed' | 'unsubscribed' | 'ended';
    }
  | { readonly kind: 'tooMany' | 'tooManyLinks'; readonly minutes: number }
  | { readonly kind: 'notBookable'; readonly life: 'coming' | 'ended' }
  | Closing;

/** The state of a form when its page is rendered. */
export interface FormVisit {
  /** The subject of the request. */
  readonly about?: RouteKey | undefined;
  /** Token with the time when the form was rendered; '' in built files. */
  readonly stamp: string;
  readonly answers: Answers;
  /** The query that fills in the form in the same way in any language, including the question mark; default: ''. */
  readonly query?: string;
  /** The same with a member's details; undefined if answers would be lost. */
  readonly memberQuery?: string | undefined;
  readonly errors: Readonly<Partial<Record<string, ErrorKey>>>;
  /** Index of the form’s page; the one after the last is for checking the answers. */
  readonly step: number;
  /** Whether the guest has answered the questions of the booking bar. */
  readonly isStayKnown?: boolean;
  readonly notice?: FormNotice | undefined;
  /** The day for validation, as YYYY-MM-DD; default: the page's. */
  readonly today?: string | undefined;
  /** Set if the guest has followed a link in a mail. */
  readonly link?: { readonly action: 'confirm' | 'unsubscribe'; readonly token: string } | undefined;
}

export interface FormPartProps {
  readonly form: PageForm;
  readonly locale: Locale;
  readonly visit: FormVisit;
}

/** A form that nobody has filled in yet. */
export function newVisit({ fields }: PageForm): FormVisit {
  return { stamp: '', answers: startAnswers(fields), errors: {}, step: 0 };
}

/** The state of a thank-you page. */
export interface ThanksVisit {
  /** Reference number of the request. */
  readonly reference: string;
  /** Whether the guest has to confirm the request by a link in a mail. */
  readonly needsProof: boolean;
  /** Whether the guest gets a copy by mail. */
  readonly isCopied: boolean;
  readonly form?: PageFormName | undefined;
  /** The subject of the request. */
  readonly about?: RouteKey | undefined;
}
