/** Closes an open menu of the header on Escape, on a click outside it, and when the focus leaves it. */
export function enhanceDropdowns(): void {
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>('.dropdown')];
  for (const dropdown of dropdowns) {
    dropdown.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !dropdown.open) return;
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    });
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      // It is null when the guest switches to another window.
      if (relatedTarget !== null) closeUnlessAround(dropdown, relatedTarget);
    });
  }
  document.addEventListener('click', ({ target }) => {
    for (const dropdown of dropdowns) closeUnlessAround(dropdown, target);
  });
}

function closeUnlessAround(dropdown: HTMLDetailsElement, target: EventTarget | null): void {
  if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
}
