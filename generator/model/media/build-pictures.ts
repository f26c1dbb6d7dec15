import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { isDrawing, type MediaFile } from '../../spec/files/read-media.ts';
import type { PicturesFile } from '../../spec/schema/site/pictures.ts';
import type { PictureModel } from '../model.ts';
import { chooseSources } from './choose-sources.ts';

/** How many files a finding lists. */
const shown = 5;

/** The pictures as last made, in the lock’s order; sources changed since then are reported. */
export function buildPictures(
  files: readonly MediaFile[],
  lock: PicturesFile | undefined,
  { incomplete }: Pick<PictureContext, 'incomplete'>,
  report: Report,
): readonly PictureModel[] {
  const made = Object.entries(lock?.pictures ?? {});
  const sources = chooseSources(
    files.map(({ file }) => file),
    report,
  );
  const digests = new Map(files.map(({ file, sha256 }) => [file, sha256]));
  const current = new Set(
    made
      .filter(([name, { source, sha256 }]) => sources.get(name) === source && digests.get(source) === sha256)
      .map(([name]) => name),
  );
  const outdated = [
    ...[...sources].filter(([name]) => !current.has(name)).map(([, file]) => file),
    ...made.filter(([name]) => !sources.has(name)).map(([, { source }]) => source),
  ];
  const isUnreadable = lock === undefined && incomplete;
  if (outdated.length > 0 && !isUnreadable) reportOutdated(outdated, report);
  return made.map(([name, { source, width, height, avif, webp, hash, blurhash }]) => ({
    name,
    isDrawing: isDrawing(source),
    address: `/media/${name}-${hash}`,
    width,
    height,
    blurhash,
    widths: avif,
    fallbackWidth: webp,
  }));
}

function reportOutdated(files: readonly string[], report: Report): void {
  const count = files.length === 1 ? 'One source is' : `${files.length} sources are`;
  const more = files.length > shown ? `, the first ${shown} of them here` : '';
  report({
    code: 'MEDIA_OUTDATED',
    message: `${count} new, changed or gone since the pictures were made${more}.`,
    help: 'Run: npm run media',
    at: files.slice(0, shown).map((file) => ({ file: `media/${file}`, offset: 0 })),
  });
}

/** Data for the checks of pictures' names. */
export interface PictureContext {
  readonly pictures: readonly PictureModel[];
  /** Whether parts of the spec are missing, so that an unknown picture may be among them. */
  readonly incomplete: boolean;
}

/** Finds a picture by name; reports it if it does not exist. */
export function findPicture(
  name: string,
  at: Origin,
  { pictures, incomplete }: PictureContext,
  report: Report,
): PictureModel | undefined {
  const found = pictures.find((picture) => picture.name === name);
  if (found === undefined && !incomplete) {
    const names = pictures.map((picture) => picture.name);
    report({
      code: 'MEDIA_UNKNOWN',
      message: `There is no picture “${name}”.`,
      help: `${didYouMean(name, names)}Save a new one as spec/media/${name}.svg, or .jpg for a photograph, and run: npm run media`,
      at: [at],
    });
  }
  return found;
}
