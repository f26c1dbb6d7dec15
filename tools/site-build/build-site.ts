import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { importPageRenderer } from '../../app/document/import-page-renderer.ts';
import type { RenderInput } from '../../app/document/load-renderer.ts';
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
  readonly seconds: number;
  /** Facts that stand in until somebody confirms them. */
  readonly assumed: number;
  /** Facts of the company that texts show and nobody has filled in. */
  readonly missing: readonly string[];
  /** The day and the server's settings that files are rendered for. */
  readonly input: RenderInput;
}

/**
 * Builds the site, and bundles only what has changed since the last build in the same folder. Everything is made in a
 * staging folder first: a build that fails or is interrupted leaves the last one as it was.
 * @param input the day and the settings for which files are rendered and compressed
 */
export async function buildSite(
  paths: BuildPaths,
  input: RenderInput,
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
    return await makeSite({ ...paths, staging }, found, input, report);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await removeStaging(staging);
  }
}

/** Bundles what differs from the last build, renders and compresses all files, and publishes what differs. */
async function makeSite(
  paths: StagedPaths,
  found: FoundFolders,
  input: RenderInput,
  report: Reporter,
): Promise<BuildSummary> {
  const started = performance.now();
  const { dist, staging } = paths;
  const { present, sources } = found;

  const bundles = await prepareBundles(paths, found, report);
  const clientFolder = join(bundles.reused ? dist : staging, 'client');
  const client = bundles.reused ? present.client : fingerprintFolder(clientFolder);
  const renderer = fingerprintFolder(join(staging, 'renderer'));

  const packs = makePacks({ ...paths, client, clientFolder, input, report });
  const server = bundleServer(paths);
  // If one fails, the other must not write into a folder that is gone.
  await Promise.allSettled([packs, server]);
  await server;
  const { pages, countAssumed, missingCompanyFacts } = await importPageRenderer(staging);

  // In this order, each names files of those before it.
  const wanted = {
    client,
    renderer,
    server: fingerprintFolder(join(staging, 'server')),
    media: stageGenerated(paths, found, 'pictures', 'media'),
    packs: await packs,
  };
  const { files, ...publication } = publishFolders(paths, present, wanted);
  writeRecord(dist, { bundles: bundles.record, files: { ...sources, ...files } });
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  const facts = { assumed: countAssumed(), missing: missingCompanyFacts() };
  const summary = { ...publication, input, ...facts, pages: pages.length, seconds };
  writeJson(join(dist, 'build.json'), summary);
  return summary;
}
