import { join } from 'node:path';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { ParseCache } from './read/read-spec.ts';
import { compareFiles, type Drift, isCurrent, readIfThere } from './write/compare-files.ts';
import { digestInputs, digestOutputs, keepLastRun, readLastRun } from './write/manifest.ts';

/** What one run is asked to do. */
export interface RunOptions {
  readonly spec: string;
  readonly out: string;
  readonly format: 'text' | 'json' | 'github';
  /** Compare only. */
  readonly check?: boolean;
  /** Generate even when nothing has changed. */
  readonly force?: boolean;
  readonly cache?: ParseCache;
}

/** Runs the generator once and prints what it found and did. Returns the exit code. */
export async function runGenerate(options: RunOptions): Promise<number> {
  try {
    return await runOnce(options);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    await print([await describeUnwritable(options.out, error)], options.format);
    return 3;
  }
}

async function runOnce(options: RunOptions): Promise<number> {
  const { spec, out, format, check = false, force = false } = options;
  const cacheFile = join(out, 'node_modules/.cache/generate/last-run.json');
  // Loading the generator proper (yaml, ajv, ts-morph) costs more than hashing every file it reads and writes.
  // The inputs are hashed before they are read: what is saved meanwhile is a change for the next run.
  const inputs = await digestInputs(out, spec, import.meta.dirname);
  const last = force || check ? undefined : await readLastRun(cacheFile);
  if (last !== undefined && last.digest === inputs + (await digestOutputs(out))) {
    await print(last.diagnostics, format);
    if (format === 'text') console.log('Generated files are up to date; nothing has changed.');
    return 0;
  }
  const { generate } = await import('./generate.ts');
  const { openToolCache } = await import('./write/tool-cache.ts');
  const { parsePublishedPaths } = await import('./emit/emit-published-paths.ts');
  const previousPaths = parsePublishedPaths(
    (await readIfThere(join(out, 'generated/published-paths.txt'))) ?? '',
  );
  const { files, diagnostics } = await generate(spec, {
    previousPaths,
    ...(options.cache && { cache: options.cache }),
    // Whoever only compares wants to know what the spec gives, not what a cache holds.
    ...(!check && { toolCache: await openToolCache() }),
  });
  if (files === undefined) {
    await print(diagnostics, format);
    return diagnostics.some(({ code }) => code === 'SPEC_UNREADABLE') ? 3 : 1;
  }
  if (check) {
    const drift = await compareFiles(out, files);
    await print(diagnostics, format);
    return isCurrent(drift) ? reportCurrent(format) : reportDrift(drift, files, out);
  }
  const { writeFiles } = await import('./write/write-files.ts');
  const drift = await writeFiles(out, files);
  await print(diagnostics, format);
  if (format === 'text') console.log(summarise(files.size, drift));
  await keepLastRun(cacheFile, { digest: inputs + (await digestOutputs(out)), diagnostics });
  return 0;
}

function reportCurrent(format: RunOptions['format']): number {
  if (format === 'text') console.log('Generated files are what the spec says.');
  return 0;
}

async function reportDrift(drift: Drift, files: ReadonlyMap<string, string>, out: string): Promise<number> {
  const { formatDrift } = await import('./write/format-drift.ts');
  const onDisk = new Map<string, string>();
  for (const path of drift.stale) onDisk.set(path, (await readIfThere(join(out, path))) ?? '');
  console.error(
    formatDrift(drift, (path) => ({ onDisk: onDisk.get(path) ?? '', wanted: files.get(path) ?? '' })),
  );
  console.error('\nGenerated files differ from what the spec says. To mend it, run: npm run generate');
  return 1;
}

async function print(diagnostics: readonly Diagnostic[], format: RunOptions['format']): Promise<void> {
  if (format === 'json') {
    const { formatJson } = await import('./diagnostics/format-json.ts');
    console.log(formatJson(diagnostics));
  } else if (format === 'github') {
    const { formatGithub } = await import('./diagnostics/format-github.ts');
    if (diagnostics.length > 0) console.log(formatGithub(diagnostics));
  } else if (diagnostics.length > 0) {
    const { formatText } = await import('./diagnostics/format-text.ts');
    console.error(formatText(diagnostics));
  }
}

async function describeUnwritable(out: string, error: Error): Promise<Diagnostic> {
  const { toDiagnostic } = await import('./diagnostics/diagnostic.ts');
  const message = `The generated files cannot be written: ${error.message}.`;
  const help =
    'Check that the folder may be written and that the disk has room, or name another one with --out.';
  const place = { file: out, line: 1, column: 1, excerpt: { firstLine: 1, lines: [] } };
  return toDiagnostic(
    { code: 'OUTPUT_UNWRITABLE', message, help, at: [{ file: out, offset: 0 }] },
    () => place,
  );
}

function summarise(total: number, { missing, stale, extra }: Drift): string {
  const changes = [`${missing.length} new`, `${stale.length} changed`, `${extra.length} removed`];
  return `Generated ${total} files: ${changes.join(', ')}.`;
}
