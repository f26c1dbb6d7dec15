/**
 * Where the focus goes when a form could not be sent: to the summary where several fields are faulty, else to the
 * faulty one. The button, which was disabled meanwhile, gets back the focus that it lost.
 */
export function focusAfterSending(form: HTMLFormElement): void {
  const target =
    form.querySelector<HTMLElement>('.error-summary') ??
    form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isLost = document.activeElement === null || document.activeElement === document.body;
  const button = isLost ? form.querySelector<HTMLElement>('[type="submit"]') : null;
  (target ?? button)?.focus();
}
