/** Counts the entries that are chosen for a comparison, and lets guests choose no more than fit. */
export function enhanceChoice(list: HTMLFormElement): void {
  const texts: readonly string[] = JSON.parse(list.dataset.compare ?? '[]');
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const status = list.querySelector('output');
  const show = () => {
    const count = boxes.filter(({ checked }) => checked).length;
    status?.replaceChildren(texts[count] ?? '');
    for (const box of boxes) box.disabled = !box.checked && count >= texts.length - 1;
  };
  list.addEventListener('change', show);
  // A page of the back/forward cache has its choice.
  addEventListener('pageshow', show);
}
