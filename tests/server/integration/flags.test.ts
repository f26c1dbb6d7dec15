import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { expect, test } from 'vitest';
import { countryFlags } from '../../../app/vite/country-flags.ts';
import { countries } from '../../../generated/data/countries.ts';
import { openPresentBuild } from '../../../tools/site-build/open-build.ts';
import { ask } from './fixture/ask.ts';
import { collectFaults } from './fixture/built-site.ts';

const names = countries.map(({ code }) => `${code.toLowerCase()}.svg`);

test('every country has its flag in the build, and no other has', async () => {
  const { build } = await openPresentBuild(join(import.meta.dirname, '../../../dist'));
  expect(readdirSync(join(build.folder, 'client/flags')).toSorted()).toEqual(names.toSorted());
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
    const flag = /^<svg [^>]*viewBox="0 [\d.]+ ([\d.]+) ([\d.]+)"/;
    const faults = await collectFaults(
      { url },
      names,
      (name) => `/flags/${name}`,
      (_name, { status, headers, text }) => {
        const [, width, height] = flag.exec(text) ?? [];
        const isImage = /^image\/svg\+xml\b/.test(String(headers['content-type']));
        return status === 200 && isImage && Math.abs(Number(width) / Number(height) - 1.5) < 0.01
          ? []
          : ['no flag of 3 to 2'];
      },
    );
    expect(faults).toEqual([]);
    expect((await ask({ url }, '/flags/xx.svg')).status).toBe(404);
  } finally {
    server.close();
    await vite.close();
  }
});
