import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startBuiltSite } from '../../server/integration/fixture/built-site.ts';
import { publicOrigin } from '../../server/integration/fixture/public-origin.ts';
import { bringNginx } from './bring-nginx.ts';
import { findFreePort, startNginx } from './start-nginx.ts';

/** A process of the app behind nginx. */
interface AppProcess {
  readonly url: string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** nginx with the exported site, and two app processes on one database. */
export interface Front {
  /** Of nginx, which serves a site with `publicOrigin`. */
  readonly url: string;
  /** Of the export. */
  readonly folder: string;
  readonly apps: readonly AppProcess[];
}

const checkout = join(import.meta.dirname, '../../..');

/** Brings nginx, exports the build, and serves it for a test file's tests. */
export function withFront(): () => Front {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const endings: (() => Promise<unknown>)[] = [];
  let front: Front | undefined;
  beforeAll(async () => {
    const program = bringNginx();
    const url = `http://127.0.0.1:${await findFreePort()}`;
    const start = async () => {
      const app = await startApp(join(folder, 'site.db'));
      endings.push(app.kill);
      return app;
    };
    // One after the other: the first makes the tables.
    const apps = [await start(), await start()];
    exportInto(join(folder, 'export'), url, apps);
    const nginx = await startNginx([program], folder, url);
    endings.push(nginx.stop);
    front = { url, folder: join(folder, 'export'), apps };
  }, 600_000);
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
    rmSync(folder, { recursive: true });
  });
  return () => {
    if (front === undefined) throw new Error('nginx is not there yet');
    return front;
  };
}

async function startApp(database: string): Promise<AppProcess> {
  const app = startBuiltSite({
    PORT: '0',
    SITE_URL: publicOrigin,
    DATABASE_URL: `sqlite:${database}`,
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '127.0.0.1',
  });
  return { url: await app.firstLine(), kill: async () => void (await app.end('SIGKILL')) };
}

/** Runs `npm run export`. */
function exportInto(folder: string, url: string, apps: readonly AppProcess[]): void {
  const upstreams = apps.flatMap((app) => ['--upstream', new URL(app.url).host]);
  const places = ['--out', folder, '--site-url', publicOrigin, '--listen', new URL(url).host, ...upstreams];
  const args = [join(checkout, 'tools/export/cli.ts'), ...places];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, SITE_DAY: process.env.SITE_DAY },
  });
  if (status !== 0) throw new Error(`npm run export has failed:\n${stderr}`);
}
