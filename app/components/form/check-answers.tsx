import { isAsked } from '../../../generated/forms/rules.ts';
import { messages } from '../../../generated/messages/index.ts';
import { messageAt } from '../text/message-at.ts';
import { Named } from '../text/named.tsx';
import { describeAnswer, titleOfEntry } from './describe-answers.ts';
import type { FormPartProps } from './form-visit.ts';
import { fieldsOfPages } from './page-forms.ts';

/** The last page of a form of several: all answers, each with a button that leads back to it. */
export function CheckAnswers({ form, locale, visit }: FormPartProps) {
  const { enquiry } = messages[locale];
  return (
    <div className="form-group">
      <h2>{enquiry.checkTitle}</h2>
      <p>{enquiry.checkText}</p>
      <dl className="answers">
        {visit.about && <Named name={enquiry.about}>{titleOfEntry(visit.about, locale)}</Named>}
        {fieldsOfPages(form).flatMap((names, step) =>
          names
            .filter((name) => isAsked(form.fields, name, visit.answers))
            .map((name) => {
              const field = form.fields[name];
              const value = visit.answers[name];
              if (field === undefined) return null;
              const label = messageAt(field.label, locale);
              return (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{value === undefined ? enquiry.notAnswered : describeAnswer(field, value, locale)}</dd>
                  <dd>
                    <button type="submit" className="link" name="_to" value={step}>
                      <span aria-hidden="true">{enquiry.change}</span>
                      <span className="visually-hidden">{enquiry.changeOf({ label })}</span>
                    </button>
                  </dd>
                </div>
              );
            }),
        )}
      </dl>
    </div>
  );
}
