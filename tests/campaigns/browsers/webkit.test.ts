import { findWebKit } from './fixture/find-browsers.ts';
import { runJourneys } from './fixture/run-journeys.ts';
import { startWebKit } from './fixture/webkit-driver.ts';

runJourneys('webkit', () => startWebKit(findWebKit()));
