import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stop } from 'esbuild';
import { bundleRenderer, rendererFile } from './bundle-renderer.ts';
import { compiledPath, compileModules, copyFiles, findDataModules } from './data-modules.ts';
import { digestOf, digestOfFiles, type Fingerprints, fingerprintFile, listFiles } from './fingerprints.ts';
import type { BundleRecord } from './record.ts';
import type { Reporter } from './report-progress.ts';

const run = promisify(execFile);

/** Less garbage lies at a time. */
const frugal = ['--max-semi-space-size=4'];

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
  /** Whether nothing had to be bundled. */
  readonly reused: boolean;
}

/**
 * Makes the bundles in the staging folder: both anew, or where nothing that goes into them has changed, only the
 * server's, of the last one's code and the present data.
 */
export async function prepareBundles(
  { root, dist, staging }: { readonly root: string; readonly dist: string; readonly staging: string },
  { app, generated, last, lastGenerated, report }: BundleSources,
): Promise<PreparedBundles> {
  const lock = fingerprintFile(join(root, 'package-lock.json'))[2];
  const digestInputs = (paths: readonly string[]) =>
    digestOf([process.version, lock, digestOfFiles(app), digestOfFiles(generated, paths)].join());
  const reused = last !== undefined && last.inputs === digestInputs(last.generated);
  if (!reused) report('Bundling');
  const [record] = await Promise.all([reused ? last : bundleClientAnew(), prepareRenderer()]);
  return { record, reused };

  async function bundleClientAnew(): Promise<BundleRecord> {
    const inputs = await bundleClientApart(staging);
    return { inputs: digestInputs(inputs), generated: inputs };
  }

  async function prepareRenderer(): Promise<void> {
    const [server, published, source] = [
      join(staging, 'server'),
      join(dist, 'server'),
      join(root, 'generated'),
    ];
    if (reused) {
      const isCode = (path: string) => !path.startsWith('generated/');
      copyFiles(published, server, listFiles(published).filter(isCode));
    } else await bundleRenderer(server);
    const code = await readFile(join(server, rendererFile), 'utf8');
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
    // The process of esbuild would stay, and keep what it has taken, while Vite takes most.
    if (!reused) await stop();
  }
}

async function bundleClientApart(folder: string): Promise<readonly string[]> {
  const program = join(import.meta.dirname, 'bundle-client-cli.ts');
  const { UV_THREADPOOL_SIZE: _own, ...others } = process.env;
  // GOGC is that of esbuild, which by itself lets much garbage lie.
  const env = { ...others, GOGC: '50' };
  const running = run(process.execPath, [...frugal, program, folder], { env });
  const kill = () => running.child.kill();
  process.on('exit', kill);
  const { stderr } = await running;
  process.off('exit', kill);
  process.stderr.write(stderr);
  await mkdir(join(folder, 'server'), { recursive: true });
  await rename(join(folder, 'assets.json'), join(folder, 'server/assets.json'));
  return JSON.parse(await readFile(join(folder, 'client-inputs.json'), 'utf8'));
}
