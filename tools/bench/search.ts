/**
 * What a search costs against a rendered page, and how long pages take beside clients that search without end: `npm run bench --
 * search`. Needs a build.
 */
import { join } from 'node:path';
import { searchFilePath } from '../../app/document/for-server.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { pages } from '../../generated/routes/index.ts';
import { compressInBrotli } from '../../server/pages/compress-body.ts';
import { todayAtHotels } from '../../server/pages/today.ts';
import { openPresentBuild } from '../site-build/open-build.ts';
import { startMeasured } from './processes.ts';
import { type Figure, figure, summarise } from './samples.ts';
import { drawQueries } from './search/draw-queries.ts';
import { paths } from './serve/load.ts';
import { measuredEnv, measuredFlags } from './serve/settings.ts';

const dist = join(import.meta.dirname, '../../dist');
const languages: readonly Locale[] = ['de', 'hr', 'en', 'fi', 'hu', 'ko'];
const queriesOfKind = 40;
const pagesOfLanguage = 60;
const clients = 10;
const seconds = 6;

/** The shortest of five times, compression included, in milliseconds: other processes make some longer. */
async function time(render: () => string | Promise<string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await compressInBrotli(Buffer.from(await render()));
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Searches of many kinds in six languages, each against the median page of its language. */
async function compareWithPages(): Promise<readonly Figure[]> {
  const { build, openBuiltSite } = await openPresentBuild(dist);
  const settings = {
    siteUrl: 'http://localhost',
    pictureBase: '',
    google: false,
    flags: '/flags/',
    booking: '',
  };
  const site = openBuiltSite({ day: todayAtHotels(), settings, assets: build.assets });
  const ratios = new Map<string, number[]>();
  for (const locale of languages) {
    const own = pages.filter((page) => page.locale === locale);
    const step = Math.floor(own.length / pagesOfLanguage);
    const times: number[] = [];
    for (const page of own.filter((_, index) => index % step === 0))
      times.push(await time(() => site.render({ kind: 'page', path: page.path, query: '' })));
    const { median } = summarise(times);
    for (const [kind, draw] of Object.entries(
      drawQueries(site.files.get(searchFilePath(locale))?.() ?? ''),
    )) {
      const known = ratios.get(kind) ?? [];
      for (let count = 0; count < queriesOfKind; count += 1) {
        const query = draw();
        known.push((await time(() => site.render({ kind: 'search', locale, text: query }))) / median);
      }
      ratios.set(kind, known);
    }
  }
  return [...ratios].flatMap(([kind, values]) => [
    figure(`a search of ${kind}, against a rendered page`, '×', values, { budget: 4 }),
    figure('  95th percentile', '×', [percentile(values, 0.95)], { budget: 4 }),
  ]);
}

/** How long pages take one guest, in milliseconds, while others search. */
async function askBesideSearches(searching: number): Promise<readonly number[]> {
  const env = { ...measuredEnv, RATE_LIMITS: 'off' };
  const site = await startMeasured('server/start/launch.mjs', [], env, measuredFlags);
  const end = performance.now() + seconds * 1000;
  const get = async (path: string) => (await fetch(site.line + path)).arrayBuffer();
  const search = async (client: number) => {
    const locale = languages[client % languages.length] ?? 'en';
    const draw = drawQueries(await (await fetch(`${site.line}/search/${locale}.json`)).text())['8 words'];
    while (performance.now() < end)
      await get(`${locales[locale].prefix}/search?q=${encodeURIComponent(draw())}`);
  };
  const times: number[] = [];
  const read = async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const start = performance.now();
      await get(paths[turn % paths.length] ?? '/');
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all([read(), ...Array.from({ length: searching }, (_, client) => search(client))]);
    return times;
  } finally {
    await site.stop();
  }
}

export async function run(): Promise<readonly Figure[]> {
  return [
    ...(await compareWithPages()),
    figure('a page for one guest', 'ms', await askBesideSearches(0)),
    figure(`  beside ${clients} clients that search`, 'ms', await askBesideSearches(clients)),
  ];
}
