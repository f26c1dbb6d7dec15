const minute = 60_000;

/** Fills in whether the reservations office is open now, by the clock of the hotels. */
export function wakeOpenStates(): void {
  const states = document.querySelectorAll<HTMLElement>('[data-time-zone]');
  const update = () => states.forEach(showState);
  update();
  setInterval(update, minute);
}

function showState(state: HTMLElement): void {
  const { opens = '', closes = '', timeZone, openText = '', closedText = '' } = state.dataset;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const now = clock.format();
  const isOpen = opens <= now && now < closes;
  state.dataset.open = String(isOpen);
  const text = isOpen ? openText : closedText;
  if (state.textContent !== text) state.textContent = text;
}
