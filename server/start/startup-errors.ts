import { BuildFault } from '../pages/load-pages.ts';
import { DatabaseTooNew, StoreUnavailable } from '../rewards-club/ports/store-errors.ts';
import { SecretSpoiled } from '../security/session-secret.ts';

/** Thrown when the site cannot start; the message says why and how to mend it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(reason: string, remedy: string) {
    super(`The site cannot start: ${reason}\n  ${remedy}`);
  }
}

/** Where a server was to listen, and the setting that says so. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly setting?: 'PORT' | 'METRICS_PORT';
}

const usualPorts = { PORT: 3000, METRICS_PORT: 9464 };

/** A fault of listening, told for the person who starts the site; any other as it is. */
export function explainListenError(thrown: unknown, { host, port, setting = 'PORT' }: Place): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `port ${port} on ${host} is taken.`,
      `End what listens there, or choose another: ${setting}=${usualPorts[setting] + 1}`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(
      `port ${port} may not be listened on.`,
      `Choose a port above 1023: ${setting}=${usualPorts[setting]}`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartupError(`this machine has no address ${host}.`, 'Choose one that it has: HOST=127.0.0.1');
  }
  return thrown;
}

/** A fault of loading the build, told for the person who starts the site; any other as it is. */
export function explainBuildError(thrown: unknown): unknown {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (thrown instanceof BuildFault) {
    return new StartupError(`the build ${thrown.message}.`, 'Run npm run build again.');
  }
  if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') {
    return new StartupError('the build is incomplete.', 'Run npm run build again.');
  }
  return thrown;
}

/** A fault of opening the database, told for the person who starts the site; any other as it is. */
export function explainStoreError(thrown: unknown): unknown {
  if (thrown instanceof DatabaseTooNew) {
    return new StartupError('the database is newer than this version of it.', thrown.message);
  }
  if (thrown instanceof StoreUnavailable) {
    return new StartupError(
      `the database cannot be opened (${thrown.code}).`,
      'Check DATABASE_URL: that the server answers and takes the user, or that the folder can be written.',
    );
  }
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  // PostgreSQL's SQLSTATEs, and whatever SQLite has against a statement.
  if (/^([A-Z\d]{5}|ERR_SQLITE_ERROR)$/.test(code)) {
    return new StartupError(
      `the database refuses what the site needs (${code}).`,
      'Check DATABASE_URL: that the database is this site’s own, and that its user may make tables in it.',
    );
  }
  return thrown;
}

/** A fault of keeping the session secret, told for the person who starts the site; any other as it is. */
export function explainSecretError(thrown: unknown, path: string): unknown {
  if (thrown instanceof SecretSpoiled) {
    return new StartupError(
      `${path} holds no session secret.`,
      'Remove it, and a new one is made; everybody is logged out.',
    );
  }
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (!/^E[A-Z]+$/.test(code)) return thrown;
  return new StartupError(
    `the session secret cannot be kept (${code}).`,
    `Check that ${path} can be read and written, or set SESSION_SECRET.`,
  );
}
