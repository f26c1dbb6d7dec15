import { printStructure, type StatementStructures, StructureKind } from 'ts-morph';
import { headerText, type SourceFile, type Statement } from './structures.ts';

/** Placeholder of a text statement; cannot occur elsewhere, since literals and comments escape control characters. */
const blank = '\0;';

/** Prints a file with its header line, in pieces. Text statements are filled in afterwards, so that large tables skip the printer. */
export function printSource({ source, statements }: SourceFile): readonly string[] {
  const texts: (readonly string[])[] = [];
  const form = statements.map((statement) => {
    if (typeof statement === 'object' && 'kind' in statement) return statement;
    const [head = '', ...pieces] = [statement].flat();
    texts.push([head.trimStart(), ...pieces]);
    return head.slice(0, head.search(/\S/)) + blank;
  });
  const [first = '', ...others] = printStatements(form).trim().split(blank);
  const filled = others.flatMap((between, index) => [...(texts[index] ?? []), between]);
  return [`// ${headerText(source)}\n\n`, first, ...filled, '\n'];
}

/** Prints statements in one go, with two-space indentation and LF. */
function printStatements(statements: readonly Exclude<Statement, readonly string[]>[]): string {
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
