import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The program of an installed nginx; `NGINX` names another. Undefined where there is none. */
function findNginx(): string | undefined {
  const named = process.env.NGINX;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return all.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/**
 * The program of nginx, installed through the system's packages where this process may.
 * @throws where it may not, with what to do
 */
export function bringNginx(): string {
  const isRoot = process.getuid?.() === 0;
  if (findNginx() === undefined && isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'], { env });
  }
  const program = findNginx();
  if (program !== undefined) return program;
  throw new Error(
    'The tests of the export need nginx. Install it (Debian: sudo apt-get install nginx; macOS: brew install nginx),\n' +
      'or name the program of one you have: NGINX=/path/to/nginx npm test',
  );
}
