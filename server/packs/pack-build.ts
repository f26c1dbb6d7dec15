import { join } from 'node:path';
import { fingerprintFolder } from '../../tools/site-build/fingerprints.ts';
import { readRecord } from '../../tools/site-build/record.ts';
import { readBuildId } from './open-pack.ts';
import type { BuiltFile, Packer, PackSummary } from './packer.ts';

/** Completes the pack of a finished build with what has not been added to it. */
export async function packBuild(distFolder: string, packer: Packer): Promise<PackSummary> {
  const known = readRecord(distFolder).files;
  const files = ['client', 'pages'].flatMap((folder) =>
    Object.entries(fingerprintFolder(join(distFolder, folder), known[folder])).map(
      ([name, [size, , digest]]): BuiltFile => ({ name: `${folder}/${name}`, size, digest }),
    ),
  );
  return packer.finish(readBuildId(distFolder), files);
}
