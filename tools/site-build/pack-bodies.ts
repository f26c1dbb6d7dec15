import { constants } from 'node:zlib';
import { compressInBrotli } from '../../server/pages/compress-body.ts';
import { createEntityTag } from '../../server/pages/entity-tags.ts';
import { isWorthCompressing, mediaTypeOf } from '../../server/pages/media-types.ts';
import type { PackedBodies } from './pack-writer.ts';

const nothing = new Uint8Array(0);

/** Makes what a pack holds of a file; compresses it where that makes it smaller. */
export function makeBodies(name: string, built: Buffer, digest: string): PackedBodies {
  if (!isWorthCompressing(mediaTypeOf(name), built.length)) {
    return { digest, tag: '', built, compressed: nothing };
  }
  const compressed = compressInBrotli(built, qualityOf(name));
  return { digest, tag: createEntityTag(compressed), built, compressed };
}

/** Scripts and styles are few, and the same in many builds: these are worth the time that pages are not. */
function qualityOf(name: string): number | undefined {
  return /^assets\/.*\.(?:js|css)$/.test(name) ? constants.BROTLI_MAX_QUALITY : undefined;
}
