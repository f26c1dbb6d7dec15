/** The script of every page: wakes what a page shows without it. */

import { wakeOpeners } from './club-opener.ts';
import { wakeConsent } from './consent.ts';

wakeConsent();
wakeOpeners();
