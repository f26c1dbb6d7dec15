import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { compareFiles, type Drift, isCurrent, readIfThere } from '../emit/output/compare-files.ts';
import { type Cache, isCacheThere, lockOf, openWorkCache, withLock, workCacheFile } from './cache.ts';
import type { GeneratedStream } from './generate.ts';
import { digestFile, digestInputs, findLastRun, toLastRun, writeLastRun } from './last-run.ts';

/** Node’s cache of compiled modules, beside the packages. */
const compiled = join(import.meta.dirname, '../../node_modules/.cache/generate/compiled');

/** Options of one run. */
export interface RunOptions {
  readonly spec: string;
  readonly out: string;
  readonly format: 'text' | 'json' | 'github';
  /** Compare only. */
  readonly check?: boolean;
  /** Begin new records where they are missing. */
  readonly first?: boolean;
  /** Generate even when nothing has changed, without the cache. */
  readonly force?: boolean;
  /** Print nothing when nothing has changed. */
  readonly quiet?: boolean;
  /** Gets the diagnostics of a run that writes nothing because of errors, as text for a person. */
  readonly onErrors?: (text: string) => void;
}

/** Runs the generator once and prints diagnostics and a summary. Returns the exit code. */
export async function runGenerate(options: RunOptions): Promise<number> {
  try {
    return await withLock(lockOf(options.out), () => runOnce(options));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    await printErrors([await describeUnwritable(options.out, error)], options);
    return 3;
  }
}

/** Generates without printing or writing, so that all modules are loaded for the next run of this process. */
export async function warmUp(options: RunOptions): Promise<void> {
  const { files } = await generateWithCache({ ...options, check: true });
  if (files !== undefined) await compareFiles(options.out, files);
}

async function runOnce(options: RunOptions): Promise<number> {
  const { spec, out, format, check = false, force = false, quiet = false } = options;
  // The inputs are hashed before they are read: a file saved in between is a change for the next run.
  // A check does not trust the record, which can be edited by hand.
  const inputs = check ? undefined : digestInputs(spec);
  const last = force ? undefined : findLastRun(out, inputs);
  if (last !== undefined) {
    if (quiet) return 0;
    await print(last.diagnostics, format);
    if (format === 'text') console.log('Generated files are up to date; nothing has changed.');
    return 0;
  }
  // A first run compiles the printer and TypeScript; caching them would cost more than the next run saves.
  if (isCacheThere(workCacheFile(out))) enableCompileCache(compiled);
  const { files, diagnostics, pruneCache } = await generateWithCache(options);
  if (files === undefined) {
    await printErrors(diagnostics, options);
    return diagnostics.some(({ code }) => code === 'SPEC_UNREADABLE') ? 3 : 1;
  }
  if (check) {
    const wanted = new Map<string, string>();
    const drift = await compareFiles(
      out,
      files,
      (path, bytes, same) => same || wanted.set(path, bytes.toString()),
    );
    if (format !== 'text') {
      const { describeDrift } = await import('../emit/output/format-drift.ts');
      await print([...diagnostics, ...describeDrift(drift, out)], format);
      return isCurrent(drift) ? 0 : 1;
    }
    await print(diagnostics, format);
    return isCurrent(drift) ? reportCurrent(format) : reportDrift(drift, wanted, out);
  }
  const { writeFiles } = await import('../emit/output/write-files.ts');
  const digests = new Map<string, string>();
  const drift = await writeFiles(out, files, {
    onFile: (path, bytes) => digests.set(path, digestFile(bytes)),
  });
  pruneCache();
  if (inputs !== undefined) await writeLastRun(out, toLastRun(out, inputs, digests, diagnostics));
  await print(diagnostics, format);
  if (format === 'text') console.log(summarise(digests.size, drift));
  return 0;
}

async function generateWithCache({
  spec,
  out,
  check = false,
  first = false,
  force = false,
}: RunOptions): Promise<GeneratedStream & { readonly pruneCache: () => void }> {
  const { generateFiles } = await import('./generate.ts');
  const { readPreviousRun } = await import('../emit/output/records.ts');
  const work = openWorkCache(out);
  const limit = ({ find, store }: Cache, isBlind: boolean): Cache => ({
    find: isBlind ? () => undefined : find,
    store: check ? () => undefined : store,
  });
  const generated = await generateFiles(spec, {
    previous: readPreviousRun(out, first),
    cache: limit(work, force),
  });
  return { ...generated, pruneCache: work.prune };
}

function reportCurrent(format: RunOptions['format']): number {
  if (format === 'text') console.log('Generated files are up to date.');
  return 0;
}

async function reportDrift(drift: Drift, wanted: ReadonlyMap<string, string>, out: string): Promise<number> {
  const { formatDrift } = await import('../emit/output/format-drift.ts');
  const onDisk = new Map<string, string>();
  for (const path of drift.stale) onDisk.set(path, readIfThere(join(out, path)) ?? '');
  console.error(
    formatDrift(drift, (path) => ({ onDisk: onDisk.get(path) ?? '', wanted: wanted.get(path) ?? '' })),
  );
  console.error('\nGenerated files are out of date. To fix it, run: npm run generate');
  return 1;
}

async function printErrors(
  diagnostics: readonly Diagnostic[],
  { format, onErrors }: RunOptions,
): Promise<void> {
  await print(diagnostics, format);
  const { formatText } = await import('../diagnostics/format.ts');
  onErrors?.(formatText(diagnostics));
}

async function print(diagnostics: readonly Diagnostic[], format: RunOptions['format']): Promise<void> {
  if (diagnostics.length === 0 && format !== 'json') return;
  const { formatGithub, formatJson, formatText } = await import('../diagnostics/format.ts');
  if (format === 'json') console.log(formatJson(diagnostics));
  else if (format === 'github') console.log(formatGithub(diagnostics));
  else console.error(formatText(diagnostics));
}

async function describeUnwritable(out: string, error: Error): Promise<Diagnostic> {
  const { positionOfFile, toDiagnostic } = await import('../diagnostics/diagnostic.ts');
  const message = `The generated files cannot be written: ${error.message}.`;
  const help =
    'Check that the folder is writable and the disk has room, or choose another folder with --out.';
  return toDiagnostic({ code: 'OUTPUT_UNWRITABLE', message, help, at: [{ file: out, offset: 0 }] }, () =>
    positionOfFile(out),
  );
}

function summarise(total: number, { missing, stale, extra }: Drift): string {
  const changes = [`${missing.length} new`, `${stale.length} changed`, `${extra.length} removed`];
  return `Generated ${total} files: ${changes.join(', ')}.`;
}
