import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { StoreConflict, StoreMisused, StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import { checkValues } from './check-values.ts';
import type { Answer, Engine, EngineConnection } from './engine.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { translateFault } from './translate-fault.ts';

export interface ConnectionOptions {
  /** How often a statement outside a transaction is tried when it meets a conflict. */
  readonly attempts: number;
  /** Whether a boolean may be bound, as its text: Kysely does, when it looks at a PostgreSQL schema. */
  readonly hasBooleans: boolean;
}

/**
 * A connection as Kysely uses it, from getting it to giving it back. Statements run one after the other. In a
 * transaction the first fault is final: whatever the work makes of it, the transaction cannot be committed.
 */
export class KyselyConnection implements DatabaseConnection {
  readonly #engine: Engine;
  readonly #connection: EngineConnection;
  readonly #options: ConnectionOptions;
  #state: 'unused' | 'used' | 'transaction' | 'ending' | 'over' = 'unused';
  /** Whether the own is there for one transaction only. */
  #isForTransaction = false;
  #fault: unknown;
  #isBroken = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, connection: EngineConnection, options: ConnectionOptions) {
    this.#engine = engine;
    this.#connection = connection;
    this.#options = options;
  }

  /** A conflict that the transaction met, even if its work threw something else because of it. */
  get conflict(): StoreConflict | undefined {
    return this.#fault instanceof StoreConflict ? this.#fault : undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#state === 'ending' || this.#state === 'over') {
      throw new StoreMisused('The transaction is over: await every statement before its work returns.');
    }
    if (this.#state === 'unused') this.#state = 'used';
    const isInTransaction = this.#state === 'transaction';
    const answer = await this.#inTurn(() =>
      isInTransaction
        ? this.#runOnce(sql, parameters)
        : retryConflicts(this.#options.attempts, () => this.#answer(sql, parameters)),
    );
    return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.affected) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new StoreMisused('The store does not stream.');
  }

  async begin(sql: string): Promise<void> {
    this.#isForTransaction = this.#state === 'unused';
    await this.#inTurn(() => this.#answer(sql, []));
    this.#state = 'transaction';
    this.#fault = undefined;
  }

  async commit(): Promise<void> {
    this.#state = 'ending';
    await this.#inTurn(() => this.#runOnce('commit', []));
    this.#end();
  }

  /** Never throws: a connection on which it fails is not used again. */
  async rollback(): Promise<void> {
    this.#state = 'ending';
    await this.#inTurn(() => this.#connection.run('rollback', [])).catch(() => {
      this.#isBroken = true;
    });
    this.#end();
  }

  release(): void {
    this.#state = 'over';
    this.#connection.release(this.#isBroken);
  }

  #end(): void {
    this.#state = this.#isForTransaction ? 'over' : 'used';
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #runOnce(sql: string, values: readonly unknown[]): Promise<Answer> {
    if (this.#fault !== undefined) throw this.#fault;
    try {
      return await this.#answer(sql, values);
    } catch (thrown) {
      this.#fault = thrown;
      throw thrown;
    }
  }

  async #answer(sql: string, values: readonly unknown[]): Promise<Answer> {
    const checked = checkValues(values, this.#options.hasBooleans);
    try {
      return await this.#connection.run(sql, checked);
    } catch (thrown) {
      const fault = translateFault(this.#engine.explain, thrown);
      if (fault instanceof StoreUnavailable && !(fault instanceof StoreConflict)) this.#isBroken = true;
      throw fault;
    }
  }
}
