let isPressed = false;
const waiting: (() => void)[] = [];

/** Begins to follow what is pressed. */
export function followPresses(): void {
  document.addEventListener('pointerdown', () => press(true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => press(false), { capture: true, passive: true });
  }
}

/**
 * Runs something once a press that is under way has become a click. An error that appears as a field loses the focus
 * would move the button away from under the pointer that is pressing it.
 */
export function afterPress(run: () => void): void {
  waiting.push(run);
  if (!isPressed) setTimeout(runWaiting);
}

function press(is: boolean): void {
  isPressed = is;
  if (!is) setTimeout(runWaiting);
}

function runWaiting(): void {
  if (isPressed) return;
  for (const run of waiting.splice(0)) run();
}
