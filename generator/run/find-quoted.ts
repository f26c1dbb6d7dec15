import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../diagnostics/diagnostic.ts';

/** Folders with code that may contain a key of the spec. */
const folders = ['app', 'server', 'tests', 'tools'];

/**
 * The places in a repository’s code that contain a key in quotes, or in YAML as a part of a name (places.bol). Test cases are left
 * out, since they have their own specs.
 */
export function findQuoted(root: string, key: string): Omit<Position, 'excerpt'>[] {
  const inCode = new RegExp(`(["'\`])${key}\\1`);
  const inYaml = new RegExp(`\\.${key}(?=[.,\\s\\]]|$)`);
  return folders.flatMap((folder) =>
    listCode(join(root, folder)).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const column = line.search(file.endsWith('.yaml') ? inYaml : inCode);
          return column < 0 ? [] : [{ file, line: index + 1, column: column + 1 }];
        }),
    ),
  );
}

function listCode(folder: string): string[] {
  try {
    const items = readdirSync(folder, { recursive: true, withFileTypes: true });
    return items
      .filter((item) => item.isFile() && /\.(tsx?|mjs|yaml)$/.test(item.name))
      .map((item) => join(item.parentPath, item.name))
      .filter((file) => !/\/(cases|node_modules)\//.test(file))
      .sort();
  } catch {
    return [];
  }
}
