import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../diagnostics/diagnostic.ts';

/** An item of a folder: its path relative to the folder listed, with /, and its directory entry. */
export type Item = readonly [path: string, item: Dirent];

/**
 * Everything below a folder, sorted by path. Throws where a folder cannot be read. Node's own recursive listing takes seven times as
 * long, which is most of the time of a run that does nothing.
 */
export function listItems(folder: string): Item[] {
  const list = (parent: string): Item[] =>
    readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((item) => {
      const path = `${parent}${item.name}`;
      return item.isDirectory() ? [[path, item] as const, ...list(`${path}/`)] : [[path, item] as const];
    });
  return list('').sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Names of the spec's text files: YAML, and Markdown for bodies of pages. */
const specFilePattern = /\.(ya?ml|md)$/;

/** The greatest size of a text file, in bytes: more than ten times the largest of the site. */
const maxBytes = 5_000_000;

/** Texts by path relative to the spec folder (with /). */
export type TextsByFile = Pick<ReadonlyMap<string, string>, 'get'>;

/** The text files of a spec folder, sorted by path. Throws where one cannot be read. */
export function readSpecFiles(folder: string): { readonly texts: ReadonlyMap<string, string> } {
  const { names } = listSpecFiles(folder);
  return { texts: new Map(names.map((name) => [name, readSpecFile(folder, name)])) };
}

const byteOrderMark = '\uFEFF';

/** The text of a file without a byte order mark. */
export function readSpecFile(folder: string, name: string): string {
  const text = readFileSync(join(folder, name), 'utf8');
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

/** A new text for a file, with a byte order mark if the file has one. */
export function withByteOrderMark(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  const hasMark = existsSync(path) && readFileSync(path, 'utf8').startsWith(byteOrderMark);
  return hasMark ? byteOrderMark + text : text;
}

/**
 * Lists the text files of a spec folder, sorted by path. Links, folders with the name of a file, and files that are too
 * large are reported, not listed. Throws where the folder cannot be read.
 */
export function listSpecFiles(folder: string): {
  readonly names: readonly string[];
  /** Files of no known kind. */
  readonly unknown: readonly string[];
  readonly findings: Finding[];
} {
  const items = listItems(folder);
  const findings = items.flatMap(([name, item]) => {
    const kind = nameUnreadableKind(item);
    return kind === undefined ? [] : [describeUnreadable(name, kind)];
  });
  const files = items.filter(([, item]) => item.isFile()).map(([name]) => name);
  const unknown = files.filter((name) => !isSpecFile(name) && !isAside(name));
  const names = files
    .filter((name) => isSpecFile(name) && !isHidden(name))
    .filter((name) => {
      const { size } = statSync(join(folder, name));
      if (size > maxBytes) findings.push(describeTooLarge(name, size));
      return size <= maxBytes;
    });
  return { names, unknown, findings };
}

/** Whether a text file belongs to the spec: YAML, or Markdown in spec/content. */
function isSpecFile(name: string): boolean {
  return specFilePattern.test(name) && (!name.endsWith('.md') || name.startsWith('content/'));
}

/** Files of the system and of file managers, such as .DS_Store and ._name.yaml. */
function isHidden(name: string): boolean {
  return /(^|\/)\./.test(name);
}

/** Files that are ignored beside those of a spec: pictures and icons, licences, notes, and backups of editors. */
function isAside(name: string): boolean {
  return (
    isHidden(name) ||
    /^(media|icons)\//.test(name) ||
    /(^|\/)((licen[cs]e|readme|notes)[^/]*|#[^/]*#|4913)$|(~|\.(tmp|swp|bak|orig|rej))$/i.test(name)
  );
}

/** The kind of an item that is no regular file; undefined for files, folders of files, and backups of editors (.#name, name~). */
function nameUnreadableKind(item: Dirent): string | undefined {
  if (item.isFile() || item.name.startsWith('.') || item.name.endsWith('~')) return undefined;
  if (item.isDirectory()) return specFilePattern.test(item.name) ? 'a folder' : undefined;
  return item.isSymbolicLink() ? 'a symbolic link' : 'a pipe, socket or device';
}

function describeUnreadable(file: string, kind: string): Finding {
  return {
    code: 'FILE_NOT_PLAIN',
    message: `${file} is ${kind}, not a file.`,
    help: 'Put a file with its content in its place, or remove it.',
    at: [{ file, offset: 0 }],
  };
}

function describeTooLarge(file: string, size: number): Finding {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return {
    code: 'FILE_TOO_LARGE',
    message: `The file has ${megabytes(size)} MB; at most ${megabytes(maxBytes)} MB are read.`,
    help: 'Check whether something was pasted into it by mistake, and remove it.',
    at: [{ file, offset: 0 }],
  };
}
