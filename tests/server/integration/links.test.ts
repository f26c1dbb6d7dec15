import { expect, test } from 'vitest';
import { builtSite } from '../../documents/fixture/built-site.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { ask } from './fixture/ask.ts';
import { withBuiltSite } from './fixture/built-site.ts';
import { publicOrigin } from './fixture/public-origin.ts';

const site = withBuiltSite();

/** Bodies lead to other sites, which a test of ours does not visit. */
const outside = /<a href="https:[^"]*" rel="external noopener">/g;
const references = /(?:href|src)="([^"]*)"/g;
const atOnce = 16;

/** Follows every link and reference that robots.txt allows, from a path on; gives what was reached and what is wrong. */
async function crawl(start: string) {
  const seen = new Set([start]);
  const queue = [start];
  const withQuery: string[] = [];
  const faults: string[] = [];
  const visit = async (path: string) => {
    const { status, text, headers } = await ask(site(), path);
    if (status !== 200) faults.push(`${path}: ${status}`);
    if (!String(headers['content-type']).startsWith('text/html')) return;
    for (const [, reference = ''] of text.replaceAll(outside, '').matchAll(references)) {
      const target = reference.replaceAll('&amp;', '&').replace(/#.*$/, '');
      if (target === '' || /^(mailto|tel|geo):|^https:\/\/www\.openstreetmap\.org\/|\?.*&/.test(target))
        continue;
      const local = target.startsWith('?') ? path.replace(/\?.*/, '') + target : target;
      const next = local.startsWith(publicOrigin) ? local.slice(publicOrigin.length) : local;
      if (!next.startsWith('/')) {
        faults.push(`${path}: ${next} is neither here nor root-relative`);
        continue;
      }
      // The page of a form is the same for all that it is about: one of them is enough.
      const name = next.replace(/\?about=.*/, '?about');
      if (seen.has(name)) continue;
      seen.add(name);
      if (next.includes('?')) withQuery.push(next);
      else queue.push(next);
    }
  };
  do {
    while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit));
    // Those are rendered when they are asked for.
    queue.push(...sampleOf(withQuery.splice(0), 10, 0));
  } while (queue.length > 0);
  return { seen, faults };
}

test('a crawl from / meets no dead link and finds every indexable page', async () => {
  const { seen, faults } = await crawl('/');
  expect(faults).toEqual([]);
  const missed = builtSite.pages.filter((page) => page.indexable && !seen.has(encodeURI(page.path)));
  expect(missed.map((page) => page.path)).toEqual([]);
  const hidden = builtSite.pages.filter(
    (page) => !page.indexable && page.title !== '' && seen.has(encodeURI(page.path)),
  );
  expect(hidden.map((page) => page.path)).toEqual([]);
});
