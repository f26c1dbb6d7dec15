import type { RenderInput } from '../../app/document/load-renderer.ts';
import { clientPack, packEnding } from '../../server/pages/pack-names.ts';
import type { Fingerprint, Fingerprints } from './fingerprints.ts';
import { createPackMaker, loadFiles, type PackTask } from './pack-maker.ts';
import { type PackWork, startThreads, takeTasks } from './pack-work.ts';
import type { Reporter } from './report-progress.ts';
import type { StagedPaths } from './staging.ts';

export interface PacksOptions extends StagedPaths {
  /** The files that browsers load, and the folder that holds them. */
  readonly client: Fingerprints;
  readonly clientFolder: string;
  readonly input: RenderInput;
  readonly report: Reporter;
}

/** The report moves on after so many files. */
const filesInOneGo = 50;

/**
 * Renders and compresses every file of the site, and makes all packs in the staging folder: one for each locale, one for files of
 * all locales, one of what browsers load.
 * @returns the packs by name in `dist/packs`
 */
export async function makePacks({ client, report, ...options }: PacksOptions): Promise<Fingerprints> {
  const files = await loadFiles(options);
  const tasks: PackTask[] = [
    { name: clientPack, files: Object.keys(client).filter((path) => !path.startsWith('.')) },
    ...[...Map.groupBy(files, ({ pack }) => pack)].map(([name, own]) => ({
      name,
      files: own.map(({ path }) => path),
    })),
  ];
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const work: PackWork = { ...options, tasks, counts };
  const all = tasks.reduce((sum, task) => sum + task.files.length, 0);
  const threads = startThreads(work);
  try {
    const own = takeTasks(work, createPackMaker(options, files), (done) => {
      if (done % filesInOneGo === 1) report('Rendering', done, all);
    });
    const made = (await Promise.all([own, ...threads.map((thread) => thread.made)])).flat();
    return Object.fromEntries(
      made.map(({ name, fingerprint }): [string, Fingerprint] => [name + packEnding, fingerprint]),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}
