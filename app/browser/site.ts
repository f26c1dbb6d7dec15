/** The script of every page: enhances what the page already shows without it. */

import { enhanceClub } from '../club/script.ts';
import { enhanceBooking } from './booking.ts';
import { enhanceConsent } from './consent.ts';
import { enhanceDropdowns, enhanceOpenStates, enhanceShareLinks, fadeWhenLeft } from './enhance-page.ts';
import { enhanceSearch } from './search-opener.ts';
import { suggestLanguage } from './suggestion.ts';

// A prerendered page is enhanced only when the guest visits it: cookies may have changed by then.
if (document.prerendering) document.addEventListener('prerenderingchange', enhancePage, { once: true });
else enhancePage();

function enhancePage(): void {
  enhanceConsent();
  enhanceDropdowns();
  enhanceClub();
  enhanceSearch();
  enhanceBooking();
  enhanceOpenStates();
  enhanceShareLinks();
  suggestLanguage();
  fadeWhenLeft();
}
