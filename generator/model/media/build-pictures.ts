import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { isDrawing, lockFile, type MediaFile, sourceEndings } from '../../spec/files/read-media.ts';
import type { PicturesFile } from '../../spec/schema/site/pictures.ts';
import type { PictureModel } from '../model.ts';

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

const sourceForm = new RegExp(
  `^([a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*)\\.(${sourceEndings.join('|')})$`,
);

/**
 * The source file of each picture, by the picture's name; files are relative to spec/media. A photograph wins over an
 * illustration of the same name.
 */
export function chooseSources(files: readonly string[], report: Report): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const file of files) {
    const [, name, ending] = sourceForm.exec(file) ?? [];
    if (name === undefined) {
      reportForm(file, report);
      continue;
    }
    const other = chosen.get(name);
    if (other !== undefined && ending !== 'svg' && !other.endsWith('.svg')) reportTaken(file, other, report);
    else if (other === undefined || ending !== 'svg') chosen.set(name, file);
  }
  return new Map([...chosen].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

function reportForm(file: string, report: Report): void {
  const plain = file
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\.jpe$|\.jfif$/, '.jpg')
    .replace(/\.tiff$/, '.tif');
  const suggestion = sourceForm.test(plain) ? didYouMean(plain, [plain]) : '';
  report({
    code: 'MEDIA_NAME',
    message: `“${file}” is not a valid name of a picture source.`,
    help: `${suggestion}Call it <family>/<name>.<ending>: lower-case letters, digits and single hyphens; the endings are ${sourceEndings.join(', ')}.`,
    at: [{ file: `media/${file}`, offset: 0 }],
  });
}

function reportTaken(file: string, other: string, report: Report): void {
  report({
    code: 'MEDIA_TAKEN',
    message: `“${file}” and “${other}” are photographs with the same name.`,
    help: 'Keep one of them, or give the other a name of its own.',
    at: [
      { file: `media/${file}`, offset: 0 },
      { file: `media/${other}`, offset: 0 },
    ],
  });
}

/**
 * Reports pictures of the lock that lack files.
 * @param present files in generated/pictures, relative to it; undefined where there is no such folder, as in a new one
 */
export function checkVersions(
  { pictures }: PicturesFile,
  present: ReadonlySet<string> | undefined,
  report: Report,
): void {
  if (present === undefined) return;
  for (const [name, { hash, avif, webp }] of Object.entries(pictures)) {
    const files = [...avif.map((width) => `${width}.avif`), `${webp}.webp`, 'social.jpg'];
    const missing = files.filter((file) => !present.has(`${name}-${hash}/${file}`));
    if (missing.length === 0) continue;
    report({
      code: 'MEDIA_VERSION_MISSING',
      message: `The folder generated/pictures/${name}-${hash} lacks ${missing.join(', ')}.`,
      help: 'Run: npm run media',
      at: [{ file: lockFile, path: ['pictures', name], on: 'key' }],
    });
  }
}
