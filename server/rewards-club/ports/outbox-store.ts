/** kind: contact-update | registration-form | record-id | notice | contact-removal. Payload is plain JSON. */
export interface OutboxItem {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  createdAt: number;
  nextAttemptAt: number;
}
/** A row as it is kept, claimed or not. */
export interface KeptOutboxItem extends OutboxItem {
  /** Whether it is tried no more. */
  isGivenUp: boolean;
}
export interface OutboxStore {
  add(
    kind: string,
    payload: unknown,
    now: number,
  ): Promise<void> /** Claims up to `limit` due rows for `claimMilliseconds`, each to one worker only. */;
  claim(
    worker: string,
    limit: number,
    now: number,
    claimMilliseconds: number,
  ): Promise<readonly OutboxItem[]>;
  done(id: string, worker: string): Promise<boolean>;
  retry(id: string, worker: string, nextAttemptAt: number, error: string): Promise<boolean>;
  giveUp(id: string, worker: string, error: string): Promise<boolean>;
  counts(): Promise<{ waiting: number; failed: number }>;
  removeByEmail(emailKey: string): Promise<void>;
  /** Removes a row, whoever has claimed it. */
  remove(id: string): Promise<void>;
  /** All rows about an e-mail, in the order in which they came. */
  listByEmail(emailKey: string): Promise<readonly KeptOutboxItem[]>;
  /** All rows of a kind, in the order in which they came. */
  listByKind(kind: string): Promise<readonly KeptOutboxItem[]>;
}
