import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importPageRenderer } from '../../app/document/import-page-renderer.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import { copyFiles } from './data-modules.ts';
import { type Fingerprints, fingerprintFolder, isSame } from './fingerprints.ts';
import { prepareBundles } from './prepare-bundles.ts';
import { type FinishedFolder, type Publication, publishFolders } from './publish-folders.ts';
import { type BuildRecord, readRecord, writeJson, writeRecord } from './record.ts';
import { type FileListener, renderFiles } from './render-files.ts';
import type { Reporter } from './report-progress.ts';
import { type BuildPaths, createStaging, removeStaging, type StagedPaths } from './staging.ts';

/** What `dist/build.json` says of a build. */
export interface BuildSummary extends Omit<Publication, 'files'> {
  readonly pages: number;
  /** Pages that were made anew; the others are those of the last build. */
  readonly rendered: number;
  readonly seconds: number;
}

/** The folders of `dist`. Each names files of those before it. */
const folderNames = ['client', 'server', 'media', 'pages'] as const;
type Folders = Readonly<Record<(typeof folderNames)[number], FinishedFolder>>;

/**
 * Builds the site, and makes only what has changed since the last build in the same folder. Everything is made in a
 * staging folder first: a build that fails or is interrupted leaves the last one as it was.
 */
export async function buildSite(
  paths: BuildPaths,
  report: Reporter,
  onFile?: FileListener,
): Promise<BuildSummary> {
  const started = performance.now();
  const { dist } = paths;
  const staging = await createStaging(dist);
  const stop = () => {
    rmSync(staging, { recursive: true, force: true });
    process.exit(130);
  };
  // Publishing waits for nothing: a signal finds it not begun, or done.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const { folders, record, pages, rendered } = await makeFolders({ ...paths, staging }, report, onFile);
    const { files, ...publication } = publishFolders(folders);
    writeRecord(dist, { ...record, files: { ...record.files, ...files } });
    const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
    const summary = { ...publication, pages, rendered, seconds };
    writeJson(join(dist, 'build.json'), summary);
    return summary;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await removeStaging(staging);
  }
}

/** Makes what differs from the last build, in the staging folder. */
async function makeFolders(paths: StagedPaths, report: Reporter, onFile?: FileListener) {
  const { root, dist, staging } = paths;
  const last = readRecord(dist);
  const scan = (name: string, folder: string) => fingerprintFolder(folder, last.files[name]);
  const folderOf = (name: keyof Folders, wanted: Fingerprints): FinishedFolder => ({
    target: join(dist, name),
    source: join(staging, name),
    present: present[name],
    wanted,
  });
  const present = {
    client: scan('client', join(dist, 'client')),
    server: scan('server', join(dist, 'server')),
    media: scan('media', join(dist, 'media')),
    pages: scan('pages', join(dist, 'pages')),
  };
  const sources = {
    'source/app': scan('source/app', join(root, 'app')),
    'source/generated': scan('source/generated', join(root, 'generated')),
  };
  const intact = isSame(present.client, last.files.client) && isSame(present.server, last.files.server);
  const bundles = await prepareBundles(paths, {
    app: sources['source/app'],
    generated: sources['source/generated'],
    last: intact ? last.bundles : undefined,
    lastGenerated: last.files['source/generated'] ?? {},
    report,
  });
  const client = bundles.reused ? present.client : fingerprintFolder(join(staging, 'client'));
  if (!bundles.reused) {
    for (const [path, fingerprint] of Object.entries(client)) {
      await onFile?.(`client/${path}`, fingerprint, readFileSync(join(staging, 'client', path)));
    }
  }
  const server = fingerprintFolder(join(staging, 'server'));
  const made = await renderFiles({
    renderer: await importPageRenderer(staging),
    assets: await readAssets(staging, join(bundles.reused ? dist : staging, 'client')),
    server,
    present: present.pages,
    left: last.files.pages ?? {},
    last: last.pages,
    target: join(staging, 'pages'),
    report,
    onFile,
  });
  const media = filesIn('pictures/', sources['source/generated']);
  const newMedia = Object.keys(media).filter((path) => media[path]?.[2] !== present.media[path]?.[2]);
  copyFiles(join(root, 'generated/pictures'), join(staging, 'media'), newMedia);
  const folders: Folders = {
    client: folderOf('client', client),
    server: folderOf('server', server),
    media: folderOf('media', media),
    pages: folderOf('pages', made.files),
  };
  const record: BuildRecord = { bundles: bundles.record, pages: made.record, files: sources };
  return { folders, record, pages: made.pages, rendered: made.rendered };
}

/** The files of a folder, by path relative to it. */
function filesIn(folder: string, files: Fingerprints): Fingerprints {
  const entries = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(entries.map(([path, fingerprint]) => [path.slice(folder.length), fingerprint]));
}
