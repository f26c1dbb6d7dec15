import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Task {
  readonly module: string;
  readonly work: unknown;
}

/**
 * Runs a module's `run` in a thread of its own, so that its memory is freed afterwards. Rejects if it throws.
 * @param module URL
 * @param work its argument; it and the result are cloned
 */
export function runInThread<Result>(module: string, work: unknown): Promise<Result> {
  const task: Task = { module, work };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('error', reject).once('message', async (result: Result) => {
      await worker.terminate();
      resolve(result);
    });
  });
}

if (!isMainThread) {
  const { module, work }: Task = workerData;
  const { run } = await import(module);
  parentPort?.postMessage(await run(work));
}
