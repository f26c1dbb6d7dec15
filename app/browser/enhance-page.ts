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
      // Null when the guest switches to another window.
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

/**
 * Fades a page out when the guest leaves it. Only the old page is captured: a captured new page would ignore clicks
 * until the fade has ended.
 */
export function fadeWhenLeft(): void {
  const { style } = document.documentElement;
  addEventListener('pageswap', () => {
    style.viewTransitionName = 'root';
  });
  // The page may be shown again from the back/forward cache.
  addEventListener('pagereveal', () => {
    style.viewTransitionName = '';
  });
}

const minute = 60_000;

/** Shows whether the reservations office is open now, in the hotels' time zone. */
export function enhanceOpenStates(): void {
  const states = document.querySelectorAll<HTMLElement>('[data-time-zone]');
  const update = () => states.forEach(showState);
  update();
  setInterval(update, minute);
}

function showState(state: HTMLElement): void {
  const { opens = '', closes = '', timeZone = '', openText = '', closedText = '' } = state.dataset;
  const now = readClock(timeZone);
  const isOpen = opens <= now && now < closes;
  state.dataset.open = String(isOpen);
  const text = isOpen ? openText : closedText;
  if (state.textContent !== text) state.textContent = text;
}

/** The time of day in a time zone, as `08:05`. */
function readClock(timeZone: string): string {
  const now = new Date();
  // Temporal is 50 times faster than Intl.
  return (
    now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString().slice(11, 16) ??
    now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  );
}

/** Share links open the device's share sheet; without one, they copy the page's address. */
export function enhanceShareLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-share]')) {
    link.addEventListener('click', (event) => {
      const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
      if (navigator.share !== undefined) {
        event.preventDefault();
        // Rejects when the guest closes the sheet, which is not an error.
        navigator.share({ title: document.title, url }).catch(() => undefined);
      } else if (navigator.clipboard !== undefined) {
        event.preventDefault();
        const status = link.parentElement?.querySelector('[data-share-status]');
        const say = () => status?.replaceChildren(link.dataset.copied ?? '');
        navigator.clipboard.writeText(url).then(say, () => location.assign((link as HTMLAnchorElement).href));
      }
    });
  }
}
