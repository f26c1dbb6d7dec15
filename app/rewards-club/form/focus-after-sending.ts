/**
 * Moves the focus after a form could not be sent: to the summary if several fields are invalid, else to the invalid
 * field. Otherwise the button gets back the focus that it lost while disabled.
 */
export function focusAfterSending(form: HTMLFormElement): void {
  const target =
    form.querySelector<HTMLElement>('.error-summary') ??
    form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isLost = document.activeElement === null || document.activeElement === document.body;
  const button = isLost ? form.querySelector<HTMLElement>('[type="submit"]') : null;
  (target ?? button)?.focus();
}
