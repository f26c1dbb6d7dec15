import { parentPort, workerData } from 'node:worker_threads';
import { importPageRenderer } from '../../app/document/import-page-renderer.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import { placeholdersFrom } from '../../server/pages/fill-placeholders.ts';
import { createPackMaker } from './pack-maker.ts';
import { type PackWork, takeTasks } from './pack-work.ts';

/* A thread that makes packs beside the main thread. */

const work: PackWork = workerData;
const [renderer, assets] = await Promise.all([
  importPageRenderer(work.staging, work.day),
  readAssets(work.staging, work.clientFolder),
]);
const make = createPackMaker({
  ...work,
  renderer,
  assets,
  placeholders: placeholdersFrom(work.values),
});
parentPort?.postMessage(await takeTasks(work, make));
