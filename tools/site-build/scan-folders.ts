import { join } from 'node:path';
import { type Fingerprints, fingerprintFolder } from './fingerprints.ts';
import { type BuildRecord, readRecord } from './record.ts';
import type { BuildPaths } from './staging.ts';

/** The folders of `dist`. */
export type BuiltFolder = 'client' | 'renderer' | 'server' | 'media' | 'packs';

/** State of the folders when a build begins. */
export interface FoundFolders {
  /** Record of the last build. */
  readonly last: BuildRecord;
  /** Content of the folders of `dist`. */
  readonly present: Readonly<Record<BuiltFolder, Fingerprints>>;
  /** Content of folders of the project, by names such as `source/app`. */
  readonly sources: Readonly<Record<`source/${'app' | 'generated' | 'icons'}`, Fingerprints>>;
}

/** Takes the fingerprints of all files that a build reads or may keep; only those that changed since the last one are read. */
export function scanFolders({ root, dist }: BuildPaths): FoundFolders {
  const last = readRecord(dist);
  const scan = (name: string, folder: string) => fingerprintFolder(folder, last.files[name]);
  return {
    last,
    present: {
      client: scan('client', join(dist, 'client')),
      renderer: scan('renderer', join(dist, 'renderer')),
      server: scan('server', join(dist, 'server')),
      media: scan('media', join(dist, 'media')),
      packs: scan('packs', join(dist, 'packs')),
    },
    sources: {
      'source/app': scan('source/app', join(root, 'app')),
      'source/icons': scan('source/icons', join(root, 'spec/icons')),
      'source/generated': scan('source/generated', join(root, 'generated')),
    },
  };
}
