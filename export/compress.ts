import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];
const gzipLevel = 9;

/** The encodings that stand beside a file, by the ending of their names. */
export const packedEndings = ['.br', '.gz'] as const;

/**
 * The encodings of a file, by their ending. They are made on the threads of zlib's pool.
 * @param quality of Brotli, 0 to 11
 */
export async function compress(
  body: Uint8Array,
  quality: number,
): Promise<Readonly<Record<(typeof packedEndings)[number], Buffer>>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: gzipLevel }),
  ]);
  return { '.br': br, '.gz': gz };
}
