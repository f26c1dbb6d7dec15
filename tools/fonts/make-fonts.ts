import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fontScripts } from '../../app/document/font-script.ts';
import { type FontPackage, faces, fileNameOf } from './faces.ts';
import type { FontLock, LockedFace } from './lock.ts';
import { makeFace } from './make-face.ts';
import type { FontPlaces } from './places.ts';
import { printStylesheet } from './print-stylesheet.ts';
import type { Repertoires } from './repertoires.ts';
import { releaseOf, unpackPackage } from './unpack-package.ts';

/**
 * Recreates every font file, with licences, lock and stylesheets. Needs the npm registry.
 * @param before the lock so far: packages must be the ones that it names
 */
export async function makeFonts(
  before: FontLock | undefined,
  repertoires: Repertoires,
  places: FontPlaces,
): Promise<FontLock> {
  const workshop = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    await emptyFolder(places.fonts);
    await mkdir(dirname(places.stylesheets.latin), { recursive: true });
    const packages: Record<string, string> = {};
    const folders = new Map<FontPackage, string>();
    for (const fontPackage of new Set(faces.map((face) => face.package))) {
      const release = releaseOf(fontPackage);
      const place = join(workshop, fontPackage.name);
      await mkdir(place);
      const unpacked = await unpackPackage(fontPackage, place, before?.packages[release]);
      const licence = `LICENSE-${fontPackage.name}${extname(fontPackage.licence)}`;
      await copyFile(join(unpacked.folder, fontPackage.licence), join(places.fonts, licence));
      packages[release] = unpacked.integrity;
      folders.set(fontPackage, unpacked.folder);
    }
    const made: Record<string, LockedFace> = {};
    for (const face of faces) {
      const source = await readFile(join(folders.get(face.package) ?? '', face.source));
      const { woff2, locked } = await makeFace(face, source, repertoires[fileNameOf(face)]);
      await writeFile(join(places.fonts, `${fileNameOf(face)}.woff2`), woff2);
      made[fileNameOf(face)] = locked;
    }
    const lock = { packages, faces: made };
    await writeFile(places.lock, `${JSON.stringify(lock, undefined, 2)}\n`);
    for (const script of fontScripts) {
      await writeFile(places.stylesheets[script], printStylesheet(script, lock));
    }
    return lock;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all((await readdir(folder)).map((name) => rm(join(folder, name))));
}
