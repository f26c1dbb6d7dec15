import type { Page } from '@playwright/test';
import { fieldsOfPages } from '../../../app/components/form/page-forms.ts';
import { readAnswers } from '../../../generated/forms/answers.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { findErrors } from '../../../generated/forms/rules.ts';
import { dayAt } from '../../generator/forms/form-examples.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { expect, formNames, openForm, test } from './forms.ts';
import { examplesOf, type SentExample } from './page-form-examples.ts';

/** What only the server can tell. */
const unknown = { isTopLevelDomain: () => true, isPhoneNumber: () => true };

/** Keeps the rules that the page’s script has read, so that they get another day. */
function keepRules(): void {
  const { parse } = JSON;
  JSON.parse = (...given) => {
    const value = parse(...given);
    if (value?.today !== undefined) Object.assign(window, { rules: value });
    return value;
  };
}

/** The error that the page’s script shows at a field for answers that are sent on a day. */
function readError(page: Page, { field, sent }: SentExample, today: string): Promise<string | undefined> {
  return page.evaluate(
    ([name, given, day]) => {
      Object.assign(Reflect.get(window, 'rules'), { today: day });
      const form = document.querySelector<HTMLFormElement>('form[data-form]');
      if (form === null) throw new Error('There is no form.');
      // Controls refuse some of the values that others send.
      const replace = ({ formData }: FormDataEvent) => {
        for (const key of [...formData.keys()]) formData.delete(key);
        for (const [key, value] of given) formData.append(key, value);
      };
      const stay = (event: Event) => event.preventDefault();
      form.addEventListener('formdata', replace);
      form.addEventListener('submit', stay);
      // As on a page that was not sent yet.
      dispatchEvent(new Event('pageshow'));
      form.requestSubmit();
      form.removeEventListener('formdata', replace);
      form.removeEventListener('submit', stay);
      return document.querySelector<HTMLElement>(`[data-field="${name}"] [data-error]`)?.dataset.error;
    },
    [field, sent, today] as const,
  );
}

/** Goes to a page of a form as its button “back” does. */
async function goToStep(page: Page, step: number): Promise<void> {
  await page.evaluate((to) => {
    const button = Object.assign(document.createElement('button'), { name: '_to', value: String(to) });
    document.querySelector('form[data-form]')?.append(button);
    button.click();
  }, step);
  await expect(page.locator('[name="_page"]')).toHaveValue(String(step));
}

for (const name of sampleOf(formNames, 4, 0)) {
  test(`the script of the form “${name}” tells the errors of all examples of its rules`, async ({ page }) => {
    const { fields } = pageForms[name];
    const examples = examplesOf(name);
    await page.addInitScript(keepRules);
    await openForm(page, name, 'en');
    for (const [step, names] of fieldsOfPages(pageForms[name]).entries()) {
      if (step > 0) await goToStep(page, step);
      let errors = 0;
      for (const example of examples.filter(({ field }) => names.includes(field))) {
        const today = dayAt(example.now);
        const context = { ...unknown, today };
        const expected = findErrors(fields, readAnswers(fields, example.sent), context)[example.field];
        expect.soft(await readError(page, example, today), example.shown).toBe(expected);
        if (expected !== undefined) errors += 1;
      }
      expect(errors).toBeGreaterThan(0);
    }
  });
}
