import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { DocumentRequest } from '../../../app/document/render-request.tsx';
import { createSourceFinder } from '../../../server/pages/find-source.ts';
import { PageCache } from '../../../server/pages/page-cache.ts';
import { pathsToWarm, warmCache } from '../../../server/pages/warm-cache.ts';
import { ask } from './fixture/ask.ts';
import { fixtureInput, openFixtureSite } from './fixture/fixture-site.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';

const paths = Array.from({ length: 100 }, (_, number) => `/page-${number}`);

/** Warms a cache; gives what was rendered and logged. */
async function warm(megabytes: number, render: (path: string, stop: () => void) => string) {
  const [rendered, logged, stopping]: [string[], string[], AbortController] = [[], [], new AbortController()];
  const site = {
    ...openFixtureSite(fixtureInput),
    async render(request: DocumentRequest) {
      const path = request.kind === 'page' ? request.path : request.kind;
      rendered.push(path);
      return render(path, () => stopping.abort());
    },
  };
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const findSource = createSourceFinder({
    paths: new Set(paths),
    pathOn: (_day, path) => path,
    clientFiles: new Map(),
    securityHeaders: [],
  });
  const cache = new PageCache(megabytes);
  await warmCache({ site, cache }, { paths, searched: ['en'], findSource, log, signal: stopping.signal });
  return { rendered, logged, kept: paths.filter((path) => cache.find(path, 'br') !== undefined) };
}

test('a cache is filled until it is full, and no page drives another out; then searches are made ready', async () => {
  const { rendered, kept } = await warm(1, () => randomBytes(15_000).toString('base64'));
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.length).toBeLessThan(paths.length);
  expect(rendered).toEqual([...kept, 'search']);
  expect((await warm(0, () => '')).rendered).toEqual(['search']);
});

test('it ends with the server', async () => {
  const { rendered } = await warm(1, (path, stop) => {
    if (path === '/page-2') stop();
    return path;
  });
  expect(rendered).toEqual(paths.slice(0, 3));
});

test('a page that cannot be rendered is told by its path, and the others are kept', async () => {
  const { logged, kept } = await warm(1, (path) => {
    if (path === '/page-1') throw new RangeError('of a template');
    return path;
  });
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ fault: 'RangeError', path: '/page-1' }]);
  expect(kept).toEqual(paths.filter((path) => path !== '/page-1'));
});

test('pages that others lead to come first, in every language', () => {
  const [first, last] = [pathsToWarm(fixtureTables).slice(0, 4), pathsToWarm(fixtureTables).at(-1)];
  expect(first).toEqual(['/', '/en/', '/de/', '/se/']);
  expect(last?.split('/').length).toBeGreaterThan(3);
});

test('neither readiness nor other pages wait for it', async () => {
  const site = await startFixtureSite(
    {},
    {
      async onRender(request) {
        return request.kind === 'page' && request.path === '/' ? new Promise(() => undefined) : undefined;
      },
    },
  );
  expect((await ask(site, '/readyz')).status).toBe(200);
  expect((await ask(site, '/en/offers')).status).toBe(200);
  await site.stop();
});
