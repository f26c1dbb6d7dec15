/** After sending: the focus goes to the summary where several fields are faulty, else to the faulty one. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const summary = form?.querySelector<HTMLElement>('.error-summary');
    (summary ?? form?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  });
}
