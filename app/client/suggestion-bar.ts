interface SuggestionTexts {
  readonly text: string;
  readonly switch: string;
  readonly close: string;
}

/**
 * Offers the page's version in another language, in that language.
 * @param onClose is called when the guest has closed the bar
 */
export function showSuggestion(
  version: HTMLAnchorElement,
  texts: SuggestionTexts,
  onClose: () => void,
): void {
  const bar = document.createElement('aside');
  bar.className = 'suggestion';
  bar.lang = version.hreflang;
  bar.dir = 'auto';
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
  // After the cookie choice in tab order.
  document.querySelector('.notices')?.append(bar);
}
