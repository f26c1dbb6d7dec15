import type { Diagnostic, Problem } from './diagnostics/diagnostic.ts';
import { hasErrors, toDiagnostic } from './diagnostics/diagnostic.ts';
import { emitPublishedPaths } from './emit/emit-published-paths.ts';
import { emitReference } from './emit/emit-reference.ts';
import { emitSchemas } from './emit/emit-schemas.ts';
import { buildModel } from './model/build-model.ts';
import type { Model } from './model/model.ts';
import { type ReadOptions, readSpec } from './read/read-spec.ts';

/** What a run needs to know besides the spec folder. */
export interface GenerateOptions extends ReadOptions {
  /** Paths that were answered before; one that no longer is, is an error. */
  readonly previousPaths?: readonly string[];
}

/** All files by path relative to the repository (undefined when there are errors), and everything found. */
export interface Generated {
  readonly files: ReadonlyMap<string, string> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | undefined;
}

/** Generates everything from a spec folder, in memory. Reads, never writes; never throws for what the spec says. */
export async function generate(specFolder: string, options: GenerateOptions = {}): Promise<Generated> {
  const { source, problems, locate } = await readSpec(specFolder, options);
  const all: Problem[] = [...problems];
  const model = buildModel(source, options.previousPaths ?? [], (problem) => all.push(problem));
  const diagnostics = all.map((problem) => toDiagnostic(problem, locate));
  if (model === undefined || hasErrors(diagnostics))
    return { files: undefined, diagnostics, model: undefined };
  // Loading ts-morph takes longer than checking the spec; who made a mistake is told at once.
  const { emitModel } = await import('./emit/emit-model.ts');
  const { printSource } = await import('./print/print-source.ts');
  const files = new Map<string, string>();
  for (const [path, file] of emitModel(model)) files.set(path, printSource(file));
  for (const [path, text] of emitSchemas(model.locales.list.map((locale) => locale.code)))
    files.set(path, text);
  files.set('generated/published-paths.txt', emitPublishedPaths(model.publishedPaths));
  files.set('docs/spec-reference.md', emitReference());
  return { files, diagnostics, model };
}
