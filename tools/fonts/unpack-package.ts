import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FontPackage } from './faces.ts';

const run = promisify(execFile);

export interface UnpackedPackage {
  /** Absolute path. */
  readonly folder: string;
  /** Subresource integrity of the packed file. */
  readonly integrity: string;
}

/** `name@version`, as npm names a release. */
export function releaseOf({ name, version }: FontPackage): string {
  return `${name}@${version}`;
}

/**
 * Fetches a release from the npm registry and unpacks it.
 * @param folder absolute path of an empty folder
 * @param expected integrity that the packed file must have; any where there is none yet
 */
export async function unpackPackage(
  fontPackage: FontPackage,
  folder: string,
  expected: string | undefined,
): Promise<UnpackedPackage> {
  const release = releaseOf(fontPackage);
  const { stdout } = await run('npm', ['pack', release, '--json', '--pack-destination', folder]);
  const [{ filename }]: [{ filename: string }] = JSON.parse(stdout);
  const packed = join(folder, filename);
  const integrity = `sha512-${createHash('sha512')
    .update(await readFile(packed))
    .digest('base64')}`;
  if (expected !== undefined && integrity !== expected)
    throw new Error(`${release} is not the file that the lock names: ${integrity}, not ${expected}`);
  await run('tar', ['-xzf', packed, '-C', folder]);
  return { folder: join(folder, 'package'), integrity };
}
