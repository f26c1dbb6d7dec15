import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { type IndexNowRequest, runIndexNowCommand } from './run-indexnow-command.ts';

const usage = `Usage: npm run --silent indexnow

Sends the addresses of pages that appeared, changed or went since the last run to search engines, by IndexNow. Run it after each deployment,
with the environment of the server: INDEXNOW_KEY turns it on, SITE_URL says whose pages they are.

  --record var/indexnow.json   where it keeps what it sent last; default: this file
  --dry-run                    prints the addresses and sends nothing
  --help                       this text

Exit codes: 0 done, or nothing has changed · 1 it is off, or an engine refused · 2 wrong arguments`;

const options = {
  record: { type: 'string', default: 'var/indexnow.json' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function read(args: string[]): IndexNowRequest | 'help' {
  const { values } = parseArgs({ args, options });
  return values.help ? 'help' : { record: values.record, isDry: values['dry-run'] };
}

process.exitCode = await runCommand({ usage, read, run: runIndexNowCommand });
