import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { todayAtHotels } from '../../server/core/clock.ts';
import { ChangesError } from './changes-error.ts';
import { describeInHtml } from './changes-html.ts';
import type { ChangedPage } from './compare-pages.ts';
import { describeInText, summarize } from './describe-changes.ts';
import { listChanges } from './list-changes.ts';
import { type ServedState, serveState, stateOfCommit, stateOfFiles } from './states.ts';

const usage = `Usage: npm run --silent changes -- --base <commit> [options]

Lists the pages that guests would get otherwise than from a commit, in all languages, with the texts that differ. Both states are built in
folders of their own, with their own code; nothing in this checkout changes.

  --base <commit>       what to compare with: a commit, a branch or a tag
  --head <commit>       what to compare; default: the files of this checkout, committed or not
  --format <format>     text, html or json (text)
  --out <file>          where to write it, with the numbers on standard output; default: standard output
  --help                this text

SITE_DAY says for which day pages are rendered (YYYY-MM-DD; default: today).
Exit codes: 0 done · 1 a state cannot be built · 2 wrong arguments`;

type Describe = (pages: readonly ChangedPage[], base: string) => string;

const formats: Readonly<Record<string, Describe>> = {
  text: (pages) => `${describeInText(pages)}\n`,
  html: describeInHtml,
  json: (pages, base) => `${JSON.stringify({ base, pages }, null, 2)}\n`,
};
/** Stands for the public origin, which is the same in both states. */
const siteUrl = 'http://127.0.0.1:3000';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        base: { type: 'string' },
        head: { type: 'string' },
        format: { type: 'string', default: 'text' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const { base, head, out, format } = values;
    const describe = Object.hasOwn(formats, format) ? formats[format] : undefined;
    return base === undefined || describe === undefined ? undefined : { base, head, out, describe };
  } catch {
    return undefined;
  }
}

type Request = Exclude<ReturnType<typeof readArguments>, 'help' | undefined>;

async function run({ base, head, describe, out }: Request): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const open: ServedState[] = [];
  try {
    const states = [stateOfCommit(base), head === undefined ? stateOfFiles(folder) : stateOfCommit(head)];
    const day = process.env.SITE_DAY ?? todayAtHotels();
    const served = await Promise.allSettled(
      states.map(async (state, index) => {
        const site = await serveState(state, join(folder, String(index)), day, siteUrl);
        open.push(site);
        return site.url;
      }),
    );
    const [before = '', after = ''] = served.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
    const pages = await listChanges(before, after);
    const text = describe(pages, base);
    if (out !== undefined) writeFileSync(resolve(out), text);
    process.stdout.write(out === undefined ? text : `${summarize(pages)}\n`);
  } finally {
    for (const { close } of open) close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const request = readArguments();
if (request === undefined || request === 'help') {
  (request === undefined ? process.stderr : process.stdout).write(`${usage}\n`);
  process.exitCode = request === undefined ? 2 : 0;
} else {
  try {
    await run(request);
  } catch (thrown) {
    if (!(thrown instanceof ChangesError)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}
