import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../diagnostics/diagnostic.ts';

/** Where a key of the spec may stand in code. */
const folders = ['app', 'server', 'tests', 'tools'];

/** The places in a repository’s code where a text stands in quotes; cases of tests have specs of their own. */
export function findQuoted(root: string, text: string): Omit<Position, 'excerpt'>[] {
  const quoted = ["'", '"', '`'].map((quote) => `${quote}${text}${quote}`);
  return folders.flatMap((folder) =>
    listCode(join(root, folder)).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const column = Math.max(...quoted.map((each) => line.indexOf(each)));
          return column < 0 ? [] : [{ file, line: index + 1, column: column + 1 }];
        }),
    ),
  );
}

function listCode(folder: string): string[] {
  try {
    const items = readdirSync(folder, { recursive: true, withFileTypes: true });
    return items
      .filter((item) => item.isFile() && /\.(tsx?|mjs)$/.test(item.name))
      .map((item) => join(item.parentPath, item.name))
      .filter((file) => !file.includes('/cases/'))
      .sort();
  } catch {
    return [];
  }
}
