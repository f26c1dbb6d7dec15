import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../../tests/tools/nginx/bring-nginx.ts';
import { findFreePort, startNginx } from '../../../tests/tools/nginx/start-nginx.ts';
import { onFirstCore } from '../processes.ts';
import { type Figure, figure, measureByTurns } from '../samples.ts';
import { measureSpeed, rounds, type Server } from './load.ts';

const program = join(import.meta.dirname, '../../export/cli.ts');

/** A running site against nginx with the export of the same build on the same core, by turns; nothing where there is no nginx. */
export async function compareWithNginx(site: Server): Promise<Figure[]> {
  const nginx = findNginx();
  if (nginx === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const args = ['--out', join(folder, 'export'), '--site-url', site.line, '--listen', new URL(url).host];
  execFileSync(process.execPath, [program, ...args, '--quality', '6', '--upstream', new URL(site.line).host]);
  const front = await startNginx(onFirstCore([nginx]), folder, url);
  const servers = [site, { line: url, pid: front.pid }];
  const measures = servers.map((server) => () => measureSpeed(server, 'br'));
  const kept = await measureByTurns(rounds, measures).finally(async () => {
    await front.stop();
    rmSync(folder, { recursive: true });
  });
  return [
    figure(
      'pages a second in br, against nginx with the export',
      '%',
      kept.map(([own = 0, best = 0]) => (own / best) * 100),
      { atLeast: true },
    ),
    figure(
      '  pages of nginx for a second of a core',
      'k/s',
      kept.map(([, best = 0]) => best / 1000),
    ),
  ];
}
