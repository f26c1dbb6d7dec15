import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import type { AltTextsFile } from '../../spec/schema/site/pictures.ts';
import type { AltTextsModel, LocalesModel } from '../model.ts';
import { completeNames } from '../site/locales.ts';
import { findPicture, type PictureContext } from './build-pictures.ts';

/** Where alternative texts are, relative to the spec folder. */
const altTextsFile = 'media/alt.yaml';

/** Checks that each alternative text has a picture; returns them with a text in every locale. */
export function buildAltTexts(
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
