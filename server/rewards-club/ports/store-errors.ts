/** The database is away, closed, full, or too busy: nothing is known to have changed, and trying later may help. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
  /** What the engine, the driver or the system calls the fault: `SQLITE_FULL`, `57P01`, `ECONNREFUSED`; never data. */
  readonly code: string;

  constructor(problem: string, code: string, cause?: unknown) {
    super(`${problem} (${code})`, { cause });
    this.code = code;
  }
}

/** Others changed the same rows at the same time, or held the database. What was tried has been undone. */
export class StoreConflict extends StoreUnavailable {
  override readonly name = 'StoreConflict';

  constructor(code: string, cause?: unknown) {
    super('The database was busy with the same rows each time it was tried', code, cause);
  }
}

/** A mistake in the program, such as using the outer store inside a transaction. */
export class StoreMisused extends Error {
  override readonly name = 'StoreMisused';
}

/** A value that no column can keep as it is; the message never shows it. */
export class ValueRefused extends TypeError {
  override readonly name = 'ValueRefused';
}

/** The database was migrated by a newer version of the site than this one. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
  /** Migrations that this version does not know. */
  readonly migrations: readonly string[];

  constructor(migrations: readonly string[]) {
    super(
      `The database belongs to a newer version of the site: it has had ${migrations.join(', ')}, which this version does not know. Start the newer version, or restore a backup made before it.`,
    );
    this.migrations = migrations;
  }
}

/** `DATABASE_URL` names no database that can be opened; the message never shows the URL. */
export class DatabaseUrlInvalid extends Error {
  override readonly name = 'DatabaseUrlInvalid';
  /** What is wrong, as the rest of a sentence: “is empty”. */
  readonly problem: string;
  readonly remedy: string;

  constructor(problem: string, remedy: string) {
    super(`The database URL ${problem}. ${remedy}`);
    this.problem = problem;
    this.remedy = remedy;
  }
}
