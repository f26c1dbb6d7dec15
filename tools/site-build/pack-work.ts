import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { createPackMaker, MadePack, PackMakerOptions, PackTask } from './pack-maker.ts';

/** Packs to be made, for threads that take one after the other. */
export interface PackWork extends PackMakerOptions {
  readonly tasks: readonly PackTask[];
  /** The next task, and the number of files that are made: shared by the threads. */
  readonly counts: Int32Array;
}

const nextTask = 0;
const filesDone = 1;

/** A thread has to load the renderer and its tables, as long as it takes to render so many files. */
const filesWorthThread = 500;
/** Each takes a hundred megabytes and more. */
const mostThreads = 4;

/** @param report told how many files are made */
export async function takeTasks(
  { tasks, counts }: Pick<PackWork, 'tasks' | 'counts'>,
  make: ReturnType<typeof createPackMaker>,
  report: (done: number) => void = () => undefined,
): Promise<readonly MadePack[]> {
  const made: MadePack[] = [];
  for (;;) {
    const task = tasks[Atomics.add(counts, nextTask, 1)];
    if (task === undefined) return made;
    made.push(await make(task, () => report(Atomics.add(counts, filesDone, 1) + 1)));
  }
}

/** Starts the threads that are worth it beside this one. */
export function startThreads(work: PackWork) {
  const files = work.tasks.reduce((sum, task) => sum + task.files.length, 0);
  const useful = Math.min(availableParallelism(), mostThreads, Math.ceil(files / filesWorthThread));
  return Array.from({ length: useful - 1 }, () => startThread(work));
}

/** A thread that makes packs; `made` settles when no task is left. */
function startThread(work: PackWork) {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { workerData: work });
  const made = new Promise<readonly MadePack[]>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  // Whoever waits for it hears of it.
  made.catch(() => undefined);
  return { made, stop: () => worker.terminate() };
}
