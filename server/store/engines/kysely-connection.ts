import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { StoreConflict, StoreMisused, StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import { checkValues } from './check-values.ts';
import { type Answer, commit, type Engine, type EngineConnection } from './engine.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { translateError } from './translate-error.ts';

export interface ConnectionOptions {
  /** Maximum number of attempts of a statement outside a transaction on conflicts. */
  readonly attempts: number;
  /** Whether booleans may be bound as text: Kysely does when it inspects a PostgreSQL schema. */
  readonly hasBooleans: boolean;
}

/**
 * An engine's connection for Kysely, from acquire to release. Statements run one after the other. The first error in a
 * transaction is final: even if the work catches it, the transaction cannot be committed.
 */
export class KyselyConnection implements DatabaseConnection {
  readonly #engine: Engine;
  readonly #connection: EngineConnection;
  readonly #options: ConnectionOptions;
  #state: 'unused' | 'used' | 'transaction' | 'ending' | 'over' = 'unused';
  /** Whether the connection was acquired for one transaction only. */
  #isForTransaction = false;
  #fault: unknown;
  #isBroken = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, connection: EngineConnection, options: ConnectionOptions) {
    this.#engine = engine;
    this.#connection = connection;
    this.#options = options;
  }

  /** The conflict behind a failed transaction, even if its work threw another error because of it. */
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
    throw new StoreMisused('The store does not support streaming.');
  }

  async begin(sql: string): Promise<void> {
    this.#isForTransaction = this.#state === 'unused';
    await this.#inTurn(() => this.#answer(sql, []));
    this.#state = 'transaction';
    this.#fault = undefined;
  }

  async commit(): Promise<void> {
    this.#state = 'ending';
    await this.#inTurn(() => this.#runOnce(commit, []));
    this.#end();
  }

  /** Never throws: if the rollback fails, the connection is discarded. */
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
      const fault = translateError(this.#engine.explain, thrown);
      if (fault instanceof StoreUnavailable && !(fault instanceof StoreConflict)) this.#isBroken = true;
      throw fault;
    }
  }
}
