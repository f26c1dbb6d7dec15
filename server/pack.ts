import { readConfig } from './config.ts';
import { distFolder } from './dist-folder.ts';
import { packBuild } from './packs/pack-build.ts';
import { Packer } from './packs/packer.ts';
import { placeholdersOf } from './site-settings.ts';

/*
 * Makes the encodings of a finished build's files for a server with these settings: `node server/pack.ts`. The server runs
 * it where the build was made for others.
 */
try {
  await packBuild(distFolder, new Packer(distFolder, placeholdersOf(readConfig(process.env))));
} catch (thrown) {
  // Where a folder may not be written, the server does without; it tells so, with this.
  process.stderr.write(`${thrown instanceof Error ? thrown.message : thrown}\n`);
  process.exitCode = 1;
}
