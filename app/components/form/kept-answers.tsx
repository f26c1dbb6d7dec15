import type { Answers } from '../../../generated/forms/answers.ts';
import type { PageForm } from '../../../generated/forms/page-forms.ts';

interface KeptAnswersProps {
  readonly form: PageForm;
  /** The fields on this page of the form. */
  readonly shown: readonly string[];
  readonly answers: Answers;
}

/** The answers of the form's other pages, which are sent with this one. */
export function KeptAnswers({ form, shown, answers }: KeptAnswersProps) {
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
