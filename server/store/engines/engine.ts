import type { ExplainError } from './translate-error.ts';

/** The supported engines. */
export type EngineName = 'sqlite' | 'postgres';

/** A value that can be bound to a statement. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** The result of a statement. */
export interface Answer {
  readonly rows: unknown[];
  /** Number of inserted, changed or deleted rows. */
  readonly affected: number;
}

/** A connection for exclusive use by one caller until its release. */
export interface EngineConnection {
  /** Runs one statement; throws the engine's errors. */
  run(sql: string, values: readonly SqlValue[]): Promise<Answer>;
  /** Returns the connection to the pool; a broken one is discarded. */
  release(isBroken: boolean): void;
}

/** Statement that ends a transaction and keeps its changes. */
export const commit = 'commit';

/** The differences between the engines. */
export interface Engine {
  readonly name: EngineName;
  /** Statement that opens a serializable transaction. */
  readonly beginSerializable: string;
  /** Statement that opens a transaction which sees what others commit meanwhile; in SQLite there are no others. */
  readonly begin: string;
  /** Waits for a connection. */
  connect(): Promise<EngineConnection>;
  readonly explain: ExplainError;
  /** The room that is left on the disk of an embedded database, in bytes. */
  readRoom?(): Promise<number>;
  /** Waits for connections in use, then closes; later `connect` calls fail. May be called twice. */
  close(): Promise<void>;
}
