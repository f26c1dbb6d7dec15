import { readSettings } from './settings.ts';
import { isMember } from './watch-member.ts';

const promoCookie = /(?:^|; )promo=([^;]*)/;

/**
 * Shows the links to the booking engine, where one is configured. A member takes along a value that the club has
 * signed; it is good for a short time, so it is made when the link is followed.
 */
export function wakeBooking(): void {
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
