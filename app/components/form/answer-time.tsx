import type { PageForm } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatNumber } from '../facts/fact-texts.ts';

export interface AnswerTimeProps {
  /** The form of the request, if it is known. */
  readonly form: PageForm | undefined;
  readonly locale: Locale;
}

/** When a request is answered, if its form or the site says so. */
export function AnswerTime({ form, locale }: AnswerTimeProps) {
  const { enquiry } = messages[locale];
  if (form?.answerDays !== undefined) return <p>{enquiry.answerInDays({ count: form.answerDays })}</p>;
  const { answerHours } = site;
  if (answerHours === undefined) return null;
  return <p>{enquiry.answerWithin({ time: formatNumber(answerHours, 'hour', locale) })}</p>;
}
