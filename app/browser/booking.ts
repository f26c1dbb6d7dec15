import { isMember } from './member-cookie.ts';
import { readSettings } from './settings.ts';

// The prefix guarantees that this host has set the cookie over https.
const promoCookie = location.protocol === 'https:' ? /(?:^|; )__Host-promo=([^;]*)/ : /(?:^|; )promo=([^;]*)/;

/**
 * Shows the links to the booking engine, if one is configured. Members send a promo value signed by the club; it
 * expires soon, so it is requested on click.
 */
export function enhanceBooking(): void {
  const template = readSettings().booking;
  if (template === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-booking]')) {
    const addressWith = (promo: string) =>
      fill(template, { property: link.dataset.booking ?? '', locale: document.documentElement.lang, promo });
    link.href = addressWith('');
    link.hidden = false;
    link.addEventListener('click', (event) => {
      if (!isMember()) return;
      event.preventDefault();
      const go = () => location.assign(addressWith(promoCookie.exec(document.cookie)?.[1] ?? ''));
      fetch('/api/promo-cookie').then(go, go);
    });
  }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}
