import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { importPageRenderer } from '../../app/document/import-page-renderer.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import type { Build } from '../../app/document/read-build.ts';
import type { Placeholders } from '../../server/pages/fill-placeholders.ts';
import { bundleServer } from './bundle-server.ts';
import { Compressor } from './compressor.ts';
import { fingerprintFolder } from './fingerprints.ts';
import { prepareBundles } from './prepare-bundles.ts';
import { type Publication, publishFolders } from './publish-folders.ts';
import { writeJson, writeRecord } from './record.ts';
import { renderFiles } from './render-files.ts';
import type { Reporter } from './report-progress.ts';
import { type FoundFolders, scanFolders } from './scan-folders.ts';
import { stageGenerated } from './stage-generated.ts';
import { type BuildPaths, createStaging, removeStaging, type StagedPaths } from './staging.ts';

/** Content of `dist/build.json`. */
export interface BuildSummary extends Omit<Publication, 'files'> {
  readonly pages: number;
  /** Pages that were rendered and files that were compressed; the others are those of the last build. */
  readonly rendered: number;
  readonly compressed: number;
  readonly seconds: number;
  /** Facts that stand in until somebody confirms them. */
  readonly assumed: number;
  /** Facts of the company that texts show and nobody has filled in. */
  readonly missing: readonly string[];
  /** The day of the site, as YYYY-MM-DD: offers that had ended before are not listed. */
  readonly day: string;
  /** The next day on which an offer begins or has ended, from which on the site should be built again. */
  readonly nextChange?: NonNullable<Build['nextChange']>;
}

/**
 * Builds the site, and makes only what has changed since the last build in the same folder. Everything is made in a
 * staging folder first: a build that fails or is interrupted leaves the last one as it was.
 * @param placeholders of the servers that files are compressed for
 * @param day of the site, as YYYY-MM-DD
 */
export async function buildSite(
  paths: BuildPaths,
  placeholders: readonly Placeholders[],
  day: string,
  report: Reporter,
): Promise<BuildSummary> {
  const found = scanFolders(paths);
  const staging = await createStaging(paths.dist);
  const stop = () => {
    rmSync(staging, { recursive: true, force: true });
    process.exit(130);
  };
  const compressor = new Compressor({
    placeholders,
    present: found.present.compressed,
    target: join(staging, 'compressed'),
  });
  // Publishing waits for nothing: a signal finds it not begun, or done.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await makeSite({ ...paths, staging }, found, compressor, day, report);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await compressor.settle();
    await removeStaging(staging);
  }
}

/** Bundles, renders, compresses and publishes what differs from the last build. */
async function makeSite(
  paths: StagedPaths,
  found: FoundFolders,
  compressor: Compressor,
  day: string,
  report: Reporter,
): Promise<BuildSummary> {
  const started = performance.now();
  const { dist, staging } = paths;
  const { last, present, sources } = found;

  const bundles = await prepareBundles(paths, found, report);
  const clientFolder = join(bundles.reused ? dist : staging, 'client');
  const client = bundles.reused ? present.client : fingerprintFolder(clientFolder);
  const renderer = fingerprintFolder(join(staging, 'renderer'));

  // Both at once: the compressor works beside the renderer, on the other cores.
  await compressor.addFolder('client', client, clientFolder);
  const pageRenderer = await importPageRenderer(staging, day);
  const made = await renderFiles({
    renderer: pageRenderer,
    assets: await readAssets(staging, clientFolder),
    bundle: renderer,
    present: present.pages,
    left: last.files.pages ?? {},
    last: last.pages,
    target: join(staging, 'pages'),
    report,
    compressor,
  });
  await compressor.addFolder('pages', made.files, join(dist, 'pages'));
  report('Compressing');
  const [compressed] = await Promise.all([compressor.finish(), bundleServer(paths)]);

  // In this order, each names files of those before it.
  const wanted = {
    client,
    renderer,
    server: fingerprintFolder(join(staging, 'server')),
    media: stageGenerated(paths, found, 'pictures', 'media'),
    fonts: stageGenerated(paths, found, 'fonts', 'fonts'),
    pages: made.files,
    compressed: compressed.files,
  };
  const { files, ...publication } = publishFolders(paths, present, wanted);
  writeRecord(dist, { bundles: bundles.record, pages: made.record, files: { ...sources, ...files } });
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  const { pages, rendered } = made;
  const nextChange = pageRenderer.nextChange(day);
  const assumed = pageRenderer.countAssumed();
  const missing = pageRenderer.missingCompanyFacts();
  const life = { day, ...(nextChange && { nextChange }) };
  const summary = {
    ...publication,
    ...life,
    assumed,
    missing,
    pages,
    rendered,
    compressed: compressed.count,
    seconds,
  };
  writeJson(join(dist, 'build.json'), summary);
  return summary;
}
