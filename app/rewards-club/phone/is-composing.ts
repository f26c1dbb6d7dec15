/** Whether a key belongs to an input method: Safari sends the one that ends a composition after it, with the code 229. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
