import { dirname, join } from 'node:path';
import { formatText } from '../diagnostics/format.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Drift } from '../emit/output/compare-files.ts';
import { readPreviousRun } from '../emit/output/records.ts';
import { writeSpec } from '../emit/output/write-files.ts';
import type { Model, Previous } from '../model/model.ts';
import { lockOf, openWorkCache, withLock } from '../run/cache.ts';
import { findQuoted } from '../run/find-quoted.ts';
import { generate, readModel } from '../run/generate.ts';
import { createLocator } from '../spec/files/locate.ts';
import { readSpecFiles } from '../spec/files/read-files.ts';
import { listMediaFiles } from '../spec/files/read-media.ts';
import { readSpec } from '../spec/files/read-spec.ts';
import { compareAddresses, formatAddresses, redirectMoved, withoutRedirects } from './addresses.ts';
import { type CommandValues, commands, take } from './commands.ts';
import { type Change, CommandError, type Edits, type SpecTexts } from './edits/edit.ts';
import { collectMentions } from './name-mentions.ts';
import { formatReferences } from './references.ts';
import { renameKey } from './rename-key.ts';
import { printReport, type ReportValues } from './report/print-report.ts';
import { runExport, runImport } from './xliff/xliff-commands.ts';

/** The options of the maintainers' commands, as typed. */
interface CommandLine extends CommandValues, ReportValues {
  readonly out: string;
  readonly only: string;
}

/** Runs one of the maintainers' commands. Returns the exit code; throws CommandError where a command cannot be carried out. */
export function runCommand(positionals: readonly string[], values: CommandLine): Promise<number> {
  // The export only reads, and its --out is a file.
  const [name] = positionals;
  if (name === 'export-texts') return dispatch(positionals, values);
  return withLock(lockOf(values.out), () => dispatch(positionals, values));
}

async function dispatch(positionals: readonly string[], values: CommandLine): Promise<number> {
  const [name = '', ...args] = positionals;
  if (name === 'refs') return refs(args, values);
  if (name === 'rename-key') return runRenameKey(args, values);
  if (name === 'report') return report(values);
  if (name === 'export-texts') return exportXliff(args, values);
  if (name === 'import-texts') return importXliff(args, values);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const known = [...Object.keys(commands), 'rename-key', 'refs', 'report', 'export-texts', 'import-texts'];
    throw new CommandError(`There is no command “${name}”. ${didYouMean(name, known)}`.trim());
  }
  const texts = readTexts(values.spec);
  const model = await currentModel(values);
  return applyChange(texts, model, command({ texts, model }, args, values), values);
}

