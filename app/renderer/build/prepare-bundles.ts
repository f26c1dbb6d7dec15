import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bundle } from './bundle-site.ts';
import { compiledPath, compileModules, copyFiles, findDataModules } from './data-modules.ts';
import { digestOf, digestOfFiles, type Fingerprints, fingerprintFile, listFiles } from './fingerprints.ts';
import { serverPackage } from './keep-data-apart.ts';
import { type BundleRecord, writeJson } from './record.ts';
import type { Reporter } from './report-progress.ts';

const run = promisify(execFile);

/** What Vite needs at most is a third less when its heap grows in small steps. */
const frugal = ['--heap-growing-percent=30', '--max-semi-space-size=2'];

export interface BundleSources {
  /** The files of the project's folders of these names. */
  readonly app: Fingerprints;
  readonly generated: Fingerprints;
  /** Of what the bundles in `dist` were made, if they are still what they were. */
  readonly last: BundleRecord | undefined;
  /** `generated` at the time of the last build. */
  readonly lastGenerated: Fingerprints;
  readonly report: Reporter;
}

export interface PreparedBundles {
  readonly record: BundleRecord;
  /** Whether Vite had nothing to do. */
  readonly reused: boolean;
}

/**
 * Makes the bundles in the staging folder: both by Vite, or where nothing that goes into them has changed, only the
 * server's, of the last one's code and the present data.
 */
export async function prepareBundles(
  { root, dist, staging }: { readonly root: string; readonly dist: string; readonly staging: string },
  { app, generated, last, lastGenerated, report }: BundleSources,
): Promise<PreparedBundles> {
  const lock = fingerprintFile(join(root, 'package-lock.json'))[2];
  const digestInputs = (paths: readonly string[]) =>
    digestOf([process.version, lock, digestOfFiles(app), digestOfFiles(generated, paths)].join());
  const server = join(staging, 'server');
  const reused = last !== undefined && last.inputs === digestInputs(last.generated);
  const record = reused ? last : await bundleAnew(staging, report, digestInputs);
  const published = join(dist, 'server');
  if (reused) {
    const isCode = (path: string) => !path.startsWith('generated/');
    copyFiles(published, server, listFiles(published).filter(isCode));
  }
  const source = join(root, 'generated');
  const code = listFiles(server).map((path) => readFileSync(join(server, path), 'utf8'));
  const modules = findDataModules(source, code);
  const isCompiled = (path: string) =>
    reused &&
    generated[path]?.[2] === lastGenerated[path]?.[2] &&
    existsSync(join(published, compiledPath(path)));
  copyFiles(published, server, modules.filter(isCompiled).map(compiledPath));
  await compileModules(
    source,
    server,
    modules.filter((path) => !isCompiled(path)),
  );
  return { record, reused };
}

async function bundleAnew(
  staging: string,
  report: Reporter,
  digestInputs: (paths: readonly string[]) => string,
): Promise<BundleRecord> {
  report('Bundling', 0, 2);
  const client = await bundle('client', staging);
  report('Bundling', 1, 2);
  const generated = [...client, ...(await bundle('server', staging))];
  renameSync(join(staging, 'assets.json'), join(staging, 'server/assets.json'));
  writeJson(join(staging, 'server/package.json'), serverPackage);
  return { inputs: digestInputs(generated), generated };
}

async function bundle(name: Bundle, folder: string): Promise<readonly string[]> {
  const program = join(import.meta.dirname, 'bundle-cli.ts');
  const running = run(process.execPath, [...frugal, program, name, folder]);
  const stop = () => running.child.kill();
  process.on('exit', stop);
  const { stderr } = await running;
  process.off('exit', stop);
  process.stderr.write(stderr);
  return JSON.parse(readFileSync(join(folder, `inputs-${name}.json`), 'utf8'));
}
