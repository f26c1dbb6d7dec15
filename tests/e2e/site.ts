import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

/** Starts the built site on a free port; resolves with its address once it says that it is ready. */
async function startSite(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn('node', ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^http:\/\/\S+$/.test(line)) return { url: line, child };
  }
  throw new Error('The site ended before it was ready.');
}

/** Playwright's test, with `baseURL` at a freshly started site; one for each worker. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ playwright: _ }, use) => {
      const { url, child } = await startSite();
      await use(url);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

export { expect };
