let isPressed = false;
const waiting: (() => void)[] = [];

/** Starts tracking whether a pointer is down. */
export function followPresses(): void {
  document.addEventListener('pointerdown', () => press(true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => press(false), { capture: true, passive: true });
  }
}

/**
 * Runs a callback after the current press has become a click. Otherwise an error shown on blur would move the button
 * away from under the pointer.
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
