import { Agent, get } from 'node:http';
import { pages } from '../../generated/routes/index.ts';
import { type ChangedPage, comparePage } from './compare-pages.ts';
import { comparable, readPage } from './read-page.ts';

/** How many pages are asked for at a time. */
const atATime = 8;
const agent = new Agent({ keepAlive: true, maxSockets: atATime });

/** Pages that differ between two served states, by path; in order of their addresses in the sitemaps. */
export async function listChanges(before: string, after: string): Promise<readonly ChangedPage[]> {
  const published = pages.map(({ path }) => encodeURI(path));
  const paths = [...new Set([...(await readSitemap(after)), ...published, ...(await readSitemap(before))])];
  const changed: (ChangedPage | undefined)[] = [];
  const rest = paths.entries();
  const work = async () => {
    for (const [index, path] of rest) changed[index] = await compareAt(path, before, after);
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return changed.filter((page) => page !== undefined);
}

async function compareAt(path: string, before: string, after: string): Promise<ChangedPage | undefined> {
  const [old, fresh] = await Promise.all([ask(before + path), ask(after + path)]);
  if (old.status !== 200 && fresh.status !== 200) return undefined;
  if (old.status === 200 && fresh.status === 200) {
    // Most pages are the same, which is seen without reading them.
    if (old.body === fresh.body || comparable(old.body) === comparable(fresh.body)) return undefined;
    return comparePage(readPage(path, old.body), readPage(path, fresh.body));
  }
  const { locale, key, template } = readPage(path, old.status === 200 ? old.body : fresh.body);
  const page = { path, locale, key, template };
  if (fresh.status === 200) return { ...page, status: 'added', changes: [] };
  return { ...page, status: 'removed', ...(fresh.location && { redirect: fresh.location }), changes: [] };
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
}

function ask(url: string): Promise<Answer> {
  return new Promise((done, fail) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (data) => (body += data));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        done({ status, body, location: headers.location });
      });
      response.on('error', fail);
    }).on('error', fail);
  });
}

async function readSitemap(origin: string): Promise<readonly string[]> {
  const locations = async (path: string) =>
    [...(await ask(origin + path)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map(locations))).flat();
}
