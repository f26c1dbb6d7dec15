import { findFirefox } from './fixture/find-browsers.ts';
import { startPuppeteer } from './fixture/puppeteer-driver.ts';
import { runJourneys } from './fixture/run-journeys.ts';

const executablePath = findFirefox() ?? 'firefox';
runJourneys('firefox', () => startPuppeteer({ browser: 'firefox', executablePath }));
