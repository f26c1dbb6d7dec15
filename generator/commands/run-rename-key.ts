import { join, relative } from 'node:path';
import { formatText } from '../diagnostics/format.ts';
import { moveFiles, writeFiles } from '../emit/output/write-files.ts';
import type { Previous } from '../model/model.ts';
import { openWorkCache } from '../run/cache.ts';
import { findQuoted } from '../run/find-quoted.ts';
import { generate } from '../run/generate.ts';
import { withByteOrderMark } from '../spec/files/read-files.ts';
import { CommandError } from './edits/edit.ts';
import { type KeyRenaming, type NamedSpec, type RenamedSpec, renameKey } from './rename-key.ts';

/** The folders that a renaming changes. */
export interface RenamingPlace {
  readonly spec: string;
  readonly out: string;
  readonly previous: Previous;
}

const versionsFolder = 'generated/pictures';

/**
 * Renames a key in the spec and generates. Writes nothing if the renamed spec has errors, and all or nothing where files
 * cannot be written. Prints the changes. Returns the exit code.
 */
export async function runRenameKey(
  { spec, out, previous }: RenamingPlace,
  named: NamedSpec,
  renaming: KeyRenaming,
): Promise<number> {
  const renamed = renameKey(named, renaming);
  const { files, versions, diagnostics } = await generateRenamed({ spec, out, previous }, renamed, renaming);
  if (files === undefined) {
    console.error(formatText(diagnostics.filter(({ severity }) => severity === 'error')));
    console.error('\nNothing was changed.');
    return 1;
  }
  const inSpec = (file: string) => join(spec, file);
  const inVersions = (file: string) => join(out, versionsFolder, file);
  const moves = new Map([
    ...[...renamed.moves].map(([from, to]) => [inSpec(from), inSpec(to)] as const),
    ...[...versions].map(([from, to]) => [inVersions(from), inVersions(to)] as const),
  ]);
  const origins = new Map([...renamed.moves].map(([from, to]) => [to, from]));
  const texts = [...renamed.texts].map(
    ([file, text]) =>
      [relative(out, inSpec(file)), withByteOrderMark(spec, origins.get(file) ?? file, text)] as const,
  );
  await writeAll(out, moves, new Map([...files, ...texts]));
  console.log(describe(renamed, renaming, spec));
  console.log(describeByHand(renaming, out));
  return 0;
}

/** Moves and writes files, all or none. */
async function writeAll(
  out: string,
  moves: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  let undo = () => {};
  try {
    undo = moveFiles(moves);
    await writeFiles(out, files);
  } catch (error) {
    undo();
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandError(`The files cannot be written: ${error.message}.`);
  }
}

async function generateRenamed(
  { spec, out, previous }: RenamingPlace,
  { kind, texts, moves, pictures }: RenamedSpec,
  { from, to }: KeyRenaming,
) {
  const versions = new Map(
    [...(previous.versions ?? [])].flatMap((file) => {
      // A version’s folder is the picture’s name and a digest.
      const [, name = '', rest] = /^(.*)(-[0-9a-f]{8}\/[^/]+)$/.exec(file) ?? [];
      const other = pictures.get(name);
      return other === undefined ? [] : [[file, `${other}${rest}`] as const];
    }),
  );
  const removed = [...moves.keys()].filter((file) => file.endsWith('.md') || file.endsWith('.yaml'));
  const { files, diagnostics } = await generate(spec, {
    edits: new Map<string, string | undefined>([
      ...removed.map((file) => [file, undefined] as const),
      ...texts,
    ]),
    movedFiles: moves,
    // The pages and their texts are the same, and so are their dates.
    previous: {
      paths: previous.paths,
      texts: previous.texts.map((record) =>
        kind === 'entry' && record.key === from ? { ...record, key: to } : record,
      ),
      versions:
        previous.versions && new Set([...previous.versions].map((file) => versions.get(file) ?? file)),
    },
    cache: openWorkCache(out),
  });
  return { files, versions, diagnostics };
}

/** The changes as text for a maintainer. */
function describe(
  { kind, moves, places, slugs }: RenamedSpec,
  { from, to }: KeyRenaming,
  spec: string,
): string {
  const isTerm = kind !== 'entry' && kind !== 'hotel';
  return [
    `Renamed the ${kind} ${from} to ${to}.`,
    ...[...places].map(
      ([file, count]) => `${join(spec, file)}: ${count} ${count === 1 ? 'place' : 'places'}`,
    ),
    ...[...moves].map(([old, moved]) => `${join(spec, old)} → ${join(spec, moved)}`),
    ...(slugs.length === 0 ? [] : [`Its addresses stay: “${from}” is now its slug in ${slugs.join(', ')}.`]),
    ...(isTerm
      ? [`Links to listings that were filtered by “${from}” show the whole listing from now on.`]
      : []),
  ].join('\n');
}

function describeByHand({ from }: KeyRenaming, out: string): string {
  const found = findQuoted(out, from);
  if (found.length === 0) return 'No code names it.';
  return [
    'To change by hand, where it is this key:',
    ...found.map(({ file, line, column }) => `${file}:${line}:${column}`),
  ].join('\n');
}
