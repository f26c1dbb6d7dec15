import { attempt } from './load/attempt.ts';
import { watchHeight } from './notice-height.ts';

const cookieName = 'consent';
const seconds = 180 * 24 * 60 * 60;
const attribute = 'data-ask-consent';

/** Whether the guest has agreed to marketing. */
export function readConsent(): boolean {
  const text = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  return attempt(() => JSON.parse(decodeURIComponent(text)).marketing === true) ?? false;
}

/** Stores the choice for half a year. */
export function writeConsent(marketing: boolean): void {
  const value = encodeURIComponent(JSON.stringify({ necessary: true, marketing }));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  document.documentElement.removeAttribute(attribute);
}

/** Enhances the cookie choice, and the button in the footer that shows it again. */
export function enhanceConsent(): void {
  const form = document.querySelector<HTMLFormElement>('[data-consent]');
  if (form === null) return;
  // A prerendered page may be older than the choice.
  document.documentElement.toggleAttribute(attribute, !/(?:^|; )consent=/.test(document.cookie));
  watchHeight(form);
  const tick = form.elements.namedItem('marketing') as HTMLInputElement;
  let opener: HTMLElement | undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value: choice } = event.submitter as HTMLButtonElement;
    writeConsent(choice === 'all' || (choice === 'chosen' && tick.checked));
    opener?.focus();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-change-consent]')) {
    button.addEventListener('click', () => {
      opener = button;
      tick.checked = readConsent();
      document.documentElement.setAttribute(attribute, '');
      form.querySelector('p')?.focus();
    });
  }
}
