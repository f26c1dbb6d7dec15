/** The database is down, closed, full or too busy. Nothing is known to have changed; a later retry may succeed. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
  /** Error code of the engine, the driver or the system: `SQLITE_FULL`, `57P01`, `ECONNREFUSED`; never data. */
  readonly code: string;

  constructor(problem: string, code: string, cause?: unknown) {
    super(`${problem} (${code})`, { cause });
    this.code = code;
  }
}

/** A concurrent change of the same rows, or a lock. The operation was rolled back. */
export class StoreConflict extends StoreUnavailable {
  override readonly name = 'StoreConflict';

  constructor(code: string, cause?: unknown) {
    super('The database was busy with the same rows at every attempt', code, cause);
  }
}

/** Attempts cannot be counted, so none is allowed. */
export class LimiterFailed extends StoreUnavailable {
  override readonly name = 'LimiterFailed';

  constructor(cause: unknown) {
    super('Attempts cannot be counted', cause instanceof StoreUnavailable ? cause.code : 'LIMITS', cause);
  }
}

/** A programming error, such as the use of the outer store inside a transaction. */
export class StoreMisused extends Error {
  override readonly name = 'StoreMisused';
}

/** A value that no column can store unchanged; the message never shows it. */
export class ValueRefused extends TypeError {
  override readonly name = 'ValueRefused';
}

/** A newer version of the site has migrated the database. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
  /** Applied migrations that this version does not have. */
  readonly migrations: readonly string[];

  constructor(migrations: readonly string[]) {
    super(
      `The database belongs to a newer version of the site: this version does not have its migrations ${migrations.join(', ')}. Start the newer version, or restore an older backup.`,
    );
    this.migrations = migrations;
  }
}

/** `DATABASE_URL` is invalid; the message never shows the URL. */
export class DatabaseUrlInvalid extends Error {
  override readonly name = 'DatabaseUrlInvalid';
  /** The problem as a predicate: “is empty”. */
  readonly problem: string;
  /** The remedy, as a sentence. */
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(`The database URL ${problem}. ${remedy}`);
    this.problem = problem;
    this.remedy = remedy;
  }
}
