import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folder of picture sources, relative to the spec. */
export const mediaFolder = 'media';

/** The lock file of “npm run media”, relative to the spec. */
export const lockFile = `${mediaFolder}/pictures.lock.yaml`;

/** File endings of picture sources: illustrations first, then photographs. */
export const sourceEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'tif'] as const;

/** Whether a picture’s source is a drawing, and no photograph. */
export function isDrawing(source: string): boolean {
  return source.endsWith('.svg');
}

/** A file that is, or should be, a picture source. */
export interface MediaFile {
  /** Relative to the media folder, with /. */
  readonly file: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
}

/** The names in a spec's media folder, relative to it, sorted; none where there is no such folder. */
export async function listMediaFiles(specFolder: string): Promise<readonly string[]> {
  const folder = join(specFolder, mediaFolder);
  const items = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return items
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .filter((name) => !isAside(name))
    .sort();
}

/** The lock, notes, and files of editors and file managers. */
function isAside(name: string): boolean {
  return /(^|\/)\.|\.(ya?ml|md|tmp|lock\.json)$|~$/.test(name);
}

/**
 * The files of a spec's media folder with their digests, sorted.
 * @param moved paths that files are about to have, by those on disk; relative to the spec folder
 */
export async function readMediaFiles(
  specFolder: string,
  moved: ReadonlyMap<string, string> = new Map(),
): Promise<readonly MediaFile[]> {
  // One at a time: photographs are large.
  return (await listMediaFiles(specFolder)).map((file) => ({
    file: moved.get(`${mediaFolder}/${file}`)?.slice(mediaFolder.length + 1) ?? file,
    sha256: hash('sha256', readFileSync(join(specFolder, mediaFolder, file))),
  }));
}
