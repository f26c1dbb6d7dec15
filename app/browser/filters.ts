/** The parts of the sheet that depend on the choice. */
const partNames = ['.filter-groups', '.filter-done'];

/**
 * Lets guests choose several values in the sheet of a list before the list follows: with each, the sheet takes its parts
 * from the page of the choice, and when it closes, that page is shown.
 */
export function enhanceFilters(sheet: HTMLElement): void {
  let address = '';
  let answered = Promise.resolve();
  const parts = () => partNames.map((name) => sheet.querySelector(name));
  const original = sheet.innerHTML;
  const linkOf = (name: string) => [...sheet.querySelectorAll('a')].find((link) => nameOf(link) === name);

  const choose = async (name: string) => {
    const link = linkOf(name);
    if (link === undefined) return;
    address = link.href;
    const response = await fetch(address);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const open = sheet.querySelector('[open] > summary')?.textContent;
    const isFocused = sheet.contains(document.activeElement);
    for (const [index, part] of parts().entries()) {
      part?.replaceChildren(...(page.querySelector(`.filters ${partNames[index]}`)?.childNodes ?? []));
    }
    for (const fold of sheet.querySelectorAll('details')) {
      if (fold.querySelector('summary')?.textContent === open) fold.open = true;
    }
    // A link that has gone leaves the focus to the button.
    if (isFocused) (linkOf(name) ?? sheet.querySelector<HTMLElement>('button'))?.focus();
  };

  sheet.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !sheet.matches(':popover-open') || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    // Seen at once; the counts follow.
    link.ariaCurrent = link.ariaCurrent === null ? 'true' : null;
    const name = nameOf(link);
    const follow = () => location.assign(link.href);
    answered = answered.then(() => choose(name)).catch(follow);
  });
  sheet.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover();
  });
  sheet.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') {
      if (sheet.querySelector('details[open]') === null)
        sheet.querySelector('details')?.setAttribute('open', '');
      return;
    }
    answered.then(() => {
      if (address === '') return;
      location.assign(address);
      address = '';
      // The back/forward cache has the page as its address says.
      sheet.innerHTML = original;
    });
  });
}

/** A choice by its group and its label, without the count. */
function nameOf(link: HTMLAnchorElement): string {
  return `${link.closest('ul')?.ariaLabel} ${link.firstChild?.textContent}`;
}
