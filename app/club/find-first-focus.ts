/**
 * The element that a step focuses: its first field if the guest has a mouse or trackpad, else its heading. Focusing a
 * field on a touch screen would open the keyboard over half the screen.
 */
export function findFirstFocus(step: ParentNode): HTMLElement | null {
  const isFine = matchMedia('(pointer:fine)').matches;
  const field = isFine ? step.querySelector<HTMLElement>('.field :is(input,select):not([readonly])') : null;
  return field ?? step.querySelector('h2');
}
