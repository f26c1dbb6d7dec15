import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PicturesFile } from '../schema/site/pictures.ts';
import { type Item, listItems } from './read-files.ts';

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
export function listMediaFiles(specFolder: string): readonly string[] {
  let items: readonly Item[] = [];
  try {
    items = listItems(join(specFolder, mediaFolder));
  } catch {
    // A spec without pictures.
  }
  return items.filter(([name, item]) => item.isFile() && !isAside(name)).map(([name]) => name);
}

/** The lock, notes, and files of editors and file managers. */
function isAside(name: string): boolean {
  return /(^|\/)\.|\.(ya?ml|md|tmp|lock\.json)$|~$/.test(name);
}

/**
 * The files of a spec's media folder with their digests, sorted.
 * @param moved paths that files are about to have, by those on disk; relative to the spec folder
 */
export function readMediaFiles(
  specFolder: string,
  moved: ReadonlyMap<string, string> = new Map(),
): readonly MediaFile[] {
  return listMediaFiles(specFolder).map((file) => ({
    file: moved.get(`${mediaFolder}/${file}`)?.slice(mediaFolder.length + 1) ?? file,
    sha256: hash('sha256', readFileSync(join(specFolder, mediaFolder, file))),
  }));
}

/** The lock of pictures as text: a line for each picture, by name. */
export function formatLock(pictures: Iterable<readonly [string, PicturesFile['pictures'][string]]>): string {
  const byName = [...pictures].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return `pictures:\n${byName.map(([name, entry]) => `  ${name}: ${JSON.stringify(entry)}\n`).join('')}`;
}
