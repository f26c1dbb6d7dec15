import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');
const alone = { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' };

/** Settings of the site besides those that every test needs. */
export type SiteEnv = Readonly<Record<string, string>>;

/** Starts the built site on a free port, with an empty database; resolves with its address once it says that it is ready. */
export async function startSite(
  siteEnv: SiteEnv,
  siteFolder: string = root,
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('node', ['server/start/launch.mjs'], {
    cwd: siteFolder,
    env: { ...process.env, ...alone, ...siteEnv },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^http:\/\/\S+$/.test(line)) return { url: line, child };
  }
  throw new Error('The site ended before it was ready.');
}
