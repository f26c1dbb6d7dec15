/**
 * The rewards club under load, against bare limits in the same run: `npm run bench -- club`. Needs a build (`npm run
 * build`). The server has one core to itself, the load comes from the others.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { operations } from '../../generated/api/operations.ts';
import { call, headersOf, registerMember } from './club/call.ts';
import { startMeasured } from './processes.ts';
import { type Figure, figure, measureByTurns } from './samples.ts';

const rounds = 5;
const seconds = 4;
const email = 'ana@example.com';
const password = 'sunce i more';

type Load = Pick<autocannon.Options, 'url' | 'headers' | 'body'> & { readonly connections: number };

/** Successful answers a second. */
async function measure(load: Load): Promise<number> {
  const result = await autocannon({ ...load, method: 'POST', duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${load.url}: answers other than 200`);
  return result['2xx'] / result.duration;
}

/** email-exists against Express that reads a body and answers with the same headers, by turns. */
async function measureEmailExists(url: string): Promise<Figure[]> {
  const browser = { url, cookie: '' };
  const body = { email, locale: 'en' };
  await call(browser, 'emailExists', body);
  const load = { headers: headersOf(browser), body: JSON.stringify(body), connections: 10 };
  const bare = await startMeasured('tools/bench/club/bare-express.ts');
  const urls = [url + operations.emailExists.path, bare.line];
  const measures = urls.map((each) => () => measure({ ...load, url: each }));
  const pairs = await measureByTurns(rounds, measures).finally(() => bare.stop());
  const ratios = pairs.map(([own = 0, least = 0]) => (own / least) * 100);
  const what = 'email-exists, calls a second against empty Express with the same headers';
  return [figure(what, '%', ratios, { budget: 60, atLeast: true })];
}

/** Log-ins against argon2id alone, by turns, while pages are asked for. */
async function measureLogIn(url: string): Promise<Figure[]> {
  await registerMember(url, email, password);
  const load = {
    url: url + operations.loginLoyaltyUser.path,
    headers: headersOf({ cookie: '' }),
    body: JSON.stringify({ email, password, locale: 'en' }),
    connections: 8,
  };
  const ratios: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pages = autocannon({ url: `${url}/en/offers`, connections: 2, overallRate: 50, duration: seconds });
    const own = await measure(load);
    slowest.push((await pages).latency.p99 / 1000);
    const alone = await startMeasured('tools/bench/club/bare-argon2.ts', [String(seconds * 1000)]);
    ratios.push((own / Number(alone.line)) * 100);
  }
  return [
    figure('log-ins a second against argon2id alone', '%', ratios, { budget: 85, atLeast: true }),
    figure('  99 of 100 pages meanwhile within', 's', slowest, { budget: 0.05 }),
  ];
}

/** Measures the calls that cost most and those that come most often. */
export async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-club-'));
  const env = { PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', DATABASE_URL: `sqlite:${folder}/site.db` };
  const site = await startMeasured('server/start/launch.mjs', [], env, ['--max-semi-space-size=4']);
  try {
    return [...(await measureLogIn(site.line)), ...(await measureEmailExists(site.line))];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
