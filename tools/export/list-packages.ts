import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../server/core/failures.ts';
import { StartupError } from '../../server/start/startup-errors.ts';

const root = join(import.meta.dirname, '../..');
const call = promisify(execFile);
const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
// The lock file names the packages of every platform: the app may run on another platform than this one.
const offline = ['--package-lock-only', '--offline'];

/**
 * The third-party packages of the server and of what it sends, with versions, licences and digests: a software bill of
 * materials as npm makes it (CycloneDX, JSON). The same for the same lock file and npm.
 * @throws {StartupError} if npm is missing or fails
 */
export async function listPackages(): Promise<string> {
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    // With --omit dev, npm also omits packages that both production and development need: half of them.
    const { devDependencies: _, ...manifest } = read('package.json');
    const lock = read('package-lock.json');
    delete lock.packages[''].devDependencies;
    for (const [path, { dev, devOptional }] of Object.entries<Locked>(lock.packages))
      if (dev || devOptional) delete lock.packages[path];
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const bill = JSON.parse(await runNpm(folder));
    // npm derives these from the time and the name of the folder.
    delete bill.serialNumber;
    delete bill.metadata.timestamp;
    bill.metadata.component.name = manifest.name;
    return `${JSON.stringify(bill, null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A package in the lock file. */
interface Locked {
  readonly dev?: true;
  readonly devOptional?: true;
}

async function runNpm(cwd: string): Promise<string> {
  // npm must not inherit options of this process, such as those about links.
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    return (await call('npm', [...command, ...offline], { cwd, env, maxBuffer: 2 ** 26 })).stdout;
  } catch (thrown) {
    const remedy = 'Install npm 10 or later, which lists the packages of an export (npm sbom).';
    if (errorCode(thrown) === 'ENOENT') throw new StartupError('npm is not on the PATH.', remedy);
    const said = String(Object(thrown).stderr).trim();
    throw new StartupError(`npm could not list the packages: ${said}`, remedy);
  }
}
