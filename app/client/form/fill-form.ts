/** Fills in fields by their names; of those on other pages of the form, the values are sent along. */
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
      else control.value = values[index] ?? '';
    }
  }
}
