import type {
  KeptOutboxItem,
  OutboxItem,
  OutboxStore,
} from '../../../../server/rewards-club/ports/outbox-store.ts';

interface Row extends OutboxItem {
  worker: string | undefined;
  claimEndsAt: number;
  state: 'waiting' | 'done' | 'failed';
  error: string;
}

/** The outbox in memory; `outage`, while set, is what every call throws. */
export interface MemoryOutboxStore extends OutboxStore {
  readonly rows: Row[];
  outage: Error | undefined;
}

export function createMemoryOutboxStore(): MemoryOutboxStore {
  const rows: Row[] = [];
  const settle = (id: string, worker: string, change: (row: Row) => void) =>
    run(() => {
      const row = rows.find((candidate) => candidate.id === id);
      if (row?.worker !== worker || row.state !== 'waiting') return false;
      row.worker = undefined;
      change(row);
      return true;
    });
  const store: MemoryOutboxStore = {
    rows,
    outage: undefined,
    add: (kind, payload, now) =>
      run(() => {
        const times = { createdAt: now, nextAttemptAt: now, claimEndsAt: 0 };
        const kept = JSON.parse(JSON.stringify(payload));
        const state = { attempts: 0, worker: undefined, state: 'waiting', error: '' } as const;
        rows.push({ id: String(rows.length + 1), kind, payload: kept, ...times, ...state });
      }),
    claim: (worker, limit, now, claimMilliseconds, kinds = { except: [] }) =>
      run(() => {
        const isFree = (row: Row) => row.worker === undefined || row.claimEndsAt <= now;
        const isMeant = ({ kind }: Row) =>
          'only' in kinds ? kinds.only.includes(kind) : !kinds.except.includes(kind);
        const isDue = (row: Row) => row.state === 'waiting' && row.nextAttemptAt <= now && isFree(row);
        const due = rows.filter((row) => isMeant(row) && isDue(row));
        return due.slice(0, limit).map((row) => {
          Object.assign(row, { worker, claimEndsAt: now + claimMilliseconds, attempts: row.attempts + 1 });
          return { ...row };
        });
      }),
    done: (id, worker) => settle(id, worker, (row) => Object.assign(row, { state: 'done' })),
    retry: (id, worker, nextAttemptAt, error) =>
      settle(id, worker, (row) => Object.assign(row, { nextAttemptAt, error })),
    postpone: (id, worker, nextAttemptAt) =>
      settle(id, worker, (row) => Object.assign(row, { nextAttemptAt, attempts: row.attempts - 1 })),
    giveUp: (id, worker, error) =>
      settle(id, worker, (row) => Object.assign(row, { state: 'failed', error })),
    counts: () =>
      run(() => {
        const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
        return { waiting: count('waiting'), failed: count('failed') };
      }),
    removeByEmail: (emailKey) =>
      run(() => {
        const kept = rows.filter(({ payload }) => !hasEmailKey(payload, emailKey));
        rows.splice(0, Number.POSITIVE_INFINITY, ...kept);
      }),
    remove: (id) =>
      run(() => {
        const index = rows.findIndex((row) => row.id === id);
        if (index >= 0) rows.splice(index, 1);
      }),
    listByEmail: (emailKey) =>
      run(() => rows.filter(({ payload }) => hasEmailKey(payload, emailKey)).map(toKept)),
    listByKind: (kind) => run(() => rows.filter((row) => row.kind === kind).map(toKept)),
  };
  async function run<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (store.outage !== undefined) throw store.outage;
    return work();
  }
  return store;
}

function hasEmailKey(payload: unknown, emailKey: string): boolean {
  return JSON.stringify(payload).includes(`"emailKey":"${emailKey}"`);
}

function toKept({ id, kind, payload, attempts, createdAt, nextAttemptAt, state }: Row): KeptOutboxItem {
  return { id, kind, payload, attempts, createdAt, nextAttemptAt, isGivenUp: state === 'failed' };
}
