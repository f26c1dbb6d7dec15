/** The script of every page: wakes what a page shows without it. */

import { wakeBooking } from './booking.ts';
import { wakeOpeners } from './club-opener.ts';
import { wakeConsent } from './consent.ts';
import { wakeDropdowns } from './dropdowns.ts';
import { fadeWhenLeft } from './fade.ts';
import { wakeOpenStates } from './open-state.ts';
import { wakeSearch } from './search-opener.ts';
import { wakeShareLinks } from './share.ts';
import { suggestLanguage } from './suggestion.ts';
import { watchMember } from './watch-member.ts';

// A page that is rendered ahead of its visit sleeps until the guest comes to it: cookies may have changed by then.
if (document.prerendering) document.addEventListener('prerenderingchange', wakePage, { once: true });
else wakePage();

function wakePage(): void {
  wakeConsent();
  wakeDropdowns();
  wakeOpeners();
  wakeSearch();
  watchMember();
  wakeBooking();
  wakeOpenStates();
  wakeShareLinks();
  suggestLanguage();
  fadeWhenLeft();
}
