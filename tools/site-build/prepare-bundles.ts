import { execFile } from 'node:child_process';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digestOf, digestOfFiles, fingerprintFile, isSame } from './fingerprints.ts';
import { prepareRenderer } from './prepare-renderer.ts';
import type { BundleRecord } from './record.ts';
import type { Reporter } from './report-progress.ts';
import type { FoundFolders } from './scan-folders.ts';
import type { StagedPaths } from './staging.ts';

const run = promisify(execFile);

/** Less garbage lies at a time. */
const frugal = ['--max-semi-space-size=4'];

export interface PreparedBundles {
  readonly record: BundleRecord;
  /** Whether nothing had to be bundled. */
  readonly reused: boolean;
}

/**
 * Makes the bundles in the staging folder: both again, or if none of their inputs has changed, only the
 * renderer's, of the last one's code and the present data.
 */
export async function prepareBundles(
  { root, dist, staging }: StagedPaths,
  { last, present, sources }: FoundFolders,
  report: Reporter,
): Promise<PreparedBundles> {
  const { 'source/app': app, 'source/icons': icons, 'source/generated': generated } = sources;
  const { 'source/generated': lastGenerated = {}, client: lastClient, renderer: lastRenderer } = last.files;
  const intact = isSame(present.client, lastClient) && isSame(present.renderer, lastRenderer);
  const lock = fingerprintFile(join(root, 'package-lock.json'))[2];
  const digestInputs = (paths: readonly string[]) =>
    digestOf(
      [
        process.version,
        lock,
        ...[app, icons].map((files) => digestOfFiles(files)),
        digestOfFiles(generated, paths),
      ].join(),
    );
  const lastBundles = intact ? last.bundles : undefined;
  const reused = lastBundles !== undefined && lastBundles.inputs === digestInputs(lastBundles.generated);
  if (!reused) report('Bundling');
  const client = reused ? Promise.resolve(lastBundles) : bundleClientApart(staging).then(describeClient);
  const renderer = prepareRenderer({ root, dist, staging }, { generated, lastGenerated, reused });
  // If one fails, the other must not write into a folder that is gone.
  await Promise.allSettled([client, renderer]);
  await renderer;
  return { record: await client, reused };

  function describeClient(inputs: readonly string[]): BundleRecord {
    return { inputs: digestInputs(inputs), generated: inputs };
  }
}

async function bundleClientApart(folder: string): Promise<readonly string[]> {
  const program = join(import.meta.dirname, 'bundle-client-cli.ts');
  // GOGC is that of esbuild, which by itself lets much garbage lie.
  const env = { ...process.env, GOGC: '50' };
  const running = run(process.execPath, [...frugal, program, folder], { env });
  const kill = () => running.child.kill();
  process.on('exit', kill);
  const { stderr } = await running;
  process.off('exit', kill);
  process.stderr.write(stderr);
  await mkdir(join(folder, 'renderer'), { recursive: true });
  await rename(join(folder, 'assets.json'), join(folder, 'renderer/assets.json'));
  return JSON.parse(await readFile(join(folder, 'client-inputs.json'), 'utf8'));
}
