import type { Cache } from '../cache/cache.ts';
import { headerText } from '../emit/header.ts';
import type { SourceFile } from '../emit/structures.ts';

/** Placeholder of a text statement; cannot occur elsewhere, since literals and comments escape control characters. */
const blank = '\0;';

/**
 * Prints a file with its header line. Text statements are filled in afterwards, so that large tables skip the printer; it
 * is not even loaded where the cache has the rest of the file.
 */
export async function printSource({ source, statements }: SourceFile, cache?: Cache): Promise<string> {
  const texts = statements.filter((statement) => typeof statement === 'string');
  const form = statements.map((statement) =>
    typeof statement === 'string' ? statement.slice(0, statement.search(/\S/)) + blank : statement,
  );
  const key = `print ${JSON.stringify(form)}`;
  let printed = cache?.find(key);
  if (typeof printed !== 'string') {
    const { printStatements } = await import('./print-statements.ts');
    printed = printStatements(form).trim();
    cache?.keep(key, printed);
  }
  const [first, ...others] = String(printed).split(blank);
  const filled = others.map((between, index) => `${texts[index]?.trim()}${between}`);
  return `// ${headerText(source)}\n\n${first}${filled.join('')}\n`;
}
