import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { listItems } from '../../spec/files/read-files.ts';

/** The record of the last run, in the folder that it wrote. */
export const lastRunFile = 'generated/last-run.json';

/** Items that are not generated from the spec: folders that `npm run media` and `npm run fonts` fill, and the record. */
const madeElsewhere: ReadonlySet<string> = new Set(['pictures', 'fonts', basename(lastRunFile)]);

/** Differences between the files on disk and the generated ones; paths are relative to the output folder. */
export interface Drift {
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  /** Files in the generated folder that are no longer generated. */
  readonly extra: readonly string[];
}

/** Files with their paths, each made when it is asked for; long texts in pieces. */
export type FileStream = AsyncIterable<readonly [path: string, text: string | readonly string[]]>;

/** Called for each file, with whether it is on disk as it should be. */
export type OnFile = (path: string, bytes: Buffer, isCurrent: boolean) => unknown;

/** Compares the generated files with those on disk. Only generated/ is searched for extra files. */
export async function compareFiles(
  root: string,
  files: FileStream | ReadonlyMap<string, string>,
  onFile: OnFile = () => undefined,
): Promise<Drift> {
  const listed = listGenerated(root);
  const paths = new Set<string>();
  const missing: string[] = [];
  const stale: string[] = [];
  for await (const [path, text] of files) {
    const folded = path.toLowerCase();
    // Some file systems ignore case.
    if (paths.has(folded)) throw new Error(`Two files are generated as ${path}.`);
    paths.add(folded);
    const bytes = Buffer.concat([text].flat().map((piece) => Buffer.from(piece)));
    const found = readBytes(join(root, path));
    const isCurrent = found?.equals(bytes) === true;
    if (!isCurrent) (found === undefined ? missing : stale).push(path);
    await onFile(path, bytes, isCurrent);
  }
  return { missing, stale, extra: listed.filter((path) => !paths.has(path.toLowerCase())) };
}

/** Whether there is no difference. */
export function isCurrent({ missing, stale, extra }: Drift): boolean {
  return missing.length + stale.length + extra.length === 0;
}

/** The text of a file, or undefined where there is none. */
export function readIfThere(path: string): string | undefined {
  return readBytes(path)?.toString();
}

/** The bytes of a file, or undefined where there is none. */
export function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Whether a file or folder does not exist: nothing there, a folder instead of a file, or a file as a parent folder. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR|EISDIR)$/.test(String(error.code));
}

/** Every file of the generator in generated/, relative to the output folder, sorted. */
export function listGenerated(root: string): string[] {
  try {
    const items = readdirSync(join(root, 'generated'), { withFileTypes: true });
    const own = items.filter((item) => !madeElsewhere.has(item.name));
    return own.flatMap((item) => listFiles(root, item)).sort();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

/** The files in generated/pictures, relative to it, sorted; undefined where there is no such folder. */
export function listVersions(root: string): string[] | undefined {
  try {
    const items = listItems(join(root, 'generated/pictures'));
    return items.filter(([, item]) => item.isFile()).map(([path]) => path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

function listFiles(root: string, item: Dirent): string[] {
  const path = join(item.parentPath, item.name);
  if (!item.isDirectory()) return [relative(root, path).replaceAll('\\', '/')];
  return readdirSync(path, { withFileTypes: true }).flatMap((inner) => listFiles(root, inner));
}
