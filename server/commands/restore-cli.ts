import { restoreBackup } from './restore-backup.ts';
import { runBackupCommand } from './run-backup-command.ts';

const usage = `Usage: npm run restore -- --from <file>

Restores the embedded database and its session secret from a backup, into a place where there is neither (docs/backups.md).

  --from <file>  a file that npm run backup has written; it is only read
  --help         this text

The environment is the server's, which has to be stopped. Exit codes: 0 done · 1 it could not be done, nothing changed ·
2 wrong arguments, nothing changed`;

process.exitCode = await runBackupCommand({ usage, option: 'from', run: restoreBackup });
