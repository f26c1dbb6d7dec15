import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentAssets } from '../../app/document/document.ts';
import { importPageRenderer, type PageRenderer } from '../../app/document/import-page-renderer.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import type { Placeholders } from '../../server/pages/fill-placeholders.ts';
import { openPack, type Pack } from '../../server/pages/open-pack.ts';
import { clientPack, packEnding } from '../../server/pages/pack-names.ts';
import { compiledPath } from './data-modules.ts';
import { digestOf, digestOfFiles, type Fingerprint, type Fingerprints } from './fingerprints.ts';
import { createPackMaker, type PackTask, packFile } from './pack-maker.ts';
import { type PackWork, startThreads, takeTasks } from './pack-work.ts';
import type { PagesRecord } from './record.ts';
import type { Reporter } from './report-progress.ts';
import type { FoundFolders } from './scan-folders.ts';
import type { StagedPaths } from './staging.ts';
import { type DatedPage, followedGroups, type Reads } from './track-reads.ts';

export interface MadePacks {
  /** All packs by name in `dist/packs`. */
  readonly files: Fingerprints;
  readonly record: PagesRecord;
  readonly renderer: PageRenderer;
  /** Pages of the site; how many of them were rendered, and how many files compressed. */
  readonly pages: number;
  readonly rendered: number;
  readonly compressed: number;
}

export interface PacksOptions extends StagedPaths {
  readonly found: FoundFolders;
  /** The files that browsers load, and the folder that holds them. */
  readonly client: Fingerprints;
  readonly clientFolder: string;
  /** The files of the renderer's bundle, data included. */
  readonly bundle: Fingerprints;
  readonly placeholders: Placeholders;
  /** Of the site, as YYYY-MM-DD. */
  readonly day: string;
  readonly report: Reporter;
}

/** The report moves on after so many files. */
const filesInOneGo = 50;

/**
 * Makes the packs in which a file has changed since the last build, in the staging folder: one for each locale, one for files
 * of all locales, one of what browsers load. Only changed files are rendered and compressed.
 */
export async function makePacks(options: PacksOptions): Promise<MadePacks> {
  const { dist, staging, root, found, client, clientFolder, bundle, placeholders, day, report } = options;
  const [renderer, assets] = await Promise.all([
    importPageRenderer(staging, day),
    readAssets(staging, clientFolder),
  ]);
  const now = describeData(renderer, assets, bundle);
  const { last, present } = found;
  const reads: Record<string, Reads> = {};
  const isCurrent = (path: string): boolean => {
    const kept = last.pages?.reads[path];
    if (kept === undefined || last.pages === undefined || !isSameData(kept, last.pages, now)) return false;
    reads[path] = kept;
    return true;
  };

  const files: Record<string, Fingerprint> = {};
  const tasks: PackTask[] = [];
  const plan = (name: string, paths: readonly string[], isKept: (path: string, pack: Pack) => boolean) => {
    const fileName = name + packEnding;
    const there = present.packs[fileName];
    const isIntact = there?.[2] === last.files.packs?.[fileName]?.[2];
    const pack = there && isIntact ? openPack(join(dist, packFile(name))) : undefined;
    const stale = new Set(
      pack ? paths.filter((path) => !pack.files.has(path) || !isKept(path, pack)) : paths,
    );
    const isForSettings = name === clientPack || pack?.settings === placeholders.digest;
    const canStay = isForSettings && isDeepStrictEqual([...(pack?.files.keys() ?? [])], paths);
    if (there && canStay && stale.size === 0) files[fileName] = there;
    else tasks.push({ name, files: paths, stale, canStay });
  };
  plan(
    clientPack,
    Object.keys(client).filter((path) => !path.startsWith('.')),
    (path, pack) => pack.files.get(path)?.digest === client[path]?.[2],
  );
  for (const [name, listed] of Map.groupBy(renderer.siteFiles(assets), ({ pack }) => pack)) {
    plan(
      name,
      listed.map(({ path }) => path),
      isCurrent,
    );
  }

  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const { values } = placeholders;
  const work: PackWork = { root, dist, staging, clientFolder, day, values, tasks, counts };
  const all = tasks.reduce((sum, task) => sum + task.files.length, 0);
  const threads = startThreads(work);
  try {
    const make = createPackMaker({ ...work, renderer, assets, placeholders });
    const own = takeTasks(work, make, (done) => {
      if (done % filesInOneGo === 1) report('Rendering', done, all);
    });
    const made = (await Promise.all([own, ...threads.map((thread) => thread.made)])).flat();
    for (const pack of made) {
      const fileName = pack.name + packEnding;
      const fingerprint = pack.fingerprint ?? present.packs[fileName];
      if (fingerprint) files[fileName] = fingerprint;
      Object.assign(reads, pack.reads);
    }
    const rendered = made.flatMap((pack) => Object.keys(pack.reads)).filter((path) => path.endsWith('.html'));
    return {
      files,
      record: { ...now, reads },
      renderer,
      pages: renderer.pages.length,
      rendered: rendered.length,
      compressed: made.reduce((sum, pack) => sum + pack.compressed, 0),
    };
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

type DataDigests = Omit<PagesRecord, 'reads'>;

function isSameData([fields, locales]: Reads, last: DataDigests, now: DataDigests): boolean {
  return (
    last.structure === now.structure &&
    fields.every((number) => last.fields[number] === now.fields[number]) &&
    locales.every((locale) => last.messages[locale] === now.messages[locale])
  );
}

/** Tells fields and messages, which are followed, from all the rest. A body counts as a text of its page. */
function describeData(
  { pages, messages, findBody }: PageRenderer,
  assets: DocumentAssets,
  bundle: Fingerprints,
): DataDigests {
  const locales = Object.keys(messages);
  const texts = [
    ...new Set(pages.map(({ area }) => `routes/${area}.json`)),
    ...locales.map((locale) => `content/${locale}.json`),
  ];
  const followed = new Set([...texts.map(compiledPath), ...locales.map(messagesOf)]);
  const others = Object.keys(bundle).filter((path) => !followed.has(path));
  const followedFields: ReadonlySet<string> = new Set(followedGroups.flat());
  const structure = createHash('sha256');
  structure.update(`${digestOfFiles(bundle, others)}\n${JSON.stringify(assets)}\n`);
  for (const { life, ...page } of pages as readonly DatedPage[]) {
    const bones = JSON.stringify(page, (name, value) => (followedFields.has(name) ? undefined : value));
    structure.update(`${life?.indexable ?? page.indexable} ${bones}\n`);
  }
  return {
    structure: structure.digest('hex').slice(0, 16),
    fields: (pages as readonly DatedPage[]).flatMap((page) =>
      followedGroups.map((group) => {
        const values = group.map((field) => page[field]);
        const body = group.includes('title') && findBody(page.key, page.locale);
        return digestOf(JSON.stringify([values, body])).slice(0, 10);
      }),
    ),
    messages: Object.fromEntries(locales.map((locale) => [locale, bundle[messagesOf(locale)]?.[2] ?? ''])),
  };
}

function messagesOf(locale: string): string {
  return compiledPath(`messages/${locale}.ts`);
}
