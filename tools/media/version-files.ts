import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { Lock, LockEntry } from './lock.ts';
import { settings } from './settings.ts';

/** The folder of a picture’s versions, relative to the media folder. */
export function folderOf(name: string, { hash }: Pick<LockEntry, 'hash'>): string {
  return `${name}-${hash}`;
}

interface Version {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The files of a picture, relative to its folder, with their sizes in pixels. */
function versionsOf({ avif, webp, width, height }: LockEntry): readonly Version[] {
  const version = (wanted: number, ending: string) => ({
    file: `${wanted}.${ending}`,
    width: wanted,
    height: Math.round((height * wanted) / width),
  });
  return [
    ...avif.map((wanted) => version(wanted, 'avif')),
    version(webp, 'webp'),
    { file: 'social.jpg', ...settings.social },
  ];
}

/** Files of a picture that are missing, or are not pictures of the size in their names. */
export async function findSpoiled(mediaFolder: string, name: string, entry: LockEntry): Promise<string[]> {
  const folder = join(mediaFolder, folderOf(name, entry));
  const checks = versionsOf(entry).map(async ({ file, width, height }) => {
    const found = await sharp(join(folder, file))
      .metadata()
      .catch(() => undefined);
    // Allows a difference of one pixel, because the height was rounded twice.
    const fits = found?.width === width && Math.abs(found.height - height) <= 1;
    return fits ? [] : [file];
  });
  return (await Promise.all(checks)).flat();
}

/** The files in the media folder that belong to no picture of the lock, relative to it. */
export async function findOrphans(mediaFolder: string, lock: Lock): Promise<string[]> {
  const wanted = new Set(
    [...lock].flatMap(([name, entry]) =>
      versionsOf(entry).map(({ file }) => join(folderOf(name, entry), file)),
    ),
  );
  const items = await readdir(mediaFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return items
    .filter((item) => item.isFile())
    .map((item) => relative(mediaFolder, join(item.parentPath, item.name)))
    .filter((path) => !wanted.has(path))
    .sort();
}
