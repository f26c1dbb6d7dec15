import { type Answers, readAnswers } from '../../../generated/forms/answers.ts';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { findErrors, isAsked } from '../../../generated/forms/rules.ts';
import type { FormRulesData } from '../../components/form/form-rules.tsx';

/** Opens the fold that an element is in. */
export function openFold(element: Element): void {
  element.closest('details')?.toggleAttribute('open', true);
}

/**
 * Fills in fields by name, without what a list does not offer. Values of fields on other pages of the form become hidden
 * inputs.
 */
export function fillForm(form: HTMLFormElement, entries: readonly (readonly [string, string])[]): void {
  const byName = Map.groupBy(entries, ([name]) => name);
  for (const [name, given] of byName) {
    const values = given.map(([, value]) => value);
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
    if (controls.every(({ type }) => type === 'hidden')) {
      for (const control of controls) control.remove();
      for (const value of values)
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      continue;
    }
    for (const [index, control] of controls.entries()) {
      if (control.type === 'radio' || control.type === 'checkbox')
        control.checked = values.includes(control.value);
      else {
        const { value } = control;
        control.value = values[index] ?? '';
        if ('selectedIndex' in control && control.selectedIndex === -1) control.value = value;
        if (control.value !== '') openFold(control);
      }
    }
  }
}

export interface ReadForm {
  readonly data: FormRulesData;
  /** The current answers, including those of the form's other pages. */
  answers(): Answers;
  /** The errors of the fields on this page. */
  errors(): Readonly<Partial<Record<string, ErrorKey>>>;
}

/** Only the server has the lists for these checks. */
const unknown = { isTopLevelDomain: () => true, isPhoneNumber: () => true };

/** Reads the form's rules from the JSON in the page. */
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

/** Hides fields whose conditions are not met, and empty groups. */
export function showAsked(form: HTMLFormElement, data: FormRulesData, answers: Answers): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset.field ?? '';
    field.hidden = name in data.fields && !isAsked(data.fields, name, answers);
  }
  for (const group of form.querySelectorAll<HTMLElement>('.form-group')) {
    const fields = [...group.querySelectorAll<HTMLElement>('[data-field]')];
    group.hidden = fields.length > 0 && fields.every(({ hidden }) => hidden);
  }
}
