/** The script of every page. Pages also work without it. */

import { enhanceClub } from '../club/script.ts';
import { enhanceBooking } from './booking.ts';
import { enhanceConsent } from './consent.ts';
import { enhanceDropdowns, enhanceOpenStates, enhanceShareLinks, fadeWhenLeft } from './enhance-page.ts';
import { suggestLanguage } from './language/suggestion.ts';
import { enhanceSearch } from './search/search-opener.ts';

// A prerendered page waits until the guest visits it, because cookies may change until then.
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
