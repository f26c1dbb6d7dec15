import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipCompress,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './negotiate-encoding.ts';

/** A tenth larger than what the build makes, in less than half the time. */
const quickQuality = 3;
const quickGzipOptions = { level: 4 };
/** Qualities from 10 on make pages smaller, but take over twenty times as long (decision 016). */
const builtQuality = 6;
const gzipOptions = { level: 9 };

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzipCompress)];

/**
 * A file in Brotli, made on the threads of zlib's pool.
 * @param quality 0 to 11
 */
export function compressInBrotliAside(body: Uint8Array, quality = builtQuality): Promise<Uint8Array> {
  return compressBrotli(body, brotliOptions(body, quality));
}

/** A file in gzip, made on the threads of zlib's pool. */
export function compressInGzipAside(body: Uint8Array): Promise<Uint8Array> {
  return compressGzip(body, gzipOptions);
}

/**
 * A file in Brotli, made at once.
 * @param quality 0 to 11
 */
export function compressInBrotli(body: Uint8Array, quality = builtQuality): Uint8Array {
  return brotliCompressSync(body, brotliOptions(body, quality));
}

/** A file in an encoding, made at once, while a guest waits. */
export function encode(body: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'identity') return body;
  const packed = encoding === 'br' ? compressInBrotli(body, quickQuality) : gzipSync(body, quickGzipOptions);
  // A copy: the compressor's buffer is larger than what it holds.
  return new Uint8Array(packed);
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
