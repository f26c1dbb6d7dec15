/** A row of work for another system; its kinds are in `outbox-entries.ts`. Times in milliseconds since 1970. */
export interface OutboxItem {
  readonly id: string;
  readonly kind: string;
  /** Plain JSON. */
  readonly payload: unknown;
  readonly attempts: number;
  readonly createdAt: number;
  readonly nextAttemptAt: number;
}

/** A stored row, claimed or not. */
export interface KeptOutboxItem extends OutboxItem {
  /** Whether the row is no longer retried. */
  readonly isGivenUp: boolean;
}

/** The outbox. `done`, `retry` and `giveUp` return false if the worker has lost its claim. */
export interface OutboxStore {
  add(kind: string, payload: unknown, now: number): Promise<void>;
  /** Claims up to `limit` due rows for `claimMilliseconds`, each for one worker only. */
  claim(
    worker: string,
    limit: number,
    now: number,
    claimMilliseconds: number,
  ): Promise<readonly OutboxItem[]>;
  done(id: string, worker: string): Promise<boolean>;
  retry(id: string, worker: string, nextAttemptAt: number, error: string): Promise<boolean>;
  giveUp(id: string, worker: string, error: string): Promise<boolean>;
  /** The number of waiting rows and of rows given up. */
  counts(): Promise<{ readonly waiting: number; readonly failed: number }>;
  removeByEmail(emailKey: string): Promise<void>;
  /** Removes a row, even if a worker has claimed it. */
  remove(id: string): Promise<void>;
  /** All rows about an e-mail, oldest first. */
  listByEmail(emailKey: string): Promise<readonly KeptOutboxItem[]>;
  /** All rows of a kind, oldest first. */
  listByKind(kind: string): Promise<readonly KeptOutboxItem[]>;
}
