import type { AbsentEntryModel } from '../model/model.ts';
import { literal, objectLines } from './literals.ts';
import { constant, importNames, type SourceFile } from './structures.ts';

/** generated/routes/absent.ts: entries without pages, and what stands nearest to them. */
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
        'The entries that have a page in no language, by key, each with those that guests may want instead, nearest first.',
      ),
    ],
  };
}
