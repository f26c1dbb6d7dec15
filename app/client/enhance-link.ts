/**
 * Makes a link do something else when it is pressed, unless the guest wants it in a new tab or window.
 * @param prepare is called once the guest is about to press it
 */
export function enhanceLink(link: HTMLElement, prepare: () => Promise<unknown>, press: () => void): void {
  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    // A failure is met when the link is pressed.
    link.addEventListener(intent, () => void prepare().catch(() => undefined), { once: true, passive: true });
  }
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    press();
  });
}
