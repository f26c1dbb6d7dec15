import { join } from 'node:path';
import { readLock } from './lock.ts';
import { describeFinding, type MediaFolders, sourcePath } from './media-folders.ts';
import { planPictures } from './plan.ts';
import { findOrphans } from './version-files.ts';

const reasons = {
  new: 'has not been made',
  changed: 'has changed since it was made',
  'files missing or spoiled': 'lacks versions, or has some that are no pictures of their size',
} as const;

/** Reports missing, outdated, damaged and orphaned pictures. Writes nothing; returns the exit code. */
export async function checkMedia(folders: MediaFolders): Promise<number> {
  const lock = await readLock(folders.spec);
  const { orders, forgotten, findings } = await planPictures(folders, lock);
  const faults = [
    ...findings.map((finding) => describeFinding(folders, finding)),
    ...orders.map(({ source, reason }) => `${sourcePath(folders, source)} ${reasons[reason]}`),
    ...forgotten.map((name) => `${name} has no source any more`),
  ];
  for (const path of await findOrphans(folders.media, lock))
    faults.push(`${join(folders.media, path)} belongs to no picture`);
  if (faults.length === 0) {
    console.log(`All ${lock.size} pictures match their sources.`);
    return 0;
  }
  for (const fault of faults) console.error(fault);
  console.error('\nPictures do not match their sources. To fix them, run: npm run media');
  return 1;
}
