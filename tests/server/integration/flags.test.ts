import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createVite } from 'vite';
import { expect, test } from 'vitest';
import { countryFlags } from '../../../app/vite/country-flags.ts';
import { countries } from '../../../generated/data/countries.ts';
import { type Answer, ask } from './fixture/ask.ts';
import { collectFaults, withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();
const pathOf = ({ code }: { readonly code: string }) => `/flags/${code.toLowerCase()}.svg`;

const faultsOf = (_country: unknown, { status, headers, text }: Answer) => [
  ...(status === 200 ? [] : [`status ${status}`]),
  ...(/^image\/svg\+xml\b/.test(String(headers['content-type'])) ? [] : ['no image']),
  ...(Math.abs(proportionOf(text) - 1.5) < 0.01 ? [] : ['no flag of 3 to 2']),
];

function proportionOf(svg: string): number {
  const [, width, height] = /^<svg [^>]*viewBox="0 [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height);
}

test('every country has its flag in the build, and no other has', async () => {
  expect(await collectFaults(site(), countries, pathOf, faultsOf)).toEqual([]);
  const none = ['/flags/xx.svg', '/flags/HR.svg', '/flags/', '/flags/../package.json'];
  for (const path of none) expect((await ask(site(), path)).status, path).not.toBe(200);
});

test('every country has its flag in development', async () => {
  const vite = await createVite({
    configFile: false,
    plugins: [countryFlags()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const server = createServer(vite.middlewares).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await collectFaults({ url }, countries, pathOf, faultsOf)).toEqual([]);
    expect((await ask({ url }, '/flags/xx.svg')).status).toBe(404);
  } finally {
    server.close();
    await vite.close();
  }
});
