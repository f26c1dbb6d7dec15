import type { AltTextsModel } from '../model/model.ts';
import { literal, objectLines, unionType } from './literals.ts';
import { constant, importNames, type SourceFile, typeAlias } from './structures.ts';

/** generated/media/alt-texts.ts */
export function emitAltTexts(altTexts: AltTextsModel): SourceFile {
  return {
    source: 'spec/media/alt.yaml',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      typeAlias('DescribedPicture', unionType([...altTexts.keys()]), 'A picture with an alternative text.'),
      constant(
        'altTexts',
        'Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>>',
        objectLines([...altTexts].map(([name, texts]) => [name, literal(texts)])),
        'The alternative texts of pictures.',
      ),
    ],
  };
}
