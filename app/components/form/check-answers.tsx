import type { PropsWithChildren } from 'react';
import type { Answers } from '../../../generated/forms/answers.ts';
import type { PageForm } from '../../../generated/forms/page-forms.ts';
import { isAsked } from '../../../generated/forms/rules.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { describeAnswer, titleOfEntry } from '../../declarations/describe-answers.ts';
import type { FormPartProps } from '../../declarations/form-visit.ts';
import { askAbout, fieldsOfPages } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';

/** The last page of a form with several: all answers, with buttons to change them. */
export function CheckAnswers({ form, locale, visit }: FormPartProps) {
  const { enquiry } = messages[locale];
  return (
    <div className="form-group">
      <h2>{enquiry.checkTitle}</h2>
      <p>{enquiry.checkText}</p>
      <dl className="answers">
        {visit.about && (
          <Answer step={0} label={askAbout(form, locale)} locale={locale}>
            {titleOfEntry(visit.about, locale)}
          </Answer>
        )}
        {fieldsOfPages(form).flatMap((names, step) =>
          names
            .filter((name) => isAsked(form.fields, name, visit.answers))
            .map((name) => {
              const field = form.fields[name];
              const value = visit.answers[name];
              if (field === undefined) return null;
              return (
                <Answer key={name} step={step} label={messageAt(field.label, locale)} locale={locale}>
                  {value === undefined ? enquiry.notAnswered : describeAnswer(field, value, locale)}
                </Answer>
              );
            }),
        )}
      </dl>
    </div>
  );
}

interface AnswerProps {
  /** Index of the page on which it is asked. */
  readonly step: number;
  readonly label: string;
  readonly locale: Locale;
}

function Answer({ step, label, locale, children }: PropsWithChildren<AnswerProps>) {
  const { enquiry } = messages[locale];
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <button type="submit" className="link" name="_to" value={step}>
          <span aria-hidden="true">{enquiry.change}</span>
          <span className="visually-hidden">{enquiry.changeOf({ label })}</span>
        </button>
      </dd>
    </div>
  );
}

interface HiddenAnswersProps {
  readonly form: PageForm;
  /** The fields on this page of the form. */
  readonly shown: readonly string[];
  readonly answers: Answers;
}

/** The answers of the form's other pages, as hidden inputs. */
export function HiddenAnswers({ form, shown, answers }: HiddenAnswersProps) {
  return Object.keys(form.fields)
    .filter((name) => !shown.includes(name))
    .flatMap((name) => {
      const value = answers[name];
      const values = Array.isArray(value) ? value : value === undefined ? [] : [String(value)];
      return values.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two children may have the same age.
        <input key={`${name} ${index}`} type="hidden" name={name} value={one} />
      ));
    });
}
