import { join, resolve } from 'node:path';
import { bundleSite } from './build/bundle-site.ts';
import { publishBuild } from './build/publish-build.ts';
import { createStaging, removeStaging } from './build/staging.ts';
import { importPageRenderer } from './import-page-renderer.ts';
import { readAssets } from './read-assets.ts';

/*
 * Builds the site into `dist/`: `node app/renderer/build.ts`.
 * Everything is made in a staging folder and in memory first, so that a build that fails or is interrupted
 * leaves the last one as it was.
 */
const started = performance.now();
const dist = resolve(import.meta.dirname, '../../dist');
const media = resolve(import.meta.dirname, '../../media');
const staging = await createStaging(dist);
try {
  await bundleSite(staging);
  const { renderSite, pages } = await importPageRenderer(staging);
  const files = new Map<string, Buffer>();
  for (const [path, text] of renderSite(await readAssets(staging))) files.set(path, Buffer.from(text));
  const { written, removed } = publishBuild({ dist, staging, media, files, pages: pages.length, started });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${pages.length} pages in ${seconds} s: ${written} files written, ${removed} removed (${join(dist, 'pages')})`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await removeStaging(staging);
}
