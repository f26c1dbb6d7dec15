import { printStructure, type StatementStructures, StructureKind } from 'ts-morph';
import type { Statement } from '../emit/structures.ts';

/** Prints statements in one go, with two-space indentation and LF. */
export function printStatements(statements: readonly Exclude<Statement, readonly string[]>[]): string {
  const structures = statements.map((statement) =>
    typeof statement === 'string'
      ? statement
      : ({ ...statement, kind: StructureKind[statement.kind] } as StatementStructures),
  );
  return printStructure(
    { kind: StructureKind.SourceFile, statements: structures },
    { indentNumberOfSpaces: 2, useSingleQuote: true },
  );
}
