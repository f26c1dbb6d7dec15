import { join } from 'node:path';
import { CommandError } from '../../generator/commands/edits/edit.ts';
import { type Finding, isError } from '../../generator/diagnostics/diagnostic.ts';
import { readPreviousRun } from '../../generator/emit/output/records.ts';
import { writeSpec } from '../../generator/emit/output/write-files.ts';
import { lockOf, openWorkCache, withLock } from '../../generator/run/cache.ts';
import { generate } from '../../generator/run/generate.ts';
import { applyChanges, type FieldChange, type OrderOfKeys } from './apply-changes.ts';
import { bodyFile, digestOf, type Entry, readText, type SiteFolders } from './entry-files.ts';

/** The changes of an entry, as somebody made them in the form. */
export interface EntryChange {
  /** Digests of the files that the form was made from. */
  readonly seen: Readonly<Record<string, string>>;
  readonly changes: readonly FieldChange[];
  /** New bodies by locale; "" removes one. */
  readonly bodies: Readonly<Record<string, string>>;
}

/** A finding of the generator, at a field where it is about one. */
export interface FieldFinding {
  readonly isError: boolean;
  readonly message: string;
  readonly help: string;
  /** `spec/` and the file. */
  readonly file: string;
  /** The path in the entry's YAML file. */
  readonly path?: FieldChange['path'];
  /** The locale of the body. */
  readonly body?: string;
}

/** An entry and its files. */
type EntryPlace = Pick<Entry, 'key' | 'file' | 'locales'>;

/** New texts by file, undefined where a file is to be removed. */
type Edits = ReadonlyMap<string, string | undefined>;

export type Outcome =
  | { readonly status: 'saved'; readonly findings: readonly FieldFinding[] }
  /** Somebody else has changed the files; nothing was written. */
  | { readonly status: 'conflict'; readonly files: readonly string[] }
  /** The generator refuses the change; nothing was written. */
  | { readonly status: 'refused'; readonly findings: readonly FieldFinding[] };

/** Saves changes of an entry, all or none. */
export async function saveEntry(
  folders: SiteFolders,
  entry: Entry,
  { seen, changes, bodies }: EntryChange,
  orderOf: OrderOfKeys,
): Promise<Outcome> {
  const { spec } = folders;
  const ofBodies = Object.entries(bodies).map(([locale, body]) => {
    const file = bodyFile(entry.key, locale);
    return [file, body === '' ? undefined : likeBefore(readText(spec, file), body)] as const;
  });
  const files = [...(changes.length > 0 ? [entry.file] : []), ...ofBodies.map(([file]) => file)];
  const isStale = (file: string) => digestOf(readText(spec, file)) !== seen[file];
  const stale = files.filter(isStale);
  if (stale.length > 0) return { status: 'conflict', files: stale };
  const edits = new Map<string, string | undefined>(ofBodies);
  try {
    if (changes.length > 0)
      edits.set(entry.file, applyChanges(entry.file, readText(spec, entry.file), changes, orderOf));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { status: 'refused', findings: [refusal(entry.file, error, changes)] };
  }
  return writeChecked(folders, entry, edits, isStale);
}

/**
 * Writes files with what is generated from them, if the generator accepts the spec with them, and nobody has written them while it was
 * asked. Call it one at a time: waiting for the generator’s lock stops this process.
 */
export function writeChecked(
  { spec, out, onWritten }: SiteFolders,
  entry: EntryPlace,
  edits: Edits,
  isStale: (file: string) => boolean,
): Promise<Outcome> {
  const write = async (): Promise<Outcome> => {
    const options = { edits, previous: readPreviousRun(out), cache: openWorkCache(out) };
    const { files, findings } = await generate(spec, options);
    const own = findings.flatMap((finding) => toFieldFindings(entry, finding));
    if (files === undefined) return { status: 'refused', findings: own.filter(({ isError }) => isError) };
    const stale = [...edits.keys()].filter(isStale);
    if (stale.length > 0) return { status: 'conflict', files: stale };
    const { missing, stale: changed } = await writeSpec(spec, out, files, {
      edits,
      moves: new Map(),
      versions: new Map(),
    });
    onWritten?.([...missing, ...changed].map((path) => join(out, path)));
    const warnings = own.filter(({ path, body }) => path !== undefined || body !== undefined);
    return { status: 'saved', findings: warnings };
  };
  return withLock(lockOf(out), write);
}

/** A body with the line ends of the old one. */
function likeBefore(before: string, body: string): string {
  const end = before === '' ? '\n' : /\s*$/.exec(before)?.[0];
  const text = body.replaceAll('\r\n', '\n').trimEnd();
  return (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text) + end;
}

function refusal(file: string, { message }: CommandError, [first]: readonly FieldChange[]): FieldFinding {
  return { isError: true, message, help: '', file: `spec/${file}`, path: first?.path ?? [] };
}

/** The fields of an entry that a finding is about, or its first file. */
function toFieldFindings(entry: EntryPlace, finding: Finding): readonly FieldFinding[] {
  const { message, help, at } = finding;
  const bodyOf = (file: string) => entry.locales.find((locale) => bodyFile(entry.key, locale) === file);
  const fields = at.flatMap((origin): readonly Pick<FieldFinding, 'file' | 'path' | 'body'>[] => {
    const file = `spec/${origin.file}`;
    if (origin.file === entry.file) return [{ file, path: 'path' in origin ? origin.path : [] }];
    const body = bodyOf(origin.file);
    return body === undefined ? [] : [{ file, body }];
  });
  const places = fields.length > 0 ? fields : [{ file: `spec/${at[0]?.file ?? ''}` }];
  return places.map((place) => ({ isError: isError(finding), message, help, ...place }));
}
