import type { Cache } from '../cache/cache.ts';
import { headerText } from '../emit/header.ts';
import type { SourceFile } from '../emit/structures.ts';

/** Placeholder of a text statement; cannot occur elsewhere, since literals and comments escape control characters. */
const blank = '\0;';

/**
 * Prints a file with its header line, in pieces. Text statements are filled in afterwards, so that large tables skip the
 * printer; it is not even loaded where the cache has the rest of the file.
 */
export async function printSource(
  { source, statements }: SourceFile,
  cache?: Cache,
): Promise<readonly string[]> {
  const texts: (readonly string[])[] = [];
  const form = statements.map((statement) => {
    if (typeof statement === 'object' && 'kind' in statement) return statement;
    const [head = '', ...pieces] = [statement].flat();
    texts.push([head.trimStart(), ...pieces]);
    return head.slice(0, head.search(/\S/)) + blank;
  });
  const key = `print ${JSON.stringify(form)}`;
  let printed = cache?.find(key);
  if (typeof printed !== 'string') {
    const { printStatements } = await import('./print-statements.ts');
    printed = printStatements(form).trim();
    cache?.keep(key, printed);
  }
  const [first = '', ...others] = String(printed).split(blank);
  const filled = others.flatMap((between, index) => [...(texts[index] ?? []), between]);
  return [`// ${headerText(source)}\n\n`, first, ...filled, '\n'];
}
