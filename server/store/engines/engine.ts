import type { ExplainFault } from './translate-fault.ts';

/** The two engines that the schema and every query are written for. */
export type EngineName = 'sqlite' | 'postgres';

/** What may be bound to a statement. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** What a statement gave. */
export interface Answer {
  readonly rows: unknown[];
  /** Rows that it inserted, changed or deleted. */
  readonly affected: number;
}

/** A connection that one caller has for itself until it is given back. */
export interface EngineConnection {
  /** Runs one statement; throws what the engine throws. */
  run(sql: string, values: readonly SqlValue[]): Promise<Answer>;
  /** Gives the connection back; a broken one is not used again. */
  release(isBroken: boolean): void;
}

/** What differs between the engines; everything else is written once. */
export interface Engine {
  readonly name: EngineName;
  /** Opens a transaction in which nobody else's changes can be missed. */
  readonly beginSerializable: string;
  /** Opens a transaction for migrations. */
  readonly begin: string;
  /** Waits for a connection. */
  connect(): Promise<EngineConnection>;
  readonly explain: ExplainFault;
  /** Waits for connections in use, then closes; every later `connect` is refused. May be called twice. */
  close(): Promise<void>;
}
