import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'esbuild';

const valueImport = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;
const bundleImport = /\b(?:from|import) *['"]#generated\/([^'"]+)['"]/g;
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

/**
 * Compiles modules of `generated/`, one by one, and copies tables.
 * @param folder absolute path of the folder of the renderer's bundle
 */
export async function compileModules(
  generated: string,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  const target = join(folder, 'generated');
  copyFiles(generated, target, paths.filter(isTable));
  const modules = paths.filter((path) => !isTable(path));
  if (modules.length === 0) return;
  const { outputFiles } = await build({
    entryPoints: modules.map((path) => join(generated, path)),
    outbase: generated,
    outdir: target,
    format: 'esm',
    target: 'node24',
    charset: 'utf8',
    write: false,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replaceAll(printedImport, '$1.js";'));
  }
}

function isTable(path: string): boolean {
  return path.endsWith('.json');
}

/** Copies files from one folder to another. */
export function copyFiles(source: string, target: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(source, path), join(target, path));
  }
}
