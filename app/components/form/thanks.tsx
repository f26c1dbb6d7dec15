import { proofDays } from '../../../generated/forms/answers.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { ThanksVisit } from '../../declarations/form-visit.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { PageLink } from '../text/page-link.tsx';
import { AnswerTime } from './answer-time.tsx';

/** The subject of a request, its reference number and, if the page does not say it, the next step. */
export function Thanks({ locale, visit }: { readonly locale: Locale; readonly visit: ThanksVisit }) {
  const context = useRenderContext();
  const { enquiry } = messages[locale];
  const form = visit.form && context.findPage(pageForms[visit.form].page, locale);
  const about = visit.about && context.findPage(visit.about, locale);
  return (
    <div className="thanks">
      {form && (
        <p className="reference">
          <span className="eyebrow">{form.title}</span>
          {about && <PageLink page={about} />}
        </p>
      )}
      <p className="reference">
        <span className="eyebrow">{enquiry.reference}</span>
        <strong data-reference="">{visit.reference}</strong>
      </p>
      {visit.needsProof ? (
        <p>{enquiry.thanksConfirm({ days: proofDays })}</p>
      ) : (
        <AnswerTime form={visit.form && pageForms[visit.form]} locale={locale} />
      )}
    </div>
  );
}
