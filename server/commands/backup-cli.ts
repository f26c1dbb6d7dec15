import { runBackupCommand } from './run-backup-command.ts';
import { writeBackup } from './write-backup.ts';

const usage = `Usage: npm run backup -- --to <file>

Writes the embedded database and its session secret into one file, while the site runs (docs/backups.md).

  --to <file>    a new file, which only this user may read; an existing one is never replaced
  --help         this text

The environment is the server's. Exit codes: 0 done · 1 it could not be done · 2 wrong arguments, nothing written`;

process.exitCode = await runBackupCommand({ usage, option: 'to', run: writeBackup });
