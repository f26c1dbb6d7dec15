let unlock: (() => void) | undefined;

/**
 * Stops the page behind a dialog from scrolling. The page is fixed, since iOS scrolls a page whose overflow is hidden.
 * @returns unlocks the page, even if other callers have locked it too
 */
export function lockScroll(): () => void {
  unlock ??= lock();
  return () => {
    unlock?.();
    unlock = undefined;
  };
}

function lock(): () => void {
  const { scrollX, scrollY, innerWidth } = window;
  const { documentElement: root, body } = document;
  // The scrollbar disappears; padding of its width prevents a shift.
  const padding = innerWidth - root.clientWidth;
  body.style.cssText = `padding-inline-end:${padding}px;inset-block-start:${-scrollY}px`;
  root.classList.add('scroll-locked');
  return () => {
    root.classList.remove('scroll-locked');
    body.style.cssText = '';
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/**
 * Calls back when a click starts and ends on a dialog's backdrop. Not counted: a drag that only ends there (selecting
 * text), a press on the dialog's border or scrollbar, and the second click of the double click that opened it.
 * @param options options of the listeners
 */
export function onOutsideClick(
  dialog: HTMLDialogElement,
  run: () => void,
  options?: AddEventListenerOptions,
): void {
  let isPressedOutside = false;
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog) return false;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  const press = (event: MouseEvent) => {
    isPressedOutside = isOutside(event);
  };
  const click = (event: MouseEvent) => {
    if (isPressedOutside && isOutside(event) && event.detail < 2) run();
  };
  dialog.addEventListener('pointerdown', press, options);
  dialog.addEventListener('click', click, options);
}
