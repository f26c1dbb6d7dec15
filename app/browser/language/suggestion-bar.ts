import { watchHeight } from '../notice-height.ts';
import { suggestionWords } from './suggestion-words.ts';

/**
 * Shows a bar that offers the page in another language, in that language. Loaded only for guests who get one, because it
 * holds the words of all languages.
 * @param version the switcher's link
 * @param close called when the guest closes the bar
 */
export function showSuggestion({ href, lang }: HTMLAnchorElement, close: () => void): void {
  const [text = '', read = '', closeLabel = ''] = suggestionWords[lang] ?? [];
  const sentence = Object.assign(document.createElement('p'), { textContent: text });
  const link = Object.assign(document.createElement('a'), {
    className: 'button',
    textContent: read,
    href,
  });
  const button = Object.assign(document.createElement('button'), {
    className: 'link',
    textContent: closeLabel,
  });
  const bar = document.createElement('aside');
  Object.assign(bar, { className: 'suggestion', lang, dir: 'auto', ariaLabel: read });
  button.addEventListener('click', () => {
    bar.remove();
    close();
  });
  bar.append(sentence, link, button);
  // Appended, so that it follows the cookie choice in tab order.
  document.querySelector('.notices')?.append(bar);
  watchHeight(bar);
}
