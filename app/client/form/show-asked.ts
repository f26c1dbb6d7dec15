import type { Answers } from '../../../generated/forms/answers.ts';
import { isAsked } from '../../../generated/forms/rules.ts';
import type { FormRulesData } from '../../components/form/form-rules.tsx';

/** Hides the fields whose conditions are not met, groups without a field, and the lists for further children. */
export function showAsked(form: HTMLFormElement, data: FormRulesData, answers: Answers): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset.field ?? '';
    field.hidden = name in data.fields && !isAsked(data.fields, name, answers);
  }
  for (const group of form.querySelectorAll<HTMLElement>('.form-group')) {
    const fields = [...group.querySelectorAll<HTMLElement>('[data-field]')];
    group.hidden = fields.length > 0 && fields.every(({ hidden }) => hidden);
  }
  for (const ages of form.querySelectorAll('.ages')) {
    const lists = [...ages.querySelectorAll('select')];
    const last = lists.findLastIndex(({ value }) => value !== '');
    for (const [index, list] of lists.entries()) list.hidden = index > last + 1;
  }
}
