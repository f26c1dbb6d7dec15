import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importPageRenderer } from '../../../app/document/import-page-renderer.ts';
import { readAssets } from '../../../app/document/read-assets.ts';
import { readBuild } from '../../../app/document/read-build.ts';
import { type DatedPage, trackReads } from '../../../tools/site-build/track-reads.ts';
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

test('texts, dates and the day are read apart, and the day only of pages that it changes', () => {
  const texts = { title: 'Krka', published: '2026-11-21', indexable: true };
  const [plain, dated] = [texts, { ...texts, life: { indexable: true } }] as unknown as [
    DatedPage,
    DatedPage,
  ];
  const track = trackReads([plain, dated], {});
  const readsOf = (make: () => unknown) => track(make).reads[0];
  expect(readsOf(() => plain.indexable)).toEqual([]);
  const groups = [() => dated.title, () => dated.published, () => dated.indexable, () => plain.title].map(
    readsOf,
  );
  expect(groups.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(new Set(groups.flat()).size).toBe(groups.length);
  expect(readsOf(() => dated.life)).toEqual(groups[2]);
});
