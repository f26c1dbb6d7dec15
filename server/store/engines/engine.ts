import type { Dialect } from 'kysely';

/** The supported engines. */
export type EngineName = 'sqlite' | 'postgres';

/** An open database or pool, whose statements reject with the store's errors. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** The room that is left on the disk of an embedded database, in bytes. */
  readRoom?(): Promise<number>;
  /** Waits for connections in use, then closes. */
  close(): Promise<void>;
}
