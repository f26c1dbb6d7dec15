/** Closes an open menu of the header by Escape, by a click beside it, and when the focus goes on to something else. */
export function wakeDropdowns(): void {
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>('.dropdown')];
  for (const dropdown of dropdowns) {
    dropdown.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !dropdown.open) return;
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    });
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      // It goes to nothing when the guest turns to another window.
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
