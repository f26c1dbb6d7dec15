import type { AltTextsModel } from '../../model/model.ts';
import { unionType } from '../output/literals.ts';
import { constant, importNames, type SourceFile, typeAlias } from '../output/structures.ts';
import { importTable, recordTable, type Table } from '../output/tables.ts';

/** generated/media/alt-texts.json */
export function emitAltTextTable(altTexts: AltTextsModel): Table {
  return recordTable(altTexts);
}

/** generated/media/alt-texts.ts */
export function emitAltTexts(altTexts: AltTextsModel): SourceFile {
  return {
    source: 'spec/media/alt.yaml',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importTable('table', './alt-texts.json'),
      typeAlias('DescribedPicture', unionType([...altTexts.keys()]), 'A picture with an alternative text.'),
      constant(
        'altTexts',
        undefined,
        'table as Readonly<Record<DescribedPicture, Readonly<Record<Locale, string>>>>',
        'The alternative texts of pictures.',
      ),
    ],
  };
}
