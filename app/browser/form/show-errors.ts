import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { FormRulesData } from '../../components/form/form-rules.tsx';
import { openFold } from './form-data.ts';

type Errors = Readonly<Partial<Record<string, ErrorKey>>>;

/** Shows errors like the server: at their fields, and in a summary that takes the focus. */
export interface ErrorView {
  isFaulty(name: string): boolean;
  showField(name: string, error: ErrorKey | undefined): void;
  /** @returns whether there are no errors */
  showAll(errors: Errors): boolean;
}

export function createErrorView(form: HTMLFormElement, data: FormRulesData): ErrorView {
  const summary = form.querySelector<HTMLElement>('.error-summary');
  const frameOf = (name: string) => form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const errorOf = (name: string) => frameOf(name)?.querySelector('[data-error]');

  const showField = (name: string, error: ErrorKey | undefined) => {
    const frame = frameOf(name);
    if (frame === null) return;
    errorOf(name)?.remove();
    const control = frame.matches('fieldset') ? frame : document.getElementById(name);
    const id = `${name}-error`;
    const others = (control?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((one) => one && one !== id);
    control?.toggleAttribute('aria-invalid', false);
    if (error !== undefined) {
      const text = document.createElement('p');
      text.className = 'form-error';
      text.id = id;
      text.dataset.error = error;
      text.textContent = data.errors[error] ?? '';
      const before = frame.querySelector(':scope > :is(input, select, textarea, .options, .ages, .option)');
      frame.insertBefore(text, before);
      control?.setAttribute('aria-invalid', 'true');
      others.unshift(id);
      openFold(frame);
    }
    if (others.length > 0) control?.setAttribute('aria-describedby', others.join(' '));
    else control?.removeAttribute('aria-describedby');
  };

  const showSummary = (found: readonly (readonly [string, ErrorKey])[]) => {
    const list = summary?.querySelector('ul');
    if (!summary || !list) return;
    summary.hidden = found.length === 0;
    const title = document.createElement('h2');
    title.textContent = data.titles[found.length - 1] ?? '';
    summary.replaceChildren(...(found.length > 0 ? [title] : []), list);
    list.replaceChildren(
      ...found.map(([name, error]) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = `#${name}`;
        const label = document.createElement('strong');
        label.textContent = data.fields[name]?.text ?? '';
        link.append(label, ` ${data.errors[error]}`);
        item.append(link);
        return item;
      }),
    );
    if (found.length > 0) summary.focus();
  };

  // Following the link would only scroll; focus the field instead.
  summary?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const control = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!control) return;
    event.preventDefault();
    openFold(control);
    control.focus();
  });

  return {
    isFaulty: (name) => Boolean(errorOf(name)),
    showField,
    showAll(errors) {
      for (const name of data.shown) showField(name, errors[name]);
      const found = data.shown.flatMap((name) => {
        const error = errors[name];
        return error === undefined ? [] : [[name, error] as const];
      });
      showSummary(found);
      return found.length === 0;
    },
  };
}
