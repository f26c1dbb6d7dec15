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
  /** Facts that stand in until somebody confirms them. */
  readonly assumed: number;
}

export interface BuildOptions {
  /** Absolute path of the folder that gets a folder for each build. */
  readonly dist: string;
  /** Whether every page is rendered once, to find those that cannot be. */
  readonly isChecked: boolean;
  /** Told what happens next. */
  report(step: string): void;
}

/** The present build, and those before it: their pages may still be open, and ask for their files. */
const maxBuilds = 3;
const prefix = '.unfinished-';
/** After that many milliseconds, what an interrupted build has left is removed. */
const abandoned = 60 * 60_000;

/**
 * Builds the site into a folder of its own, checks it, and then makes it the present build: one that fails or is interrupted
 * leaves the last one as it was.
 * @throws {Error} with the addresses of pages that cannot be rendered
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

/** Gives a finished build its name and makes it the present one, in one step. */
function publish(dist: string, folder: string, note: BuildNote): void {
  const target = join(dist, note.id);
  // The same build: a server may be reading it.
  if (existsSync(target)) rmSync(folder, { recursive: true });
  else renameSync(folder, target);
  const draft = join(dist, `${prefix}${process.pid}.json`);
  writeFileSync(draft, `${JSON.stringify(note)}\n`);
  renameSync(draft, join(dist, 'build.json'));
}

/** Removes builds before the last three, and what an interrupted build has left. Exports may stand beside them. */
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

/** A name for the contents of a folder: the same contents have the same. */
function digestOfFolder(folder: string): string {
  const lines = listFiles(folder)
    .sort()
    .map((path) => `${path} ${hash('sha256', readFileSync(join(folder, path)))}`);
  return hash('sha256', lines.join('\n')).slice(0, 16);
}
