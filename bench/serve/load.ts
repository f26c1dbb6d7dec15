import autocannon from 'autocannon';
import { encodePath, pages } from '../../generated/routes/index.ts';

export const rounds = 5;
const seconds = 4;

/** Pages of every kind and language: each 40th. */
export const paths = pages.filter((_page, index) => index % 40 === 0).map(({ path }) => encodePath(path));

/** Pages a second, asked for as fast as they come. */
export async function measureSpeed(url: string, encoding: string): Promise<number> {
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': encoding } }));
  const result = await autocannon({ url, connections: 32, requests, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: answers other than 200`);
  return result['2xx'] / result.duration;
}
