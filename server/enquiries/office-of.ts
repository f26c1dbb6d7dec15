import type { Answers } from '../../generated/forms/answers.ts';
import { type OfficeName, offices, type PageForm } from '../../generated/forms/page-forms.ts';

/** The office that answers an enquiry: that of the first rule that applies; undefined if none does. */
export function officeOf(
  form: PageForm,
  about: string | null,
  answers: Answers,
): (typeof offices)[OfficeName] | undefined {
  const rule = form.offices.find(({ when, about: keys }) => {
    const isMeant = when === undefined || when.is.some((value) => value === answers[when.field]);
    return isMeant && (keys === undefined || keys.some((key) => key === about));
  });
  return rule && offices[rule.to];
}
