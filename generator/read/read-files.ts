import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** Names of the spec's text files: YAML, and Markdown for bodies of pages. */
export const specFilePattern = /\.(ya?ml|md)$/;

/** The greatest size of a text file, in bytes: more than ten times the largest of the site. */
const maxBytes = 5_000_000;

/** The text files of a spec, and findings about those that cannot be read. */
export interface SpecFiles {
  /** By path relative to the spec folder (with /), sorted. */
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Reads the text files of a spec folder; other files, and Markdown elsewhere, are left out. Links, folders with the name
 * of a file, and files that are too large are reported, not read. Throws where the folder cannot be read.
 */
export function readSpecFiles(folder: string): SpecFiles {
  const nameOf = (item: Dirent) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/');
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).sort((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  );
  const findings = items.flatMap((item) => {
    const kind = nameUnreadableKind(item);
    return kind === undefined ? [] : [describeUnreadable(nameOf(item), kind)];
  });
  const names = items
    .filter((item) => item.isFile() && specFilePattern.test(item.name))
    .map(nameOf)
    .filter((name) => !name.endsWith('.md') || name.startsWith('content/'));
  const texts = new Map<string, string>();
  // Hundreds of small files are read faster one by one than through the thread pool.
  for (const name of names) {
    const path = join(folder, name);
    const { size } = statSync(path);
    if (size > maxBytes) findings.push(describeTooLarge(name, size));
    else texts.set(name, readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  }
  return { texts, findings };
}

/** The name of an item that stands in place of a file; undefined for files, folders of files, and what editors leave (.#name, name~). */
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
