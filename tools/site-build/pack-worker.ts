import { parentPort, workerData } from 'node:worker_threads';
import { createPackMaker, loadFiles } from './pack-maker.ts';
import { type PackWork, takeTasks } from './pack-work.ts';

/* A thread that makes packs beside the main thread. */

const work: PackWork = workerData;
const make = createPackMaker(work, await loadFiles(work));
parentPort?.postMessage(await takeTasks(work, make));
