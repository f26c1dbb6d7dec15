import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../server/integration/fixture/ask.ts';

/**
 * Starts nginx with the export in `<folder>/export`; resolves once it answers.
 * @param command the program, and what stands before it
 * @param url where the export's configuration lets it listen
 */
export async function startNginx(
  command: readonly string[],
  folder: string,
  url: string,
): Promise<{ readonly pid: number; stop(): Promise<void> }> {
  // Its workers would be another user's, who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const config = join(folder, 'export/nginx/nginx.conf');
  const [program = '', ...before] = command;
  const args = [...before, '-p', folder, '-c', config, '-g', `${user}daemon off;`];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  while (child.exitCode === null) {
    const answer = await ask({ url }, '/robots.txt').catch(() => undefined);
    if (answer?.status === 200) break;
    await sleep(20);
  }
  if (child.exitCode !== null) throw new Error(`nginx has ended:\n${errors}`);
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
