import { readConfig } from '../config/config.ts';
import { placeholdersOf } from '../pages/site-settings.ts';
import { distFolder } from '../start/dist-folder.ts';
import { packBuild } from './pack-build.ts';
import { Packer } from './packer.ts';

/*
 * Makes the encodings of a finished build's files for a server with these settings: `node server/packs/pack.ts`. The server runs
 * it where the build was made for others.
 */
try {
  await packBuild(distFolder, new Packer(distFolder, placeholdersOf(readConfig(process.env))));
} catch (thrown) {
  // Where a folder may not be written, the server does without; it tells so, with this.
  process.stderr.write(`${thrown instanceof Error ? thrown.message : thrown}\n`);
  process.exitCode = 1;
}
