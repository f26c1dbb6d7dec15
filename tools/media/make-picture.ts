import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encode } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import type { LockEntry } from './lock.ts';
import { leastPhotographWidth, settings } from './settings.ts';

/** An unusable source; the message says why and how to fix it. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';
}

/** Facts of a picture, known once its files exist. */
export type Made = Pick<LockEntry, 'width' | 'height' | 'avif' | 'webp' | 'blurhash'>;

/**
 * Makes every version of a picture, without metadata and in sRGB, and moves them to the folder in one step.
 * @param source the file's bytes
 * @param folder of the versions; its contents are replaced
 * @throws {SourceRefused} if the source cannot be read or is too small
 */
export async function makePicture(source: Buffer, isDrawing: boolean, folder: string): Promise<Made> {
  const quality = isDrawing ? settings.illustration : settings.photograph;
  const { image, width, height } = await openSource(source, isDrawing);
  const avif = settings.widths.avif.filter((wanted) => wanted <= width);
  const { webp } = settings.widths;
  const largest = avif.at(-1) ?? width;
  const temporary = `${folder}.${process.pid}.tmp`;
  await mkdir(temporary, { recursive: true });
  try {
    const write = (version: Sharp, file: string) => version.toFile(join(temporary, file));
    const resized = (wanted: number) => image.clone().resize({ width: wanted });
    for (const wanted of avif) await write(resized(wanted).avif(quality.avif), `${wanted}.avif`);
    await write(resized(webp).webp(quality.webp), `${webp}.webp`);
    const preview = image.clone().resize({ ...settings.social, fit: 'cover' });
    await write(preview.jpeg(quality.social), 'social.jpg');
    const blurhash = await hashColours(image);
    await mkdir(dirname(folder), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
    return { width: largest, height: Math.round((height * largest) / width), avif, webp, blurhash };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

interface Opened {
  /** Converts a picture to upright, opaque sRGB. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
}

async function openSource(source: Buffer, isDrawing: boolean): Promise<Opened> {
  try {
    const { autoOrient, density = 72 } = await sharp(source).metadata();
    if (!isDrawing && autoOrient.width < leastPhotographWidth) throw tooSmall(autoOrient.width);
    // A drawing has no size of its own, so it is rendered at the size of its largest version.
    const drawn = isDrawing
      ? { density: (density * Math.max(...settings.widths.avif)) / autoOrient.width }
      : {};
    // Decodes the whole file first, so that a truncated file is refused.
    const { data, info } = await sharp(source, drawn)
      .autoOrient()
      .flatten({ background: settings.background })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { image: sharp(data, { raw: { width, height, channels } }), width, height };
  } catch (error) {
    if (error instanceof SourceRefused) throw error;
    throw unreadable(error);
  }
}

function tooSmall(width: number): SourceRefused {
  return new SourceRefused(
    `It is ${width} pixels wide and would be blurred on large screens. Take the original, or another photograph, of at least ${leastPhotographWidth} pixels.`,
  );
}

function unreadable(error: unknown): SourceRefused {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new SourceRefused(
    `It cannot be read: ${reason}. Open it in an image editor, export it again and replace the file.`,
  );
}

async function hashColours(image: Sharp): Promise<string> {
  const { columns, rows, sampleWidth } = settings.blurhash;
  const small = image.clone().resize({ width: sampleWidth }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, columns, rows);
}
