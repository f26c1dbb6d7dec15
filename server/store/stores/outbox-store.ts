import { Type } from '@sinclair/typebox';
import { emailKeyOf } from '../../core/email-address.ts';
import type { OutboxItem, OutboxStore, StoredOutboxItem } from '../../core/ports/work-stores.ts';
import { readStored } from '../../core/stored-json.ts';
import type { EngineName } from '../engines/engine.ts';
import { change, type Database, hasChanged } from '../tables.ts';

/**
 * The outbox in a database. Attempts are counted at the claim, so that a row that kills its worker counts, too: the
 * first claim returns `attempts: 1`.
 */
export function createOutboxStore(db: Database, engine: EngineName): OutboxStore {
  /** Rows that this worker still holds; an expired claim is valid until another worker claims the row. */
  const claimed = (id: string, worker: string) =>
    db
      .updateTable('outbox')
      .where('id', '=', rowId(id))
      .where('claimedBy', '=', worker)
      .where('isGivenUp', '=', 0);

  async function list(column: 'emailKey' | 'kind', value: string): Promise<readonly StoredOutboxItem[]> {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'payload', 'attempts', 'createdAt', 'nextAttemptAt', 'isGivenUp'])
      .where(column, '=', value)
      .orderBy('id')
      .execute();
    return rows.map((row) => {
      return { ...row, ...readRow(row), isGivenUp: row.isGivenUp === 1 };
    });
  }

  return {
    add(kind, payload, now) {
      const emailKey = findEmailKey(payload);
      const times = { createdAt: now, nextAttemptAt: now, dueAt: now };
      return change(
        db
          .insertInto('outbox')
          .values({ kind, payload: JSON.stringify(payload), emailKey, attempts: 0, ...times, isGivenUp: 0 }),
      );
    },

    async claim(worker, limit, now, claimMilliseconds, kinds = { except: [] }) {
      const [is, list] =
        'only' in kinds ? (['in', kinds.only] as const) : (['not in', kinds.except] as const);
      const rows = await db
        .with(
          (cte) => cte('due').materialized(),
          (cte) =>
            cte
              .selectFrom('outbox')
              .select('outbox.id')
              .where('isGivenUp', '=', 0)
              .where('dueAt', '<=', now)
              .$if(list.length > 0, (query) => query.where('kind', is, list))
              .orderBy('dueAt')
              .orderBy('outbox.id')
              .limit(limit)
              // SQLite has only one writer at a time and lacks this clause.
              .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .updateTable('outbox')
        .set((eb) => ({
          claimedBy: worker,
          dueAt: now + claimMilliseconds,
          attempts: eb('attempts', '+', eb.lit(1)),
        }))
        .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
        .returning(['id', 'kind', 'payload', 'attempts', 'createdAt', 'nextAttemptAt'])
        .execute();
      return rows
        .sort((one, other) => one.nextAttemptAt - other.nextAttemptAt || one.id - other.id)
        .map((row): OutboxItem => ({ ...row, ...readRow(row) }));
    },

    done: (id, worker) =>
      hasChanged(
        db
          .deleteFrom('outbox')
          .where('id', '=', rowId(id))
          .where('claimedBy', '=', worker)
          .where('isGivenUp', '=', 0),
      ),

    retry: (id, worker, nextAttemptAt, error) =>
      hasChanged(claimed(id, worker).set({ claimedBy: null, dueAt: nextAttemptAt, nextAttemptAt, error })),

    postpone: (id, worker, nextAttemptAt) =>
      hasChanged(
        claimed(id, worker).set((eb) => ({
          claimedBy: null,
          dueAt: nextAttemptAt,
          nextAttemptAt,
          attempts: eb('attempts', '-', eb.lit(1)),
        })),
      ),

    giveUp: (id, worker, error) =>
      hasChanged(claimed(id, worker).set({ claimedBy: null, isGivenUp: 1, error })),

    async counts() {
      const rows = await db
        .selectFrom('outbox')
        .select((eb) => ['isGivenUp', eb.fn.countAll<number>().as('rows')])
        .groupBy('isGivenUp')
        .execute();
      const rowsWhere = (flag: number) => rows.find(({ isGivenUp }) => isGivenUp === flag)?.rows ?? 0;
      return { waiting: rowsWhere(0), failed: rowsWhere(1) };
    },

    removeByEmail: (emailKey) => change(db.deleteFrom('outbox').where('emailKey', '=', emailKey)),
    remove: (id) => change(db.deleteFrom('outbox').where('id', '=', rowId(id))),
    listByEmail: (emailKey) => list('emailKey', emailKey),
    listByKind: (kind) => list('kind', kind),
  };
}

function readRow({ id, payload }: { readonly id: number; readonly payload: string }) {
  return { id: String(id), payload: readStored(Type.Unknown(), payload) };
}

/** Parses an id; -1 matches no row. */
function rowId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

/** The guest in a payload: its `emailKey`, or the key of its `email` or `to`. */
function findEmailKey(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { emailKey, email, to }: { emailKey?: unknown; email?: unknown; to?: unknown } = payload;
  if (typeof emailKey === 'string') return emailKey;
  const address = email ?? to;
  return typeof address === 'string' ? emailKeyOf(address) : null;
}
