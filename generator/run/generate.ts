import {
  type Diagnostic,
  type Finding,
  isError,
  positionOfFile,
  toDiagnostic,
} from '../diagnostics/diagnostic.ts';
import { emitApiTexts } from '../emit/api/emit-api-texts.ts';
import { emitModel } from '../emit/emit-model.ts';
import { emitFormsDocument } from '../emit/forms/emit-forms-document.ts';
import { emitPlaceholders } from '../emit/media/emit-media.ts';
import type { FileStream } from '../emit/output/compare-files.ts';
import { tableDeclaration } from '../emit/output/literals.ts';
import { emitPublishedPaths, emitTextDates, emitTextSources } from '../emit/output/records.ts';
import { headerText } from '../emit/output/structures.ts';
import { emitReference } from '../emit/schemas/emit-reference.ts';
import { emitSchemas } from '../emit/schemas/emit-schemas.ts';
import { emitTokens } from '../emit/site/emit-look.ts';
import { buildModel } from '../model/build-model.ts';
import { checkPatterns } from '../model/forms/check-patterns.ts';
import type { Model, Previous } from '../model/model.ts';
import { readRuntime } from '../spec/files/read-code.ts';
import { type ReadOptions, readSpec } from '../spec/files/read-spec.ts';

/** Options of a run, besides the spec folder. */
export interface GenerateOptions extends ReadOptions {
  /** Records of earlier runs; default: none. */
  readonly previous?: Partial<Previous>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** All files by path relative to the repository (undefined when there are errors), and all diagnostics. */
export interface Generated {
  readonly files: ReadonlyMap<string, string> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The findings that the diagnostics describe, except of lost records. */
  readonly findings: readonly Finding[];
  readonly model: Model | undefined;
}

/** The same with files that are made one after another: all at once take more memory than the rest of a run. */
export type GeneratedStream = Omit<Generated, 'files'> & { readonly files: FileStream | undefined };

/** Reads a spec folder into its model, without generating anything. Never throws for errors in the spec. */
export async function readModel(
  specFolder: string,
  options: GenerateOptions = {},
): Promise<Omit<Generated, 'files'>> {
  const { model, findings, describe } = await openModel(specFolder, options);
  return { model, findings, diagnostics: await describe() };
}

/** Generates everything from a spec folder, in memory. Reads, never writes; never throws for errors in the spec. */
export async function generate(specFolder: string, options: GenerateOptions = {}): Promise<Generated> {
  const { files, ...rest } = await generateFiles(specFolder, options);
  const texts = new Map<string, string>();
  for await (const [path, text] of files ?? []) texts.set(path, [text].flat().join(''));
  return { ...rest, files: files && texts };
}

/** Generates as `generate` does, but one file at a time. */
export async function generateFiles(
  specFolder: string,
  options: GenerateOptions = {},
): Promise<GeneratedStream> {
  const { model, source, findings, describe, report } = await openModel(specFolder, options);
  const apiTexts = model?.api ? await emitApiTexts(model.api, options.cache, report) : {};
  const diagnostics = await describe();
  if (model === undefined || apiTexts === undefined)
    return { files: undefined, diagnostics, findings, model: undefined };
  const ready = [...Object.entries(apiTexts), ...emitSchemas(model, source)];
  return { files: emitFiles(model, ready), diagnostics, findings, model };
}

async function* emitFiles(model: Model, ready: Iterable<readonly [path: string, text: string]>): FileStream {
  const { printSource } = await import('../emit/output/print-source.ts');
  for (const [path, file] of emitModel(model)) yield [path, 'json' in file ? file.json : printSource(file)];
  yield ['generated/tables.d.ts', `// ${headerText('spec')}\n\n${tableDeclaration}`];
  for (const [path, { source: from, text }] of await readRuntime())
    yield [path, `// ${headerText(from)}\n\n${text}`];
  yield* ready;
  if (model.forms.pageForms.length > 0) yield ['generated/forms/openapi.json', emitFormsDocument(model)];
  yield ['generated/look/tokens.css', emitTokens(model.look)];
  yield ['generated/media/placeholders.css', emitPlaceholders(model.pictures)];
  yield ['generated/published-paths.txt', emitPublishedPaths(model.publishedPaths)];
  yield ['generated/text-dates.txt', emitTextDates(model.texts)];
  yield ['generated/text-sources.txt', emitTextSources(model.sources)];
  yield ['docs/spec-reference.md', emitReference()];
}

/** The model of a spec, undefined where it has errors, and the findings so far. */
async function openModel(specFolder: string, options: GenerateOptions) {
  const { source, findings: ofFiles, openLocator } = await readSpec(specFolder, options);
  const all: Finding[] = [...ofFiles];
  const report = (finding: Finding) => all.push(finding);
  const isLost = options.previous?.lost?.length;
  const describe = async () => {
    if (all.length === 0 && !isLost) return [];
    const locate = await openLocator();
    return [
      ...(options.previous?.lost ?? []).map(describeLost),
      ...all.map((finding) => toDiagnostic(finding, locate)),
    ];
  };
  const model = await buildModel(
    await checkPatterns(source, report),
    { paths: [], texts: [], sources: [], ...options.previous },
    { now: options.now ?? Date.now, cache: options.cache },
    report,
  );
  return { model: isLost || all.some(isError) ? undefined : model, source, findings: all, describe, report };
}

function describeLost(path: string): Diagnostic {
  const message = `${path} is missing, although the site has been generated before.`;
  const help = `Restore it: git checkout -- generated. For a site that begins again, run: npm run generate -- --first`;
  return toDiagnostic({ code: 'OUTPUT_LOST', message, help, at: [{ file: path, offset: 0 }] }, () =>
    positionOfFile(path),
  );
}
