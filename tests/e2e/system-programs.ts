import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * The first installed program of these names or paths; the one that a variable of the environment names comes before all, and
 * none where that is missing.
 */
export function findProgram(names: readonly string[], variable?: string): string | undefined {
  const named = variable === undefined ? undefined : process.env[variable];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => resolve(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs groups of Debian's packages where this process may, each by itself: a system may have some of them only. */
export function installPackages(...groups: readonly (readonly string[])[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another run may be installing at this moment.
  const install = ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '-qq', '--no-install-recommends'];
  for (const args of [['update', '-qq'], ...groups.map((packages) => [...install, ...packages])])
    spawnSync('apt-get', args, { stdio: 'inherit', env });
}
