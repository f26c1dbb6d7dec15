import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import type { AltTextsFile } from '../../spec/schema/site/pictures.ts';
import type { AltTextsModel, LocalesModel, PictureModel } from '../model.ts';
import { completeNames } from '../site/locales.ts';
import { buildPictures, checkVersions, findPicture, type PictureContext } from './build-pictures.ts';

/** Where alternative texts are, relative to the spec folder. */
const altTextsFile = 'media/alt.yaml';

/** The pictures, and their alternative texts in every locale. */
export interface MediaModel {
  readonly pictures: readonly PictureModel[];
  readonly altTexts: AltTextsModel;
}

/**
 * Builds the pictures and their alternative texts.
 * @param versions files in generated/pictures, relative to it; undefined where there is no such folder
 */
export function buildMedia(
  source: SpecSource,
  locales: LocalesModel,
  versions: ReadonlySet<string> | undefined,
  report: Report,
): MediaModel {
  const { incomplete } = source;
  const pictures = buildPictures(source.media, source.pictures, { incomplete }, report);
  const altTexts = buildAltTexts(source.altTexts ?? {}, { locales, pictures, incomplete }, report);
  if (source.pictures) checkVersions(source.pictures, versions, report);
  return { pictures, altTexts };
}

/** Checks that each alternative text has a picture; returns them with a text in every locale. */
function buildAltTexts(
  source: AltTextsFile,
  context: PictureContext & { readonly locales: LocalesModel },
  report: Report,
): AltTextsModel {
  return new Map(
    Object.entries(source).map(([name, texts]) => {
      const at = { file: altTextsFile, path: [name] };
      findPicture(name, { ...at, on: 'key' }, context, report);
      return [name, completeNames(name, at, texts, context.locales, report, 'alternative text')];
    }),
  );
}

/** Data for the checks of galleries. */
export interface GalleryContext extends PictureContext {
  readonly altTexts: AltTextsModel;
}

/** Whether a picture that something shows exists and has an alternative text; reported if not. */
export function checkDescribed(
  name: string,
  place: 'gallery' | 'body',
  at: Origin,
  context: GalleryContext,
  report: Report,
): boolean {
  if (findPicture(name, at, context, report) === undefined) return false;
  if (context.altTexts.has(name) || context.incomplete) return true;
  report({
    code: 'MEDIA_ALT_MISSING',
    message: `The picture “${name}” of this ${place} has no alternative text.`,
    help: `Describe in a few words what can be seen, in ${altTextsFile}: “${name}: { en: … }”, in every locale.`,
    at: [at],
  });
  return false;
}

/** Reports pictures of a gallery that do not exist or have no alternative text. */
export function checkGallery(
  file: string,
  names: readonly string[],
  context: GalleryContext,
  report: Report,
): void {
  for (const [index, name] of names.entries())
    checkDescribed(name, 'gallery', { file, path: ['pictures', index] }, context, report);
}
