import { constant, importNames, type SourceFile } from '../output/structures.ts';
import { importTable } from '../output/tables.ts';

/** generated/routes/absent.ts: entries without pages, with similar entries. */
export function emitAbsent(): SourceFile {
  return {
    source: 'spec/routes',
    statements: [
      importTable('rows', './absent.json'),
      importNames('./keys.ts', ['RouteKey'], 'type'),
      constant(
        'absentEntries',
        'ReadonlyMap<string, readonly RouteKey[]>',
        'new Map(rows as [string, RouteKey[]][])',
        'Entries without a page in any language, by key, each with similar entries, the most similar first.',
      ),
    ],
  };
}
