import autocannon from 'autocannon';
import { encodePath, pages } from '../../generated/routes/index.ts';

export const rounds = 5;
const seconds = 4;

/** Pages of every kind and language: each 40th. */
export const paths = pages.filter((_page, index) => index % 40 === 0).map(({ path }) => encodePath(path));

/** Asks for pages as fast as they come; answers with how many came, and in how many seconds. */
export async function askForPages(
  url: string,
  encoding: string,
): Promise<{ readonly count: number; readonly seconds: number }> {
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': encoding } }));
  const result = await autocannon({ url, connections: 32, requests, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: answers other than 200`);
  return { count: result['2xx'], seconds: result.duration };
}

/** Pages a second. */
export async function measureSpeed(url: string, encoding: string): Promise<number> {
  const { count, seconds: passed } = await askForPages(url, encoding);
  return count / passed;
}
