/**
 * What a step gives the focus to: its first field, where the guest has a mouse or the like; its heading where a field would
 * bring a keyboard up over half the screen, or there is none.
 */
export function findFirstFocus(step: ParentNode): HTMLElement | null {
  const isFine = matchMedia('(pointer:fine)').matches;
  const field = isFine ? step.querySelector<HTMLElement>('.field :is(input,select):not([readonly])') : null;
  return field ?? step.querySelector('h2');
}
