import type { Diagnostic, Problem } from './diagnostics/diagnostic.ts';
import { hasErrors, toDiagnostic } from './diagnostics/diagnostic.ts';
import type { ToolCache } from './emit/emit-api-texts.ts';
import { emitPlaceholders } from './emit/emit-placeholders.ts';
import { emitPublishedPaths } from './emit/emit-published-paths.ts';
import { emitReference } from './emit/emit-reference.ts';
import { emitSchemas } from './emit/emit-schemas.ts';
import { headerText } from './emit/header.ts';
import { buildModel } from './model/build-model.ts';
import type { Model } from './model/model.ts';
import { readRuntime } from './read/read-runtime.ts';
import { type ReadOptions, readSpec } from './read/read-spec.ts';

/** What a run needs to know besides the spec folder. */
export interface GenerateOptions extends ReadOptions {
  /** Paths that were answered before; one that no longer is, is an error. */
  readonly previousPaths?: readonly string[];
  /** What slow tools made of the same document before. */
  readonly toolCache?: ToolCache;
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
  const describe = () => all.map((problem) => toDiagnostic(problem, locate));
  if (model === undefined || hasErrors(describe()))
    return { files: undefined, diagnostics: describe(), model: undefined };
  // Loading ts-morph takes longer than checking the spec; who made a mistake is told at once.
  const { emitModel } = await import('./emit/emit-model.ts');
  const { printSource } = await import('./print/print-source.ts');
  const { emitApiTexts } = await import('./emit/emit-api-texts.ts');
  const files = new Map<string, string>();
  for (const [path, file] of emitModel(model)) files.set(path, printSource(file));
  if (model.forms.forms.length > 0)
    for (const [path, { source: from, text }] of await readRuntime())
      files.set(path, `// ${headerText(from)}\n\n${text}`);
  if (model.api !== undefined) {
    const texts = await emitApiTexts(model.api, options.toolCache, (problem) => all.push(problem));
    if (texts === undefined) return { files: undefined, diagnostics: describe(), model: undefined };
    for (const [path, text] of Object.entries(texts)) files.set(path, text);
  }
  for (const [path, text] of emitSchemas(model.locales.list.map((locale) => locale.code)))
    files.set(path, text);
  files.set('generated/media/placeholders.css', emitPlaceholders(model.pictures));
  files.set('generated/published-paths.txt', emitPublishedPaths(model.publishedPaths));
  files.set('docs/spec-reference.md', emitReference());
  return { files, diagnostics: describe(), model };
}
