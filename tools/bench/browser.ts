/** Waiting times of a guest on a slow phone: `npm run bench -- browser`. Needs a build, and Chromium as the tests do. */
import type { Browser } from '@playwright/test';
import type { Locale } from '../../generated/locales.ts';
import { addressOf, views } from '../screenshots/views.ts';
import { type FirstView, measureFirstView } from './browser/first-view.ts';
import { type Floor, startFloor } from './browser/floor.ts';
import { measureOpening } from './browser/open-club.ts';
import { launchBrowser } from './browser/slow-phone.ts';
import { startMeasured } from './processes.ts';
import { type Figure, figure } from './samples.ts';

const rounds = 5;
const env = { PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: 'sqlite::memory:', RATE_LIMITS: 'off' };
/** Templates with a picture at the top, in the three scripts. */
const shown: readonly (readonly [view: string, locale: Locale])[] = [
  ['home', 'hr'],
  ['home', 'uk'],
  ['home', 'ko'],
  ['accommodation', 'de'],
  ['offer', 'uk'],
  ['blog', 'en'],
];

async function measurePage(browser: Browser, site: string, floor: Floor, path: string): Promise<Figure[]> {
  const [own, plain, bare]: [FirstView[], FirstView[], FirstView[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await measureFirstView(browser, site + path));
    plain.push(await measureFirstView(browser, floor.urlOf('plain', path)));
    bare.push(await measureFirstView(browser, floor.urlOf('picture', path)));
  }
  const seconds = (views: readonly FirstView[], what: keyof FirstView) =>
    views.map((view) => view[what] / 1000);
  return [
    figure(`${path}: first contentful paint`, 's', seconds(own, 'firstPaint'), { budget: 0.83 }),
    figure('  largest contentful paint', 's', seconds(own, 'largestPaint'), { budget: 1.8 }),
    figure(
      '  against the same page with its styles in files',
      '×',
      own.map(({ largestPaint }, round) => largestPaint / (plain[round]?.largestPaint ?? 0)),
      { budget: 1 },
    ),
    figure('    largest contentful paint of that', 's', seconds(plain, 'largestPaint')),
    figure('    and of its picture alone', 's', seconds(bare, 'largestPaint')),
    figure('  blocking time', 's', seconds(own, 'blocking'), { budget: 0 }),
    figure(
      '  layout shift',
      '×',
      own.map(({ shift }) => shift),
      { budget: 0 },
    ),
  ];
}

async function measureClub(browser: Browser, url: string): Promise<Figure[]> {
  const [resting, touched]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    resting.push((await measureOpening(browser, url, 'hover')) / 1000);
    touched.push((await measureOpening(browser, url, 'touch')) / 1000);
  }
  return [
    figure('click to a usable e-mail field, after 300 ms of hover', 's', resting, { budget: 0.25 }),
    figure('click to a usable e-mail field, cold', 's', touched, { budget: 0.8 }),
  ];
}

/** Loads pages with an empty cache, and opens the club’s dialog. */
export async function run(): Promise<readonly Figure[]> {
  const site = await startMeasured('server/start/launch.mjs', [], env, ['--max-semi-space-size=4']);
  const [browser, floor] = [await launchBrowser(), await startFloor(site.line)];
  try {
    const figures: Figure[] = [];
    for (const [name, locale] of shown) {
      const view = views.find((known) => known.name === name);
      if (view === undefined) throw new Error(`There is no view ${name}`);
      const path = addressOf(view, locale);
      figures.push(...(await measurePage(browser, site.line, floor, path)));
    }
    figures.push(...(await measureClub(browser, `${site.line}/en/`)));
    return figures;
  } finally {
    floor.stop();
    await browser.close();
    await site.stop();
  }
}
