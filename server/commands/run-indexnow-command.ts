import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pagesOn } from '../../app/declarations/pages-on-day.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { createDayReader } from '../core/clock.ts';
import { indexNowPath } from '../pages/well-known.ts';
import type { Config } from '../start/config/config.ts';

export interface IndexNowRequest {
  /** The file with the pages that were sent last. */
  readonly record: string;
  /** Whether addresses are only printed. */
  readonly isDry: boolean;
}

/** By address, the day of its last change. */
type Changes = Readonly<Record<string, string>>;

/** As many as IndexNow takes at once. */
const mostAddresses = 10_000;

/** The meanings of answers in the protocol. */
const meanings: Readonly<Record<number, string>> = {
  400: 'the message has a wrong form',
  403: 'it found no file with this key at keyLocation',
  422: 'the addresses or the key do not belong to this site',
  429: 'there were too many messages; run the command later',
};

/**
 * Sends the addresses that appeared, changed or went to an engine of IndexNow, which passes them on to the others. The
 * record is written once it has taken all of them, so that a refused run can be repeated.
 * @returns the exit code: 0 done, 1 off or refused
 */
export async function runIndexNowCommand(
  { record, isDry }: IndexNowRequest,
  { indexNow, siteUrl, siteDay }: Pick<Config, 'indexNow' | 'siteUrl' | 'siteDay'>,
): Promise<number> {
  if (indexNow === undefined || siteUrl === undefined) {
    process.stderr.write('IndexNow is off: set INDEXNOW_KEY and SITE_URL. Nothing was sent.\n');
    return 1;
  }
  const { key, url } = indexNow;
  const now = listPages(siteUrl, createDayReader(siteDay === undefined ? {} : { siteDay })());
  const before = await readRecord(record, siteUrl);
  if (before === undefined) {
    process.stderr.write(
      `${record} is not JSON: what has changed is unknown. Delete it to send all pages again.\n`,
    );
    return 1;
  }
  const changed = findChanged(before, now);
  process.stdout.write(isDry ? changed.map((address) => `${address}\n`).join('') : '');
  process.stdout.write(`${changed.length} addresses changed.\n`);
  if (isDry) return 0;
  for (let at = 0; at < changed.length; at += mostAddresses) {
    const urlList = changed.slice(at, at + mostAddresses);
    const message = { host: new URL(siteUrl).host, key, keyLocation: siteUrl + indexNowPath(key), urlList };
    const problem = await tell(url, message);
    if (problem === undefined) continue;
    process.stderr.write(`${url} refused: ${problem}. Nothing was recorded; run the command again.\n`);
    return 1;
  }
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(now));
  return 0;
}

/** The pages for search engines, as in the sitemaps. */
function listPages(siteUrl: string, day: string): Changes {
  const pages = pagesOn(day).filter(({ indexable }) => indexable);
  return Object.fromEntries(pages.map(({ path, updated }) => [siteUrl + encodePath(path), updated]));
}

function findChanged(before: Changes, now: Changes): readonly string[] {
  const addresses = Object.keys({ ...before, ...now });
  return addresses.filter((address) => before[address] !== now[address]);
}

/** The record; empty where there is none yet, or only one of another site; undefined if it is damaged. */
async function readRecord(file: string, siteUrl: string): Promise<Changes | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    const entries = Object.entries(JSON.parse(text) as Changes);
    return Object.fromEntries(entries.filter(([address]) => new URL(address).origin === siteUrl));
  } catch {
    return undefined;
  }
}

/** @returns why the engine did not take it; undefined if it did */
async function tell(url: string, message: unknown): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(60_000),
    });
    return ok ? undefined : `${status}, ${meanings[status] ?? 'which the protocol does not know'}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
