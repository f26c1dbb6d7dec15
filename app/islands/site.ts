/** The script of every page: wakes what a page shows without it. */

import { wakeBooking } from './booking.ts';
import { wakeOpeners } from './club-opener.ts';
import { wakeConsent } from './consent.ts';
import { watchReturn } from './watch-return.ts';

wakeConsent();
wakeOpeners();
watchReturn();
wakeBooking();
