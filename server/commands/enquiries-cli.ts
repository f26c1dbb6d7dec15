import { parseArgs } from 'node:util';
import { pageForms } from '../../generated/forms/page-forms.ts';
import { isPageForm } from '../forms/confirm-enquiry.ts';
import { runCommand } from './run-command.ts';
import { type EnquiriesRequest, runEnquiriesCommand } from './run-enquiries-command.ts';

const usage = `Usage: npm run --silent enquiries -- <command>

  list                 one line for each form that guests have sent, without personal data
  show <reference>     one of them, with its answers
  export               all answers
  subscribers          everybody who gets the newsletter, with the links that end the subscriptions

  --since 2026-01-01   for list and export: from this day (UTC) on
  --form <name>        for list and export: only this form
  --format csv|json    for export and subscribers; json by default
  --help               this text

Forms: ${Object.keys(pageForms).join(', ')}.
Use the environment of the server, which may be running.

Exit codes: 0 done · 1 nothing found, or the command failed · 2 wrong arguments`;

const options = {
  since: { type: 'string' },
  form: { type: 'string' },
  format: { type: 'string', default: 'json' },
  help: { type: 'boolean', default: false },
} as const;

function read(args: string[]): EnquiriesRequest | 'help' | undefined {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { since, form, format, help } = values;
  if (help) return 'help';
  const [command, reference, ...more] = positionals;
  const time = since === undefined ? undefined : readDay(since);
  const isFiltered = since !== undefined || form !== undefined;
  if (more.length > 0 || (reference !== undefined) !== (command === 'show')) return undefined;
  if (form !== undefined && !isPageForm(form)) return undefined;
  if ((format !== 'csv' && format !== 'json') || (since !== undefined && time === undefined))
    return undefined;
  const filter = { ...(time !== undefined && { since: time }), ...(form !== undefined && { form }) };
  if (command === 'list') return { command, filter };
  if (command === 'export') return { command, filter, format };
  if (isFiltered) return undefined;
  if (command === 'subscribers') return { command, format };
  return reference === undefined ? undefined : { command: 'show', reference };
}

/** Midnight UTC in milliseconds since 1970; undefined if there is no such day. */
function readDay(text: string): number | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
  return isDay ? day.getTime() : undefined;
}

process.exitCode = await runCommand({ usage, read, run: runEnquiriesCommand });
