import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFreePort } from '../../../tests/tools/nginx/start-nginx.ts';
import { prepareAstroSite } from '../peers/astro-site.ts';
import { type MeasuredProcess, startMeasured } from '../processes.ts';
import { type Figure, figure, measureByTurns } from '../samples.ts';
import { measureSpeed, paths, rounds, type Server } from './load.ts';

const root = join(import.meta.dirname, '../../..');
const onDemand = '/on-demand';

/** As browsers ask. Only our pages come compressed: Astro makes no compressed files, and its server none either. */
const encoding = 'br';

/** A running site against the servers of other sites with its content, by turns. Needs a build. */
export async function compareWithPeers(site: Server): Promise<Figure[]> {
  const { folder, buildInto } = await prepareAstroSite(join(root, 'dist'));
  const started: MeasuredProcess[] = [];
  const start = async (...args: Parameters<typeof startMeasured>) => {
    const server = await startMeasured(...args);
    started.push(server);
    return server;
  };
  try {
    execFileSync(process.execPath, buildInto('dist'), {
      cwd: folder,
      env: { ...process.env, PEER_SERVER: 'yes' },
      stdio: 'ignore',
    });
    const port = String(await findFreePort());
    const env = { HOST: '127.0.0.1', PORT: port, PEER_CONTENT: join(folder, 'content') };
    const here = relative(root, folder);
    const { pid } = await start(join(here, 'dist/server/entry.mjs'), [], env);
    const astro = { pid, line: `http://127.0.0.1:${port}` };
    const express = await start(join(here, 'serve-static.mjs'), [join(folder, 'dist/client')]);
    const bare = await start('tools/bench/serve/bare-node.ts', [site.line, encoding, ...paths]);
    const servers = [
      { name: 'bare node:http with the same bytes', ask: () => measureSpeed(bare, encoding) },
      { name: 'Astro’s standalone server with built files', ask: () => measureSpeed(astro, encoding) },
      {
        name: 'the same, rendering on demand',
        ask: () => measureSpeed(astro, encoding, { prefix: onDemand }),
      },
      { name: 'Express with sirv and Astro’s files', ask: () => measureSpeed(express, encoding) },
    ];
    const measures = [() => measureSpeed(site, encoding), ...servers.map(({ ask }) => ask)];
    const kept = await measureByTurns(rounds, measures);
    return servers.flatMap(({ name }, index) => [
      figure(
        `pages a second as browsers ask, against ${name}`,
        '×',
        kept.map(([own = 0, ...others]) => own / (others[index] ?? 0)),
        { atLeast: true },
      ),
      figure(
        '  its pages for a second of a core',
        'k/s',
        kept.map(([, ...others]) => (others[index] ?? 0) / 1000),
      ),
    ]);
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}
