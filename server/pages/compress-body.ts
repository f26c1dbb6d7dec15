import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gunzipSync,
  gzip as gzipCompress,
  gzipSync,
} from 'node:zlib';

/** The encodings of a file. */
export interface CompressedBody {
  readonly br: Uint8Array;
  readonly gzip?: Uint8Array | undefined;
}

/** Qualities from 10 on make pages smaller, but take over twenty times as long (decision 016). */
const servedQuality = 6;
const gzipOptions = { level: 9 };

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzipCompress)];

/**
 * Both encodings of a file, made on the threads of zlib's pool.
 * @param quality of Brotli, 0 to 11
 */
export async function compressBody(
  body: Uint8Array,
  quality = servedQuality,
): Promise<Record<'br' | 'gzip', Uint8Array>> {
  const inBoth = [
    compressBrotli(body, brotliOptions(body, quality)),
    compressGzip(body, gzipOptions),
  ] as const;
  const [br, gzip] = await Promise.all(inBoth);
  return { br, gzip };
}

/** A file in Brotli, made at once. */
export function compressInBrotli(body: Uint8Array): Uint8Array {
  return brotliCompressSync(body, brotliOptions(body, servedQuality));
}

/** A file in gzip, made at once. */
export function compressInGzip(body: Uint8Array): Uint8Array {
  return gzipSync(body, gzipOptions);
}

/** The contents of a gzip body, in one buffer of their size, which its last four bytes hold. */
export function decompressGzip(body: Uint8Array): Uint8Array {
  const size = Buffer.from(body.buffer, body.byteOffset, body.length).readUInt32LE(body.length - 4);
  // With room for one byte more: a buffer that is just full makes zlib begin another.
  return gunzipSync(body, { chunkSize: size + 1 });
}

function brotliOptions(body: Uint8Array, quality: number): BrotliOptions {
  // The compressor takes room for its whole window, whatever the file needs.
  const window = Math.ceil(Math.log2(body.length + 16));
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, least), most),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
