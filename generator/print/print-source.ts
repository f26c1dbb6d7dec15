import { headerText } from '../emit/header.ts';
import type { SourceFile } from '../emit/structures.ts';
import type { WorkCache } from '../work-cache.ts';

/** Stands for a statement that is a text; nothing holds it, since literals and comments escape control characters. */
const blank = '\0;';

/**
 * Prints a file with its header line. Statements that are texts are filled in afterwards: tables need not pass through
 * the printer, and where an earlier run has printed what is around them, it need not be loaded.
 */
export async function printSource({ source, statements }: SourceFile, cache?: WorkCache): Promise<string> {
  const texts = statements.filter((statement) => typeof statement === 'string');
  const form = statements.map((statement) =>
    typeof statement === 'string' ? statement.replace(/\S[\s\S]*/, blank) : statement,
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
