import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/log.ts';
import { openPack, type Pack } from './open-pack.ts';

/** Seen from the bundled server, or from here. */
const program = ['pack.mjs', './pack.ts']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

/**
 * Opens the pack of a build for this server, and has it made before where there is none: in a process of its own, since
 * what compressing leaves behind would stay with this one. A server whose address is known only once it listens goes without:
 * nobody else could use its pack.
 * @param digest of what the server puts into files
 */
export async function findPack(
  distFolder: string,
  digest: string,
  { siteUrl, port }: Pick<Config, 'siteUrl' | 'port'>,
  log: Log,
): Promise<Pack | undefined> {
  if (siteUrl === undefined && port === 0) return undefined;
  const present = openPack(distFolder, digest);
  if (present !== undefined || program === undefined) return present;
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'pipe'] });
  let reason = '';
  child.stderr.on('data', (chunk: Buffer) => {
    reason += chunk;
  });
  const [exitCode] = await once(child, 'close');
  const pack = exitCode === 0 ? openPack(distFolder, digest) : undefined;
  if (pack === undefined)
    log.warn({ reason: reason.trim() }, 'pages cannot be compressed beforehand; this takes more memory');
  return pack;
}
