import autocannon from 'autocannon';
import { encodePath, pages } from '../../../generated/routes/index.ts';
import { readProcessorSeconds } from './processor-time.ts';

export const rounds = 5;
const seconds = 4;
const connections = 32;
/** The client prepares its requests in advance, so their number is limited. */
const mostOfClient = 1000;

/** Every 40th page, which covers every kind and language. */
export const paths = pages.filter((_page, index) => index % 40 === 0).map(({ path }) => encodePath(path));

/** A server under load. */
export interface Server {
  readonly line: string;
  readonly pid: number;
}

/**
 * Pages per second of the server's CPU time at full load. Elapsed time would be wrong, because the client may be slower
 * than the server. Uses elapsed time if the system does not report CPU time.
 * @param options `prefix` precedes every path; `mix` has the paths in the order of the requests
 */
export async function measureSpeed(
  { line: url, pid }: Server,
  encoding: string,
  { prefix = '', mix = paths }: { readonly prefix?: string; readonly mix?: readonly string[] } = {},
): Promise<number> {
  const requests: autocannon.Request[] = mix.map((path) => ({
    path: prefix + path,
    headers: { 'accept-encoding': encoding },
  }));
  const before = readProcessorSeconds(pid);
  let clients = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Each client starts at another page, so that they do not request the same page at the same time.
    setupClient(client) {
      const start = Math.floor((requests.length / connections) * clients);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)].slice(0, mostOfClient));
      clients += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: answers other than 200`);
  const used = readProcessorSeconds(pid) - before;
  return result['2xx'] / (Number.isNaN(used) ? result.duration : used);
}
