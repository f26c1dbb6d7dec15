import type { Report } from '../../diagnostics/diagnostic.ts';
import type { AltTextsFile } from '../../spec/schema/site/alt-texts.ts';
import { completeNames } from '../messages/complete-names.ts';
import type { AltTextsModel, LocalesModel } from '../model.ts';
import { findPicture, type PictureContext } from './build-pictures.ts';

/** Where alternative texts are, relative to the spec folder. */
export const altTextsFile = 'media/alt.yaml';

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