function readTexts(spec: string): SpecTexts {
  try {
    return readSpecFiles(spec).texts;
  } catch (error) {
    throw new CommandError(
      `The spec folder cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Writes a change with its redirects and generates, but only if the changed spec is valid. Returns the exit code. */
async function applyChange(
  texts: SpecTexts,
  before: Model,
  change: Change,
  { spec, out }: CommandLine,
): Promise<number> {
  const { moves = new Map<string, string>(), leadTo, check, explain, notes = [] } = change;
  const moved = [...moves.keys()].filter((file) => texts.has(file));
  const edits: Edits = new Map([...moved.map((file) => [file, undefined] as const), ...change.edits]);
  const options = { cache: openWorkCache(out), movedFiles: moves };
  const { model } = await readModel(spec, { ...options, edits: new Map([...edits, ...withoutRedirects]) });
  // Without a model the changed spec has errors, which generating reports.
  if (model !== undefined) check?.(model);
  const addresses = model && compareAddresses(before, model, leadTo);
  const { previous, versions } = renameRecords(readPreviousRun(out), change);
  const published = new Set(previous.paths);
  const redirects: Edits = addresses ? redirectMoved(texts, addresses, published) : new Map();
  const all = new Map([...edits, ...redirects]);
  const { files, diagnostics } = await generate(spec, { ...options, edits: all, previous });
  if (files === undefined || addresses === undefined) {
    const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
    console.error(formatText(errors.map((error) => explain?.(error) ?? error)));
    console.error('\nNothing was changed.');
    return 1;
  }
  const written = new Map([...change.edits, ...redirects]);
  const { missing, stale, extra } = await writeAll(spec, out, files, { edits: written, moves, versions });
  for (const note of notes) console.log(note);
  const warnings = diagnostics.flatMap((diagnostic) => explain?.(diagnostic) ?? []);
  if (warnings.length > 0) console.log(formatText(warnings));
  for (const [from, to] of moves) console.log(`Moved ${join(spec, from)} → ${join(spec, to)}`);
  for (const [file, text] of written)
    console.log(`${text === undefined ? 'Removed' : 'Wrote'} ${join(spec, file)}`);
  for (const line of formatAddresses(addresses, published)) console.log(line);
  console.log(`Generated: ${missing.length} new, ${stale.length} changed, ${extra.length} removed.`);
  return 0;
}

/** The records of earlier runs with the new names of a change and without the versions of confirmed translations, and the new paths of versions of pictures by their old ones. */
function renameRecords(previous: Previous, { pictures = new Map(), renamed, confirmed = [] }: Change) {
  const versions = new Map<string, string>();
  for (const file of previous.versions ?? []) {
    // A version’s folder is the picture’s name and a digest.
    const [, name = '', rest] = /^(.*)(-[0-9a-f]{8}\/[^/]+)$/.exec(file) ?? [];
    const other = pictures.get(name);
    if (other !== undefined) versions.set(file, `${other}${rest}`);
  }
  const texts = previous.texts.map((record) =>
    record.key === renamed?.from ? { ...record, key: renamed.to } : record,
  );
  const isConfirmed = (id: string, locale: string) =>
    confirmed.some((each) => each.id === id && each.locale === locale);
  const sources = previous.sources.map((record) => {
    const kept = [...record.translations].filter(([locale]) => !isConfirmed(record.id, locale));
    return { ...record, translations: new Map(kept) };
  });
  const present =
    previous.versions && new Set([...previous.versions].map((file) => versions.get(file) ?? file));
  return { previous: { ...previous, texts, sources, versions: present }, versions };
}

async function writeAll(...args: Parameters<typeof writeSpec>): Promise<Drift> {
  try {
    return await writeSpec(...args);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandError(`The files cannot be written: ${error.message}.`);
  }
}

/** The model of the spec. Vanished paths are no error here: a redirect may be about to be written. */
async function currentModel({ spec, out }: CommandLine): Promise<Model> {
  const { texts, sources } = readPreviousRun(out);
  const previous = { texts, sources };
  const { model, diagnostics } = await readModel(spec, { cache: openWorkCache(out), previous });
  if (model !== undefined) return model;
  throw new CommandError(
    `The spec has errors:\n\n${formatText(diagnostics.filter(({ severity }) => severity === 'error'))}\n`,
  );
}

async function exportXliff(args: readonly string[], values: CommandLine): Promise<number> {
  take(args, []);
  // Here --out is the file.
  const places = { ...values, out: dirname(values.spec) };
  const spec = { texts: readTexts(values.spec), model: await currentModel(places) };
  const { source } = await readSpec(values.spec);
  for (const line of runExport({ ...spec, source }, values)) console.log(line);
  return 0;
}

async function importXliff(args: readonly string[], values: CommandLine): Promise<number> {
  const [file] = take(args, ['file']);
  const texts = readTexts(values.spec);
  const model = await currentModel(values);
  const { source } = await readSpec(values.spec);
  return applyChange(texts, model, runImport({ texts, model, source }, file, values.spec), values);
}

/** Prints every place of a name. */
async function refs(args: readonly string[], { spec }: CommandLine): Promise<number> {
  const [name] = take(args, ['name']);
  const texts = readTexts(spec);
  const mentions = collectMentions(texts, listMediaFiles(spec));
  const { found, text } = formatReferences(name, mentions, createLocator(spec, texts));
  if (found) console.log(text);
  else console.error(text);
  return found ? 0 : 1;
}

async function runRenameKey(args: readonly string[], values: CommandLine): Promise<number> {
  const [from, to] = take(args, ['old', 'new']);
  const { spec, out, kind } = values;
  const texts = readTexts(spec);
  const model = await currentModel(values);
  const { source } = await readSpec(spec);
  const mentions = collectMentions(texts, listMediaFiles(spec));
  const named = { texts, mentions, model, source };
  const { notes = [], ...change } = renameKey(named, { from, to, kind });
  return applyChange(texts, model, { ...change, notes: [...notes, ...namePlacesInCode(from, out)] }, values);
}

function namePlacesInCode(key: string, out: string): readonly string[] {
  const found = findQuoted(out, key);
  if (found.length === 0) return ['No code names it.'];
  const places = found.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return ['To change by hand, where it is this key:', ...places];
}

async function report(values: CommandLine): Promise<number> {
  readTexts(values.spec);
  await printReport(await currentModel(values), values);
  return 0;
}
