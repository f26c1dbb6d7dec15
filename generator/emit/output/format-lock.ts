import type { PicturesFile } from '../../spec/schema/site/pictures.ts';

/** The lock of pictures as text: a line for each picture, by name. */
export function formatLock(pictures: Iterable<readonly [string, PicturesFile['pictures'][string]]>): string {
  const byName = [...pictures].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return `pictures:\n${byName.map(([name, entry]) => `  ${name}: ${JSON.stringify(entry)}\n`).join('')}`;
}
