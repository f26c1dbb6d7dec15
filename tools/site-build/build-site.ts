import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '../../app/document/read-build.ts';
import type { Placeholders } from '../../server/pages/fill-placeholders.ts';
import { bundleServer } from './bundle-server.ts';
import { fingerprintFolder } from './fingerprints.ts';
import { makePacks } from './make-packs.ts';
import { prepareBundles } from './prepare-bundles.ts';
import { type Publication, publishFolders } from './publish-folders.ts';
import { writeJson, writeRecord } from './record.ts';
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
 * @param placeholders of the server that files are compressed for
 * @param day of the site, as YYYY-MM-DD
 */
export async function buildSite(
  paths: BuildPaths,
  placeholders: Placeholders,
  day: string,
  report: Reporter,
): Promise<BuildSummary> {
  const found = scanFolders(paths);
  const staging = await createStaging(paths.dist);
  const stop = () => {
    rmSync(staging, { recursive: true, force: true });
    process.exit(130);
  };
  // Publishing waits for nothing: a signal finds it not begun, or done.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await makeSite({ ...paths, staging }, found, placeholders, day, report);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await removeStaging(staging);
  }
}

/** Bundles, renders, compresses and publishes what differs from the last build. */
async function makeSite(
  paths: StagedPaths,
  found: FoundFolders,
  placeholders: Placeholders,
  day: string,
  report: Reporter,
): Promise<BuildSummary> {
  const started = performance.now();
  const { dist, staging } = paths;
  const { present, sources } = found;

  const bundles = await prepareBundles(paths, found, report);
  const clientFolder = join(bundles.reused ? dist : staging, 'client');
  const client = bundles.reused ? present.client : fingerprintFolder(clientFolder);
  const renderer = fingerprintFolder(join(staging, 'renderer'));

  const packs = makePacks({
    ...paths,
    found,
    client,
    clientFolder,
    bundle: renderer,
    placeholders,
    day,
    report,
  });
  const server = bundleServer(paths);
  // If one fails, the other must not write into a folder that is gone.
  await Promise.allSettled([packs, server]);
  await server;
  const made = await packs;

  // In this order, each names files of those before it.
  const wanted = {
    client,
    renderer,
    server: fingerprintFolder(join(staging, 'server')),
    media: stageGenerated(paths, found, 'pictures', 'media'),
    fonts: stageGenerated(paths, found, 'fonts', 'fonts'),
    packs: made.files,
  };
  const { files, ...publication } = publishFolders(paths, present, wanted);
  writeRecord(dist, { bundles: bundles.record, pages: made.record, files: { ...sources, ...files } });
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  const { pages, rendered, compressed } = made;
  const nextChange = made.renderer.nextChange(day);
  const assumed = made.renderer.countAssumed();
  const missing = made.renderer.missingCompanyFacts();
  const life = { day, ...(nextChange && { nextChange }) };
  const summary = {
    ...publication,
    ...life,
    assumed,
    missing,
    pages,
    rendered,
    compressed,
    seconds,
  };
  writeJson(join(dist, 'build.json'), summary);
  return summary;
}
