import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFonts } from './check-fonts.ts';
import { placesIn, readLock } from './lock.ts';
import { makeFonts } from './make-fonts.ts';
import { readRepertoires } from './repertoires.ts';

/**
 * Makes the fonts of `generated/fonts`: `npm run fonts`; needed when Korean texts use syllables that the fonts lack, or
 * when a face changes. `--check` compares only, needs no network, and exits with 1 if anything differs.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const places = placesIn(join(import.meta.dirname, '../..'));
const repertoires = readRepertoires(places.generated);
const lock = readLock(places.lock);

if (values.check) {
  const faults = lock ? checkFonts(lock, repertoires, places) : ['no fonts have been made'];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('Run npm run fonts.');
    process.exitCode = 1;
  }
} else {
  const made = await makeFonts(lock, repertoires, places);
  for (const [name, face] of Object.entries(made.faces)) {
    const lacking = face.lacking === '' ? '' : `; the typeface lacks ${face.lacking}`;
    console.log(`${name}: ${[...face.characters].length} characters, ${face.bytes} bytes${lacking}`);
  }
}
