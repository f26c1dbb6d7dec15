import { removeFiles } from '../remove-files.ts';
import { findDrawnProperties } from './drawn-properties.ts';
import { readLock } from './lock.ts';
import { makePictures } from './make-pictures.ts';
import { describeFinding, type MediaFolders, sourcePath } from './media-folders.ts';
import { planPictures } from './plan.ts';
import { findOrphans } from './version-files.ts';

/**
 * Makes new and changed pictures, removes orphaned files, and reports the counts and properties without a photograph.
 * Returns the exit code.
 */
export async function runMedia(folders: MediaFolders): Promise<number> {
  const before = await readLock(folders.spec);
  const plan = await planPictures(folders, before);
  const total = plan.orders.length;
  const refusals: string[] = [];
  let done = 0;
  const lock = await makePictures(plan, before, folders, ({ order, refusal }) => {
    done += 1;
    if (refusal !== undefined) refusals.push(`${sourcePath(folders, order.source)}: ${refusal}`);
    console.log(`[${done}/${total}] ${order.name}: ${refusal === undefined ? order.reason : 'refused'}`);
  });
  const orphans = await findOrphans(folders.media, lock);
  removeFiles(folders.media, orphans);
  const faults = [...plan.findings.map((finding) => describeFinding(folders, finding)), ...refusals];
  for (const fault of faults) console.error(fault);
  const counts = [
    `${total - refusals.length} made`,
    `${plan.current.size} unchanged`,
    `${faults.length} refused`,
    `${orphans.length} orphaned files removed`,
  ];
  console.log(`${lock.size} pictures: ${counts.join(', ')}.`);
  const drawn = await findDrawnProperties(folders.spec, lock);
  if (drawn.length > 0)
    console.warn(`Warning: these properties have drawings only, no photograph:\n  ${drawn.join('\n  ')}`);
  return faults.length > 0 ? 1 : 0;
}
