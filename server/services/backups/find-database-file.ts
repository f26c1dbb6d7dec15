import { readDatabaseUrl } from '../../store/database-url.ts';
import { BackupError } from './backup-error.ts';

/**
 * The file of the embedded database.
 * @throws {BackupError} if the site has another database
 */
export function findDatabaseFile(databaseUrl: string): string {
  const location = readDatabaseUrl(databaseUrl);
  if (location.engine === 'sqlite') return location.path;
  if (location.engine === 'sqlite-memory') {
    throw new BackupError(
      'The database of this site is in memory (DATABASE_URL): there is no file to back up or to restore.',
      'Name a file: DATABASE_URL=sqlite:var/site.db',
    );
  }
  throw new BackupError(
    'The database of this site is PostgreSQL (DATABASE_URL), which has its own tools for backups.',
    'Use pg_dump and pg_restore, or point-in-time recovery, and keep SESSION_SECRET: docs/backups.md has the steps.',
  );
}
