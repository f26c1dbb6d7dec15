import type { Report } from '../../diagnostics/diagnostic.ts';
import { lockFile } from '../../spec/files/read-media.ts';
import type { PicturesFile } from '../../spec/schema/site/pictures.ts';

/**
 * Reports pictures of the lock that lack files.
 * @param present files in generated/pictures, relative to it; undefined where there is no such folder, as in a new one
 */
export function checkVersions(
  { pictures }: PicturesFile,
  present: ReadonlySet<string> | undefined,
  report: Report,
): void {
  if (present === undefined) return;
  for (const [name, { hash, avif, webp }] of Object.entries(pictures)) {
    const files = [...avif.map((width) => `${width}.avif`), `${webp}.webp`, 'social.jpg'];
    const missing = files.filter((file) => !present.has(`${name}-${hash}/${file}`));
    if (missing.length === 0) continue;
    report({
      code: 'MEDIA_VERSION_MISSING',
      message: `The folder generated/pictures/${name}-${hash} lacks ${missing.join(', ')}.`,
      help: 'Run: npm run media',
      at: [{ file: lockFile, path: ['pictures', name], on: 'key' }],
    });
  }
}
