let isPressed = false;
const waiting: (() => void)[] = [];

export function trackPresses(): void {
  document.addEventListener('pointerdown', () => press(true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => press(false), { capture: true, passive: true });
  }
}

/**
 * Runs a callback after the click of the current press. An error that appears on blur would otherwise move the button
 * from under the pointer before the click.
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
