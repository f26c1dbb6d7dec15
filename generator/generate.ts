import { type Diagnostic, isError, type Problem, toDiagnostic } from './diagnostics/diagnostic.ts';
import { emitApiTexts } from './emit/emit-api-texts.ts';
import { emitModel } from './emit/emit-model.ts';
import { emitPlaceholders } from './emit/emit-placeholders.ts';
import { emitPublishedPaths } from './emit/emit-published-paths.ts';
import { emitReference } from './emit/emit-reference.ts';
import { emitSchemas } from './emit/emit-schemas.ts';
import { emitTextDates } from './emit/emit-text-dates.ts';
import { headerText } from './emit/header.ts';
import { buildModel } from './model/build-model.ts';
import type { Model, Previous } from './model/model.ts';
import { printSource } from './print/print-source.ts';
import { readRuntime } from './read/read-runtime.ts';
import { type ReadOptions, readSpec } from './read/read-spec.ts';
import type { WorkCache } from './work-cache.ts';

/** What a run needs to know besides the spec folder. */
export interface GenerateOptions extends ReadOptions {
  /** What earlier runs left behind; nothing where it is left out. */
  readonly previous?: Partial<Previous>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** What slow tools made of the same document before. */
  readonly toolCache?: WorkCache;
}

/** All files by path relative to the repository (undefined when there are errors), and everything found. */
export interface Generated {
  readonly files: ReadonlyMap<string, string> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | undefined;
}

/** Generates everything from a spec folder, in memory. Reads, never writes; never throws for what the spec says. */
export async function generate(specFolder: string, options: GenerateOptions = {}): Promise<Generated> {
  const { source, problems, openLocator } = await readSpec(specFolder, options);
  const all: Problem[] = [...problems];
  const report = (problem: Problem) => all.push(problem);
  const fail = async () => ({ files: undefined, diagnostics: await describe(), model: undefined });
  const describe = async () => {
    if (all.length === 0) return [];
    const locate = await openLocator();
    return all.map((problem) => toDiagnostic(problem, locate));
  };
  const model = buildModel(
    source,
    { paths: [], texts: [], ...options.previous },
    options.now ?? Date.now,
    report,
  );
  if (model === undefined || all.some(isError)) return fail();
  const files = new Map<string, string>();
  for (const [path, file] of emitModel(model)) files.set(path, await printSource(file, options.cache));
  if (model.forms.forms.length > 0)
    for (const [path, { source: from, text }] of await readRuntime())
      files.set(path, `// ${headerText(from)}\n\n${text}`);
  if (model.api !== undefined) {
    const texts = await emitApiTexts(model.api, options.toolCache, report);
    if (texts === undefined) return fail();
    for (const [path, text] of Object.entries(texts)) files.set(path, text);
  }
  for (const [path, text] of emitSchemas(model.locales.list.map((locale) => locale.code)))
    files.set(path, text);
  files.set('generated/media/placeholders.css', emitPlaceholders(model.pictures));
  files.set('generated/published-paths.txt', emitPublishedPaths(model.publishedPaths));
  files.set('generated/text-dates.txt', emitTextDates(model.texts));
  files.set('docs/spec-reference.md', emitReference());
  return { files, diagnostics: await describe(), model };
}
