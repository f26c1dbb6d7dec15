/** The environment variable with the number of a worker, from 0. */
export const slotVariable = 'SITE_WORKER_SLOT';

/** The number of this worker; 0 without workers. A replacement gets the number of the worker that it replaces. */
export function readWorkerSlot(): number {
  return Number(process.env[slotVariable] ?? 0);
}
