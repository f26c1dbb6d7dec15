import type { AbsentEntryModel } from '../model/model.ts';
import { parsedRows } from './literals.ts';
import { constant, importNames, type SourceFile } from './structures.ts';

/** generated/routes/absent.ts: entries without pages, with similar entries. */
export function emitAbsent(absent: readonly AbsentEntryModel[]): SourceFile {
  return {
    source: 'spec/routes',
    statements: [
      importNames('./keys.ts', ['RouteKey'], 'type'),
      [
        '\nconst rows: readonly (readonly [key: string, near: readonly RouteKey[]])[] = ',
        ...parsedRows(absent.map(({ key, near }) => [key, near])),
        ';',
      ],
      constant(
        'absentEntries',
        'ReadonlyMap<string, readonly RouteKey[]>',
        'new Map(rows)',
        'Entries without a page in any language, by key, each with similar entries, the most similar first.',
      ),
    ],
  };
}
