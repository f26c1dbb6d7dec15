import { errorCode } from '../core/failures.ts';
import { DatabaseTooNew, StoreUnavailable } from '../core/ports/store-errors.ts';
import { SecretExposed, SecretSpoiled } from './session-secret.ts';

/** The site cannot start; the message says why and how to fix it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(reason: string, remedy: string) {
    super(`The site cannot start: ${reason}\n  ${remedy}`);
  }
}

/** The address to listen on, and the setting of its port. */
interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly setting?: 'PORT' | 'METRICS_PORT';
}

const usualPorts = { PORT: 3000, METRICS_PORT: 9464 };

/** Turns a listen error into a StartupError with instructions; returns other errors unchanged. */
export function explainListenError(
  thrown: unknown,
  { host, port, setting = 'PORT' }: ListenAddress,
): unknown {
  const code = errorCode(thrown);
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `port ${port} on ${host} is taken.`,
      `Stop the other program, or choose another port: ${setting}=${usualPorts[setting] + 1}`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(
      `port ${port} needs more rights than the site has.`,
      `Choose a port above 1023: ${setting}=${usualPorts[setting]}`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartupError(
      `this machine has no address ${host}.`,
      'Use one of its addresses: HOST=127.0.0.1',
    );
  }
  return thrown;
}

/** Turns an error of loading the build into a StartupError with instructions; returns other errors unchanged. */
export function explainBuildError(thrown: unknown): unknown {
  const code = errorCode(thrown);
  if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') {
    return new StartupError('the build is incomplete.', 'Run npm run build again.');
  }
  return thrown;
}

/** Turns an error of opening the database into a StartupError with instructions; returns other errors unchanged. */
export function explainStoreError(thrown: unknown): unknown {
  if (thrown instanceof DatabaseTooNew) {
    return new StartupError('the database is newer than this version.', thrown.message);
  }
  if (thrown instanceof StoreUnavailable) {
    return new StartupError(
      `the database cannot be opened (${thrown.code}).`,
      'Check DATABASE_URL: the server must answer and accept the user, or the folder must be writable.',
    );
  }
  const code = errorCode(thrown);
  // These are SQLSTATEs of PostgreSQL and errors of SQLite statements.
  if (/^([A-Z\d]{5}|ERR_SQLITE_ERROR)$/.test(code)) {
    return new StartupError(
      `the database rejected a statement (${code}).`,
      'Check DATABASE_URL: the database must belong to this site, and its user needs the right to create tables.',
    );
  }
  return thrown;
}

/** Turns an error of the session secret into a StartupError with instructions; returns other errors unchanged. */
export function explainSecretError(thrown: unknown, path: string): unknown {
  if (thrown instanceof SecretSpoiled) {
    return new StartupError(
      `${path} contains no valid session secret.`,
      'Remove the file: the next start creates a new secret and logs everybody out.',
    );
  }
  if (thrown instanceof SecretExposed) {
    return new StartupError(
      `the session secret ${path} ${thrown.problem}. A reader of the secret can impersonate any member.`,
      `If nobody can have read it, run: ${thrown.command}. Else remove the file: the next start creates a new secret and logs everybody out.`,
    );
  }
  const code = errorCode(thrown);
  if (!/^E[A-Z]+$/.test(code)) return thrown;
  return new StartupError(
    `the session secret cannot be stored (${code}).`,
    `Make ${path} readable and writable, or set SESSION_SECRET.`,
  );
}
