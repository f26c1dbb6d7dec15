/**
 * Moves the focus between the field and the links below it with the arrow keys.
 * @returns whether the focus moved
 */
export function moveFocus(event: KeyboardEvent, input: HTMLElement, links: readonly HTMLElement[]): boolean {
  const { key } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const stops = [input, ...links];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (at === -1) return false;
  const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
