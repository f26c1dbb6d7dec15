/** An attempt against a counter. */
export interface Hit {
  readonly key: string;
  /** Attempts that the window allows. */
  readonly most: number;
  readonly windowMilliseconds: number;
}

/** The state of a counter. */
export interface LimitCount {
  readonly key: string;
  /** Attempts in the current window. */
  readonly count: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/**
 * Fixed-window counters. The first hit starts a window; later hits do not extend it. A window that ends some seconds
 * later than one that starts now dates from before the clock was set back, and counts as ended. Every method is one
 * atomic statement. Errors: see `Store`.
 */
export interface LimitStore {
  /**
   * Adds one to each counter if none has reached its maximum; otherwise writes nothing.
   * @returns the new counts; incomplete if a hit was refused: usually empty, but after a race it may have some counters
   */
  hit(hits: readonly Hit[], now: number): Promise<readonly LimitCount[]>;
  /** The counters whose window has not ended. */
  counts(hits: readonly Hit[], now: number): Promise<readonly LimitCount[]>;
  /** Subtracts one from each counter within its window, never below zero. */
  undo(keys: readonly string[], now: number): Promise<void>;
  /** Deletes counters. */
  remove(keys: readonly string[]): Promise<void>;
}

/** A written mail, stored instead of sent. */
export interface MailboxItem {
  /** The address of the recipient. */
  readonly to: string;
  /** The subject as plain text. */
  readonly subject: string;
  /** The body as plain text. */
  readonly text: string;
  /** The body as an HTML document. */
  readonly html: string;
  /** The code in the mail; absent if it has none. */
  readonly code?: string;
  /** The link in the mail; absent if it has none. */
  readonly link?: string;
  /** The requested locale. */
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The mails of a site without a mail server. Errors: see `Store`. */
export interface MailboxStore {
  /** Stores a mail; `removeExpired` deletes it after 30 days. */
  add(mail: MailboxItem): Promise<void>;
  /** Up to `limit` mails, newest first. */
  list(limit: number): Promise<readonly MailboxItem[]>;
  /** All mails to an address, newest first. */
  listByRecipient(emailKey: string): Promise<readonly MailboxItem[]>;
  /** Deletes all mails to an address. */
  removeByRecipient(emailKey: string): Promise<void>;
}

/** A row of work for another system; its kinds are in `outbox-entries.ts`. Times in milliseconds since 1970. */
export interface OutboxItem {
  /** Decimal digits. */
  readonly id: string;
  /** Determines the schema of the payload and its delivery. */
  readonly kind: string;
  /** Plain JSON; undefined if the stored text is none. */
  readonly payload: unknown;
  /** The number of claims, the current one included. */
  readonly attempts: number;
  /** When the row was added. */
  readonly createdAt: number;
  /** When the row was or will be due; a claim does not change it. */
  readonly nextAttemptAt: number;
}

/** A stored row, claimed or not. */
export interface StoredOutboxItem extends OutboxItem {
  /** Whether the row is no longer retried. */
  readonly isGivenUp: boolean;
}

/** Selects rows by their kinds: those of a list, which is not empty, or all others. */
export type KindFilter = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/**
 * The outbox. `done`, `retry`, `postpone` and `giveUp` return false if the worker has lost its claim. A claim that has run out counts
 * until another worker claims the row. Errors: see `Store`.
 */
export interface OutboxStore {
  /** Adds a row, due now. `payload` is plain JSON; its `emailKey`, `email` or `to` names the guest of the row. */
  add(kind: string, payload: unknown, now: number): Promise<void>;
  /**
   * Claims up to `limit` due rows for `claimMilliseconds`, each for one worker only; earliest due first. A claim counts as
   * an attempt.
   * @param kinds all by default
   */
  claim(
    worker: string,
    limit: number,
    now: number,
    claimMilliseconds: number,
    kinds?: KindFilter,
  ): Promise<readonly OutboxItem[]>;
  /** Deletes a delivered row. */
  done(id: string, worker: string): Promise<boolean>;
  /** Releases a row until `nextAttemptAt`. `error` is the reason, without guest data. */
  retry(id: string, worker: string, nextAttemptAt: number, error: string): Promise<boolean>;
  /** Releases a row until `nextAttemptAt` without counting the claim as an attempt. */
  postpone(id: string, worker: string, nextAttemptAt: number): Promise<boolean>;
  /** Ends all attempts; `removeExpired` deletes the row after 90 days. `error` is the reason, without guest data. */
  giveUp(id: string, worker: string, error: string): Promise<boolean>;
  /** The number of waiting rows, claimed ones included, and of rows given up. */
  counts(): Promise<{ readonly waiting: number; readonly failed: number }>;
  /** Removes all rows about an e-mail, claimed or not. */
  removeByEmail(emailKey: string): Promise<void>;
  /** Removes a row, even if a worker has claimed it. */
  remove(id: string): Promise<void>;
  /** All rows about an e-mail, oldest first. */
  listByEmail(emailKey: string): Promise<readonly StoredOutboxItem[]>;
  /** All rows of a kind, oldest first. */
  listByKind(kind: string): Promise<readonly StoredOutboxItem[]>;
}
