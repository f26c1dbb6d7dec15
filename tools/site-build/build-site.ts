import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pages } from '../../generated/routes/index.ts';
import { type BuildNote, listBuilds } from '../../server/start/load-build.ts';
import { listFiles } from '../list-files.ts';
import { checkPages } from './check-pages.ts';
import { importBuiltSite } from './open-build.ts';
import { runInThread } from './run-in-thread.ts';

/** Result of a build. */
export interface BuildSummary extends BuildNote {
  readonly pages: number;
  readonly seconds: number;
  /** Placeholder facts that are not confirmed yet. */
  readonly assumed: number;
}

export interface BuildOptions {
  /** Absolute path of the folder that contains a folder for each build. */
  readonly dist: string;
  /** Whether every page is rendered once, to find pages that fail. */
  readonly isChecked: boolean;
  /** Called with the next step. */
  report(step: string): void;
}

/** The number of builds to keep: pages of earlier builds may still be open and request their files. */
const maxBuilds = 3;
const prefix = '.unfinished-';
/** Remains of an interrupted build are removed after this time, in milliseconds. */
const abandoned = 60 * 60_000;

/**
 * Builds the site into a folder of its own, checks it, then makes it the present build. A failed or interrupted build
 * does not change the present one.
 * @throws {Error} with the paths of pages that cannot be rendered
 */
export async function buildSite({ dist, isChecked, report }: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const folder = join(dist, prefix + process.pid);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

  report('Bundling');
  const bundles = ['./bundle-client.ts', './bundle-server.ts'].map((file) => import.meta.resolve(file));
  await Promise.all(bundles.map((module) => runInThread(module, folder)));
  cpSync(resolve('generated/pictures'), join(folder, 'media'), { recursive: true });
  const { countAssumed, missingCompanyFacts } = await importBuiltSite(folder);
  if (isChecked) {
    report('Rendering every page once');
    await checkPages(folder);
  }

  const note: BuildNote = { format: 1, id: digestOfFolder(folder), missing: missingCompanyFacts() };
  writeFileSync(join(folder, 'build.json'), JSON.stringify(note));
  publish(dist, folder, note);
  tidy(dist);
  process.off('exit', remove);
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  return { ...note, pages: pages.length, assumed: countAssumed(), seconds };
}

/** Renames a finished build and makes it the present one, atomically. */
function publish(dist: string, folder: string, note: BuildNote): void {
  const target = join(dist, note.id);
  // The same build exists already; it is not replaced, because a server may be reading it.
  if (existsSync(target)) rmSync(folder, { recursive: true });
  else renameSync(folder, target);
  const draft = join(dist, `${prefix}${process.pid}.json`);
  writeFileSync(draft, `${JSON.stringify(note)}\n`);
  renameSync(draft, join(dist, 'build.json'));
}

/** Removes builds before the last three, and remains of interrupted builds. The folder may also contain exports. */
function tidy(dist: string): void {
  const { id }: BuildNote = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  const others = listBuilds(dist).filter((folder) => basename(folder) !== id);
  const left = readdirSync(dist)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(dist, name))
    .filter((path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > abandoned);
  for (const path of [...others.slice(maxBuilds - 1), ...left])
    rmSync(path, { recursive: true, force: true });
}

/** A hash of the contents of a folder. */
function digestOfFolder(folder: string): string {
  const lines = listFiles(folder)
    .sort()
    .map((path) => `${path} ${hash('sha256', readFileSync(join(folder, path)))}`);
  return hash('sha256', lines.join('\n')).slice(0, 16);
}
