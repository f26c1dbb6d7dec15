import { isMember } from './member/member-cookie.ts';

// The prefix guarantees that this host has set the cookie over https.
const promoCookie = location.protocol === 'https:' ? /(?:^|; )__Host-promo=([^;]*)/ : /(?:^|; )promo=([^;]*)/;

/** Members take a promo value to the booking engine. The club signs it on click, because it expires soon. */
export function enhanceBooking(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-booking]')) {
    link.addEventListener('click', (event) => {
      if (!isMember()) return;
      event.preventDefault();
      const go = () => {
        const promo = promoCookie.exec(document.cookie)?.[1];
        location.assign(promo ? (link.dataset.booking ?? '').replace('%7Bpromo%7D', promo) : link.href);
      };
      fetch('/api/promo-cookie').then(go, go);
    });
  }
}
