import { findWebKit } from './fixture/find-browsers.ts';
import { runJourneys } from './fixture/run-journeys.ts';
import { startWebKit } from './fixture/webkit-driver.ts';
import { club } from './journeys/club.ts';
import { consent } from './journeys/consent.ts';
import { firstView } from './journeys/first-view.ts';
import { forms } from './journeys/forms.ts';
import { pages } from './journeys/pages.ts';

runJourneys('webkit', () => startWebKit(findWebKit()), pages, consent, firstView, club, forms);
