import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importPageRenderer } from '../../../app/document/import-page-renderer.ts';
import { readAssets } from '../../../app/document/read-assets.ts';
import { readBuild } from '../../../app/document/read-build.ts';
import { trackReads } from '../../../tools/site-build/track-reads.ts';
import { sampleOf } from '../../runner/campaigns.ts';

const dist = resolve(import.meta.dirname, '../../../dist');

test('what a file reads does not depend on the files made before it', async () => {
  const { pages, messages, siteFiles } = await importPageRenderer(dist, readBuild(dist).day);
  const files = sampleOf([...siteFiles(await readAssets(dist))], 4, 0);
  const track = trackReads(pages, messages);
  const readAll = (order: typeof files) =>
    new Map(order.map(({ path, render }) => [path, track(render).reads]));
  const forwards = readAll(files);
  const backwards = readAll(files.toReversed());
  const differing = [...forwards].filter(([path, reads]) => String(reads) !== String(backwards.get(path)));
  expect(differing.map(([path]) => path)).toEqual([]);
});
