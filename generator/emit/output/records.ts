import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Previous, TextRecord } from '../../model/model.ts';
import type { SourceRecord } from '../../model/texts/trace-translations.ts';
import { listGenerated, listVersions, readIfThere } from './compare-files.ts';
import { headerText } from './structures.ts';

/** generated/published-paths.txt: every path that is answered, one a line; later runs are checked against it. */
export function emitPublishedPaths(paths: readonly string[]): string {
  return `# ${headerText('spec/routes and spec/redirects.yaml')}\n${paths.map((path) => `${path}\n`).join('')}`;
}

/** The paths in a file of that format, each once: a merge may leave a line twice, or merge markers. */
export function parsePublishedPaths(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).filter((line) => line.startsWith('/')))];
}

const columns = 'key, locale, digest of the texts, day first seen, day last changed';
const line = /^(\S+) ([a-z]{2}) ([0-9a-f]{8}) (\d{4}-\d{2}-\d{2}) (\d{4}-\d{2}-\d{2})$/;

/** generated/text-dates.txt: the days when the texts of each page were first seen and last changed, one page a line. */
export function emitTextDates(records: readonly TextRecord[]): string {
  const lines = records.map(
    ({ key, locale, digest, published, changed }) => `${key} ${locale} ${digest} ${published} ${changed}\n`,
  );
  return `# ${headerText('spec/routes and spec/content')}\n# ${columns}\n${lines.join('')}`;
}

/** The records in a file of that format. Other lines, such as merge markers, are skipped. */
export function parseTextDates(text: string): TextRecord[] {
  return text.split(/\r?\n/).flatMap((candidate) => {
    const [, key, locale, digest, published, changed] = line.exec(candidate) ?? [];
    const isComplete = key && locale && digest && published && changed;
    return isComplete ? [{ key, locale, digest, published, changed }] : [];
  });
}

// A source is a text of JSON, since it may have several lines.
const sourceLine = /^([^\t#][^\t]*)\t([a-z]{2})\t("(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*")\t([^\t]*)$/;

/** generated/text-sources.txt: the versions of texts that translations were made from, one a line. */
export function emitTextSources(records: readonly SourceRecord[]): string {
  const lines = records.map(({ id, locale, source, translations }) => {
    const made = [...translations].map(([code, digest]) => `${code}=${digest}`);
    return `${[id, locale, JSON.stringify(source), made.join(' ')].join('\t')}\n`;
  });
  const about =
    'text, its source locale, a version of its source, digests of the translations from that version';
  return `# ${headerText('spec')}\n# ${about}\n${lines.join('')}`;
}

/** The records in a file of that format. Other lines, such as merge markers, are skipped. */
export function parseTextSources(text: string): SourceRecord[] {
  return text.split(/\r?\n/).flatMap((candidate) => {
    const [, id, locale, source, made = ''] = sourceLine.exec(candidate) ?? [];
    if (id === undefined || locale === undefined || source === undefined) return [];
    const translations = new Map(
      [...made.matchAll(/([a-z]{2})=(\S+)/g)].map(([, code = '', digest = '']) => [code, digest]),
    );
    return [{ id, locale, source: String(JSON.parse(source)), translations }];
  });
}

/** Records of the past, which no run can make again. */
const [pathsFile, datesFile] = ['generated/published-paths.txt', 'generated/text-dates.txt'] as const;
const sourcesFile = 'generated/text-sources.txt';

/**
 * The records of earlier runs in the output folder, and the pictures there; empty where there are none. Of the paths only
 * those that are committed, where git has the record: a path on one machine only has never been live.
 * @param isFirst whether records may be missing although the site is not new
 */
export function readPreviousRun(out: string, isFirst = false): Previous {
  const read = (name: string) => readIfThere(join(out, name)) ?? '';
  const versions = listVersions(out);
  const committed = readCommitted(out, pathsFile);
  return {
    versions: versions && new Set(versions),
    paths: parsePublishedPaths(read(pathsFile)).filter((path) => committed?.has(path) ?? true),
    texts: parseTextDates(read(datesFile)),
    sources: parseTextSources(read(sourcesFile)),
    lost: isFirst ? [] : findLost(out),
  };
}

/** The records that are missing although the site has been generated before. */
function findLost(out: string): readonly string[] {
  const records = [pathsFile, datesFile];
  const missing = records.filter((path) => !existsSync(join(out, path)));
  // Sites that were generated before there were stale translations have no record of sources.
  const sources = existsSync(join(out, sourcesFile)) || !isCommitted(out, sourcesFile) ? [] : [sourcesFile];
  if (missing.length === 0) return sources;
  const hasOthers = listGenerated(out).some((path) => !(records as readonly string[]).includes(path));
  return [...(hasOthers ? missing : missing.filter((path) => isCommitted(out, path))), ...sources];
}

/** The published paths of the last commit, and of the commit being merged; undefined where there are none. */
function readCommitted(out: string, file: string): ReadonlySet<string> | undefined {
  const texts = ['HEAD', 'MERGE_HEAD'].map((commit) => runGit(out, 'show', `${commit}:./${file}`));
  const paths = parsePublishedPaths(texts.join('\n'));
  return paths.length === 0 ? undefined : new Set(paths);
}

function isCommitted(out: string, path: string): boolean {
  return runGit(out, 'ls-files', '--', path) !== '';
}

/** The output of git; empty where there is no git, no repository or no such object. */
function runGit(cwd: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  return stdout ?? '';
}
