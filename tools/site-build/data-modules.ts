import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';

const valueImport = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gm;
const bundleImport = /\b(?:from|import) *['"]#generated\/([^'"]+)['"]/g;
const tableDeclaration = /^const (\w+) = (JSON\.parse\(`[^`]*`\)|\{\n[\s\S]*?\n\});$/m;
const printedImport = /^((?:import|export|\}) (?:.*from )?"\.[^"]*)\.ts";$/gm;

/**
 * The modules of `generated/` that the renderer's bundle needs.
 * @param generated absolute path of `generated/`
 * @param code text of the bundle
 * @returns paths relative to `generated/`, sorted
 */
export function findDataModules(generated: string, code: string): readonly string[] {
  const found = new Set([...code.matchAll(bundleImport)].map(([, path = '']) => path));
  for (const path of found) {
    for (const [, source = ''] of readFileSync(join(generated, path), 'utf8').matchAll(valueImport)) {
      found.add(posix.join(posix.dirname(path), source));
    }
  }
  return [...found].sort();
}

/** Path of a module of `generated/` beside the renderer's bundle, as JavaScript, so that no process strips its types again. */
export function compiledPath(path: string): string {
  return `generated/${path.replace(/\.ts$/, '.js')}`;
}

/** Length from which a table is a file of its own. */
const longTable = 50_000;

/** The path of the table of a compiled module, if it has one. */
export function tablePath(path: string): string {
  return compiledPath(path).replace(/\.js$/, '.json');
}

/**
 * Compiles modules of `generated/`, one by one. A long table becomes a file of JSON that the module reads: V8 keeps the text of
 * a module beside what is in it.
 * @param folder absolute path of the folder of the renderer's bundle
 */
export async function compileModules(
  generated: string,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const { outputFiles } = await build({
    entryPoints: paths.map((path) => join(generated, path)),
    outbase: generated,
    outdir: join(folder, 'generated'),
    format: 'esm',
    target: 'node24',
    charset: 'utf8',
    write: false,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, takeOutTable(path, text).replaceAll(printedImport, '$1.js";'));
  }
}

/** Writes the long table of a module beside it. @returns the module without it */
function takeOutTable(path: string, text: string): string {
  const [declaration = '', name = '', expression = ''] = tableDeclaration.exec(text) ?? [];
  const table = declaration.length < longTable ? undefined : jsonOf(expression);
  if (table === undefined) return text;
  const file = basename(path).replace(/\.js$/, '.json');
  writeFileSync(join(dirname(path), file), table);
  const place = `new URL("./${file}", import.meta.url)`;
  const reading = isOfBodies(path)
    ? printLent(name, place)
    : `const ${name} = JSON.parse(readFileSync(${place}, "utf8"));`;
  const code = text.replace(declaration, () => reading);
  return `import { fstatSync, openSync, readFileSync, readSync } from "node:fs";\n${code}`;
}

/** Bodies are most of all data, and a process needs those of one language at a time, or none. */
function isOfBodies(path: string): boolean {
  return basename(dirname(path)) === 'content';
}

/**
 * A table of which values are only read by name. It is loaded when it is asked for, and again once its memory was needed; from
 * the file that was there at first, since a build may replace it.
 */
function printLent(name: string, place: string): string {
  return `const file = openSync(${place});
let lent;
function load() {
  const bytes = Buffer.alloc(fstatSync(file).size);
  readSync(file, bytes, 0, bytes.length, 0);
  const table = JSON.parse(bytes);
  lent = new WeakRef(table);
  return table;
}
const ${name} = new Proxy({}, { get: (_, key) => (lent?.deref() ?? load())[key] });`;
}

/** The JSON of an expression; undefined if JSON cannot say all that is in it. */
function jsonOf(expression: string): string | undefined {
  try {
    return JSON.stringify(runInNewContext(`(${expression})`), (_name, value) => {
      if (value === undefined || typeof value === 'function') throw new TypeError('not in JSON');
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Copies files from one folder to another. */
export function copyFiles(source: string, target: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(source, path), join(target, path));
  }
}
