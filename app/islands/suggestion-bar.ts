interface SuggestionTexts {
  readonly text: string;
  readonly switch: string;
  readonly close: string;
}

/**
 * Shows the offer of a page's version in another language, in that language.
 * @param onClose is called when the guest has closed it
 */
export function showSuggestion(
  version: HTMLAnchorElement,
  texts: SuggestionTexts,
  onClose: () => void,
): void {
  const bar = document.createElement('aside');
  bar.className = 'suggestion';
  bar.lang = version.hreflang;
  bar.setAttribute('aria-label', texts.text);
  const words = document.createElement('p');
  words.textContent = texts.text;
  const link = document.createElement('a');
  link.href = version.href;
  link.hreflang = version.hreflang;
  link.className = 'button';
  link.textContent = texts.switch;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'link';
  close.textContent = texts.close;
  close.addEventListener('click', () => {
    bar.remove();
    onClose();
  });
  bar.append(words, link, close);
  document.querySelector('.notices')?.prepend(bar);
  keepStill(bar);
}

/** Nothing moves when the bar comes: it lies above the choice of cookies, and makes a short page longer by itself. */
function keepStill(bar: HTMLElement): void {
  const choice = document.querySelector<HTMLElement>('[data-consent]');
  const adjust = () => {
    bar.style.insetBlockEnd = `${choice?.offsetHeight ?? 0}px`;
    document.body.style.minBlockSize = `calc(100vh + ${bar.offsetHeight}px)`;
  };
  // At once, since an observer is told only after what it should prevent.
  adjust();
  const observer = new ResizeObserver(adjust);
  observer.observe(bar);
  if (choice !== null) observer.observe(choice);
}
