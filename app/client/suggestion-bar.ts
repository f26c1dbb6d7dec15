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
  // After the choice of cookies, so that the keyboard comes to it next once that is answered.
  document.querySelector('.notices')?.append(bar);
}
