import type { Report } from '../diagnostics/diagnostic.ts';
import { altTextsFile } from './build-alt-texts.ts';
import { findPicture, type PictureContext } from './build-pictures.ts';
import type { AltTextsModel } from './model.ts';

/** Data for the checks of galleries. */
export interface GalleryContext extends PictureContext {
  readonly altTexts: AltTextsModel;
}

/** Reports pictures of a gallery that do not exist or have no alternative text. */
export function checkGallery(
  file: string,
  names: readonly string[],
  context: GalleryContext,
  report: Report,
): void {
  for (const [index, name] of names.entries()) {
    const at = { file, path: ['pictures', index] };
    const isKnown = findPicture(name, at, context, report) !== undefined;
    if (!isKnown || context.altTexts.has(name) || context.incomplete) continue;
    report({
      code: 'MEDIA_ALT_MISSING',
      message: `The picture “${name}” of this gallery has no alternative text.`,
      help: `Describe in a few words what can be seen, in ${altTextsFile}: “${name}: { en: … }”, in every locale.`,
      at: [at],
    });
  }
}
