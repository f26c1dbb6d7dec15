import type { PicturesFile } from '../read/schema/pictures.ts';

/** The lock of pictures as text: a line for each picture, by name. */
export function formatLock(pictures: Iterable<readonly [string, PicturesFile['pictures'][string]]>): string {
  const byName = [...pictures].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const lines = byName.map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  return `{\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`;
}
