import type { Cache } from './cache/cache.ts';
import { type Diagnostic, type Finding, isError, toDiagnostic } from './diagnostics/diagnostic.ts';
import { emitApiTexts } from './emit/emit-api-texts.ts';
import { emitFormsDocument } from './emit/emit-forms-document.ts';
import { emitTokens } from './emit/emit-look.ts';
import { emitModel } from './emit/emit-model.ts';
import { emitPlaceholders } from './emit/emit-placeholders.ts';
import { emitPublishedPaths } from './emit/emit-published-paths.ts';
import { emitReference } from './emit/emit-reference.ts';
import { emitSchemas } from './emit/emit-schemas.ts';
import { emitTextDates } from './emit/emit-text-dates.ts';
import { headerText } from './emit/header.ts';
import { buildModel } from './model/build-model.ts';
import { checkPatterns } from './model/check-patterns.ts';
import type { Model, Previous } from './model/model.ts';
import { printSource } from './print/print-source.ts';
import { readRuntime } from './read/read-runtime.ts';
import { type ReadOptions, readSpec } from './read/read-spec.ts';

/** Options of a run, besides the spec folder. */
export interface GenerateOptions extends ReadOptions {
  /** Records of earlier runs; default: none. */
  readonly previous?: Partial<Previous>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Results of slow tools for documents seen before. */
  readonly toolCache?: Cache;
}

/** All files by path relative to the repository (undefined when there are errors), and all diagnostics. */
export interface Generated {
  readonly files: ReadonlyMap<string, string> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly model: Model | undefined;
}

/** Reads a spec folder into its model, without generating anything. Never throws for errors in the spec. */
export async function readModel(
  specFolder: string,
  options: GenerateOptions = {},
): Promise<Pick<Generated, 'model' | 'diagnostics'>> {
  const { model, describe } = await openModel(specFolder, options);
  return { model, diagnostics: await describe() };
}

/** Generates everything from a spec folder, in memory. Reads, never writes; never throws for errors in the spec. */
export async function generate(specFolder: string, options: GenerateOptions = {}): Promise<Generated> {
  const { model, source, describe, report } = await openModel(specFolder, options);
  const fail = async () => ({ files: undefined, diagnostics: await describe(), model: undefined });
  if (model === undefined) return fail();
  const files = new Map<string, string>();
  for (const [path, file] of emitModel(model)) files.set(path, await printSource(file, options.cache));
  for (const [path, { source: from, text }] of await readRuntime())
    files.set(path, `// ${headerText(from)}\n\n${text}`);
  if (model.api !== undefined) {
    const texts = await emitApiTexts(model.api, options.toolCache, report);
    if (texts === undefined) return fail();
    for (const [path, text] of Object.entries(texts)) files.set(path, text);
  }
  for (const [path, text] of emitSchemas(model, source)) files.set(path, text);
  if (model.forms.pageForms.length > 0) files.set('generated/forms/openapi.json', emitFormsDocument(model));
  files.set('generated/look/tokens.css', emitTokens(model.look));
  files.set('generated/media/placeholders.css', emitPlaceholders(model.pictures));
  files.set('generated/published-paths.txt', emitPublishedPaths(model.publishedPaths));
  files.set('generated/text-dates.txt', emitTextDates(model.texts));
  files.set('docs/spec-reference.md', emitReference());
  return { files, diagnostics: await describe(), model };
}

/** The model of a spec, undefined where it has errors, and the findings so far. */
async function openModel(specFolder: string, options: GenerateOptions) {
  const { source, findings, openLocator } = await readSpec(specFolder, options);
  const all: Finding[] = [...findings];
  const report = (finding: Finding) => all.push(finding);
  const describe = async () => {
    if (all.length === 0) return [];
    const locate = await openLocator();
    return all.map((finding) => toDiagnostic(finding, locate));
  };
  const model = buildModel(
    await checkPatterns(source, options.cache, report),
    { paths: [], texts: [], ...options.previous },
    options.now ?? Date.now,
    report,
  );
  return { model: all.some(isError) ? undefined : model, source, describe, report };
}
