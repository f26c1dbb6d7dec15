import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compressInBrotliAside, compressInGzipAside } from '../../server/pages/compress-body.ts';
import { holds, removeOrphans, writeInOneStep } from './folder.ts';
import type { SiteFile } from './site-file.ts';

/** How the names of compressed files end: in Brotli, in gzip. */
const compressedEndings = ['.br', '.gz'];

export interface WriteSiteOptions {
  readonly folder: string;
  readonly files: readonly SiteFile[];
  /** Of Brotli, 0 to 11: compresses all files. Where left out, each is written as the server sends it. */
  readonly quality?: number | undefined;
  /** Whether files that have not changed are compressed, too: for another quality. */
  readonly isQualityNew: boolean;
}

/**
 * Writes the files that differ, with their encodings; what pages load comes before them. Nothing is removed.
 * @returns how many files differed
 */
export async function writeSite(options: WriteSiteOptions): Promise<number> {
  const rank = ({ kind }: SiteFile) => (kind === 'page' || kind === 'listing' ? 1 : 0);
  const files = options.files.toSorted((one, other) => rank(one) - rank(other));
  let written = 0;
  const remaining = files.values();
  const writeInTurn = async () => {
    for (const file of remaining) if (await writeFile(file, options)) written += 1;
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, writeInTurn));
  return written;
}

/** @returns whether anything was written */
async function writeFile(
  { name, isCompressed, read }: SiteFile,
  { folder, quality, isQualityNew }: WriteSiteOptions,
): Promise<boolean> {
  const target = join(folder, name);
  const body = read('identity');
  const isKept = holds(target, body);
  const isWhole = !isCompressed || compressedEndings.every((ending) => existsSync(target + ending));
  if (isKept && isWhole && !(isQualityNew && isCompressed)) return false;
  if (isCompressed) {
    const isSent = quality === undefined;
    await writeInOneStep(`${target}.br`, isSent ? read('br') : await compressInBrotliAside(body, quality));
    await writeInOneStep(`${target}.gz`, isSent ? read('gzip') : await compressInGzipAside(body));
  }
  // Last, since it is what the next export compares: one that breaks off before is made good then.
  if (!isKept) await writeInOneStep(target, body);
  return true;
}

/** Removes what the site no longer has. */
export function tidySite(folder: string, files: readonly SiteFile[]): number {
  const endings = ({ isCompressed }: SiteFile) => ['', ...(isCompressed ? compressedEndings : [])];
  const names = files.flatMap((file) => endings(file).map((ending) => file.name + ending));
  return removeOrphans(folder, new Set(names));
}
