import { printStructure, StructureKind } from 'ts-morph';
import { headerText } from '../emit/header.ts';
import type { SourceFile } from '../emit/structures.ts';

/** Prints a file in one go, with its header line, two-space indentation and LF. */
export function printSource({ source, statements }: SourceFile): string {
  const text = printStructure(
    { kind: StructureKind.SourceFile, statements: [...statements] },
    { indentNumberOfSpaces: 2, useSingleQuote: true },
  );
  return `// ${headerText(source)}\n\n${text.trim()}\n`;
}
