import { readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withByteOrderMark } from '../../spec/files/read-files.ts';
import { writeFiles } from './write-files.ts';

/** Writes some files of a spec, all or none, then removes those without a text, with the folders that they leave empty. */
export async function writeEdits(
  spec: string,
  edits: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const written = [...edits].flatMap(([file, text]) =>
    text === undefined ? [] : [[file, withByteOrderMark(spec, file, text)] as const],
  );
  await writeFiles(spec, new Map(written), { removeExtra: false });
  for (const [file, text] of edits) {
    if (text !== undefined) continue;
    const path = join(spec, file);
    await rm(path);
    if ((await readdir(dirname(path))).length === 0) await rmdir(dirname(path));
  }
}
