import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatNumber } from '../facts/fact-texts.ts';

/** When a request is answered, if the site says so. */
export function AnswerTime({ locale }: { readonly locale: Locale }) {
  const { answerHours } = site;
  if (answerHours === undefined) return null;
  const time = formatNumber(answerHours, 'hour', locale);
  return <p>{messages[locale].enquiry.answerWithin({ time })}</p>;
}
