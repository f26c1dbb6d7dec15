import type { AbsentEntryModel } from '../model/model.ts';
import { literal, objectLines } from './literals.ts';
import { constant, importNames, type SourceFile } from './structures.ts';

/** generated/routes/absent.ts: entries without pages, with similar entries. */
export function emitAbsent(absent: readonly AbsentEntryModel[]): SourceFile {
  return {
    source: 'spec/routes',
    statements: [
      importNames('./keys.ts', ['RouteKey'], 'type'),
      constant(
        'rows',
        'Readonly<Record<string, readonly RouteKey[]>>',
        objectLines(absent.map(({ key, near }) => [key, literal(near)])),
      ),
      constant(
        'absentEntries',
        'ReadonlyMap<string, readonly RouteKey[]>',
        'new Map(Object.entries(rows))',
        'Entries without a page in any language, by key, each with similar entries, the most similar first.',
      ),
    ],
  };
}
