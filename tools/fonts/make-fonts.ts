import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { Blob, Font, Face as HarfbuzzFace } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontScripts } from '../../app/document/critical-css.ts';
import { type Face, type FontPackage, faces, fileNameOf } from './faces.ts';
import type { FontLock, FontPlaces, LockedFace } from './lock.ts';
import { printStylesheet } from './print-stylesheet.ts';
import type { Repertoires } from './repertoires.ts';

const run = promisify(execFile);

/**
 * Recreates every font file, with licences, lock and stylesheets. Needs the npm registry.
 * @param before the lock so far: packages must match its integrity
 */
export async function makeFonts(
  before: FontLock | undefined,
  repertoires: Repertoires,
  places: FontPlaces,
): Promise<FontLock> {
  const workshop = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    await rm(places.fonts, { recursive: true, force: true });
    await mkdir(places.fonts, { recursive: true });
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

interface MadeFace {
  readonly woff2: Buffer;
  readonly locked: LockedFace;
}

/**
 * Creates a face of the site from a typeface.
 * @param source TrueType
 * @param repertoire the characters of the face
 */
async function makeFace(face: Face, source: Buffer, repertoire: string): Promise<MadeFace> {
  const options = { keepFeatures: face.features, noHinting: true, variationAxes: face.axes };
  const woff2 = await subsetFont(source, repertoire, { ...options, targetFormat: 'woff2' });
  const plain = await subsetFont(source, repertoire, { ...options, targetFormat: 'truetype' });
  const characters = charactersOf(plain);
  const known = new Set(characters);
  const { ascender, descender } = verticalMetrics(plain);
  return {
    woff2,
    locked: {
      from: `${releaseOf(face.package)}/${face.source}`,
      settings: describeSettings(face),
      sha256: createHash('sha256').update(woff2).digest('hex'),
      bytes: woff2.length,
      ascent: ascender,
      descent: -descender,
      characters: characters.join(''),
      lacking: [...new Set(repertoire)].filter((character) => !known.has(character)).join(''),
    },
  };
}

/** Settings of a face besides its repertoire. */
export function describeSettings({ axes, features }: Face): string {
  return JSON.stringify({ axes, features });
}

function charactersOf(font: Buffer): string[] {
  const codes = new HarfbuzzFace(new Blob(font)).collectUnicodes();
  return [...codes].sort((a, b) => a - b).map((code) => String.fromCodePoint(code));
}

/** In em. */
function verticalMetrics(font: Buffer): { ascender: number; descender: number } {
  const face = new HarfbuzzFace(new Blob(font));
  const { ascender, descender } = new Font(face).hExtents();
  return { ascender: ascender / face.upem, descender: descender / face.upem };
}

interface UnpackedPackage {
  /** Absolute path. */
  readonly folder: string;
  /** Subresource integrity of the packed file. */
  readonly integrity: string;
}

/** `name@version`, as npm names a release. */
export function releaseOf({ name, version }: FontPackage): string {
  return `${name}@${version}`;
}

/**
 * Fetches a release from the npm registry and unpacks it.
 * @param folder absolute path of an empty folder
 * @param expected integrity that the packed file must have; undefined accepts any file
 */
async function unpackPackage(
  fontPackage: FontPackage,
  folder: string,
  expected: string | undefined,
): Promise<UnpackedPackage> {
  const release = releaseOf(fontPackage);
  const { stdout } = await run('npm', ['pack', release, '--json', '--pack-destination', folder]);
  const [{ filename }]: [{ filename: string }] = JSON.parse(stdout);
  const packed = join(folder, filename);
  const integrity = `sha512-${createHash('sha512')
    .update(await readFile(packed))
    .digest('base64')}`;
  if (expected !== undefined && integrity !== expected)
    throw new Error(`${release} is not the file that the lock names: ${integrity}, not ${expected}`);
  await run('tar', ['-xzf', packed, '-C', folder]);
  return { folder: join(folder, 'package'), integrity };
}
