import { proofDays } from '../../../generated/forms/answers.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { ThanksVisit } from '../../declarations/form-visit.ts';
import { officeHours } from '../../declarations/texts.ts';
import { AnswerTime } from './answer-time.tsx';

/** The reference number of a request and the next steps. */
export function Thanks({ locale, visit }: { readonly locale: Locale; readonly visit: ThanksVisit }) {
  const { enquiry } = messages[locale];
  return (
    <div className="thanks">
      <p className="reference">
        <span className="eyebrow">{enquiry.reference}</span>
        <strong data-reference="">{visit.reference}</strong>
      </p>
      {visit.needsProof ? (
        <p>{enquiry.thanksConfirm({ days: proofDays })}</p>
      ) : (
        <>
          {visit.isCopied && <p>{enquiry.thanksCopy}</p>}
          <AnswerTime locale={locale} />
          <p>{enquiry.thanksNext(officeHours(locale))}</p>
        </>
      )}
    </div>
  );
}
