import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontScripts } from '../../app/document/critical-css.ts';
import { type Face, faces, fileNameOf } from './faces.ts';
import type { FontLock, FontPlaces } from './lock.ts';
import { describeSettings, releaseOf } from './make-fonts.ts';
import { printStylesheet } from './print-stylesheet.ts';
import type { Repertoires } from './repertoires.ts';

/**
 * Compares the committed fonts with the settings and texts, without making fonts.
 * @returns one line for each difference
 */
export function checkFonts(lock: FontLock, repertoires: Repertoires, places: FontPlaces): readonly string[] {
  const wanted: string[] = faces.map((face) => `${fileNameOf(face)}.woff2`);
  const present = readdirSync(places.fonts).filter((name) => name.endsWith('.woff2'));
  return [
    ...faces.flatMap((face) => checkFace(face, lock, repertoires[fileNameOf(face)], places)),
    ...present.filter((name) => !wanted.includes(name)).map((name) => `${name} is no face of the site`),
    ...fontScripts
      .filter((script) => readBytes(places.stylesheets[script])?.toString() !== printStylesheet(script, lock))
      .map((script) => `the stylesheet of ${script} is stale`),
  ];
}

function checkFace(face: Face, lock: FontLock, repertoire: string, places: FontPlaces): string[] {
  const name = fileNameOf(face);
  const locked = lock.faces[name];
  if (locked === undefined) return [`${name} has not been made`];
  const faults: string[] = [];
  const file = readBytes(join(places.fonts, `${name}.woff2`));
  const isSame = file && createHash('sha256').update(file).digest('hex') === locked.sha256;
  if (!isSame) faults.push(`${name}.woff2 is not the file of the lock`);
  if (locked.from !== `${releaseOf(face.package)}/${face.source}`)
    faults.push(`${name} is of ${locked.from}`);
  if (locked.settings !== describeSettings(face)) faults.push(`${name} was made with ${locked.settings}`);
  const known = new Set(locked.characters + locked.lacking);
  const missing = [...new Set(repertoire)].filter((character) => !known.has(character));
  if (missing.length > 0) faults.push(`${name} lacks ${missing.join(' ')}`);
  return faults;
}

function readBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
