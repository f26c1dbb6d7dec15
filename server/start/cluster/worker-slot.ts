/** The variable by which a worker learns which of the places it has: 0 for the first. */
export const slotVariable = 'SITE_WORKER_SLOT';

/** This process's place among the workers; 0 where it is alone. A worker that replaces another has the same. */
export function readWorkerSlot(): number {
  return Number(process.env[slotVariable] ?? 0);
}
