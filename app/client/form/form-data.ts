import { type Answers, readAnswers } from '../../../generated/forms/answers.ts';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { findErrors } from '../../../generated/forms/rules.ts';
import type { FormRulesData } from '../../components/form/form-rules.tsx';

/** A form as its script sees it. */
export interface ReadForm {
  readonly data: FormRulesData;
  /** The answers as they are typed, those of the form's other pages included. */
  answers(): Answers;
  /** The errors of the fields that this page shows. */
  errors(): Readonly<Partial<Record<string, ErrorKey>>>;
}

/** Checks that need the server's lists pass here. */
const unknown = { isTopLevelDomain: () => true, isPhoneNumber: () => true };

/** Reads the rules that the page carries. */
export function readForm(form: HTMLFormElement): ReadForm {
  const json = form.querySelector('script[type="application/json"]')?.textContent ?? '{}';
  const data: FormRulesData = JSON.parse(json);
  const answers = () => readAnswers(data.fields, new FormData(form));
  return {
    data,
    answers,
    errors() {
      const found = findErrors(data.fields, answers(), { ...unknown, today: data.today });
      return Object.fromEntries(Object.entries(found).filter(([name]) => data.shown.includes(name)));
    },
  };
}
