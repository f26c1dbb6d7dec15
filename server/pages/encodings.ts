import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const offered: Encoding[] = ['br', 'gzip', 'identity'];
const maxRemembered = 500;
const maxRememberedLength = 200;

/**
 * Creates the function that chooses the encoding of an answer by Accept-Encoding. Among equally preferred ones the
 * smaller body wins. Without the header, or without an acceptable encoding, it chooses identity. Caches the choice for
 * a bounded number of header values.
 */
export function createEncodingChooser(): (acceptEncoding: string | undefined) => Encoding {
  const remembered = new Map<string, Encoding>();
  return (acceptEncoding) => {
    if (acceptEncoding === undefined) return 'identity';
    const known = remembered.get(acceptEncoding);
    if (known !== undefined) return known;
    const chosen = chooseEncoding(acceptEncoding);
    if (remembered.size >= maxRemembered) remembered.clear();
    if (acceptEncoding.length <= maxRememberedLength) remembered.set(acceptEncoding, chosen);
    return chosen;
  };
}

function chooseEncoding(acceptEncoding: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  // The published types are of an older release, without the second argument.
  const rank: (offered: Encoding[], options: { preferred: Encoding[] }) => string[] = negotiator.encodings;
  const best = rank.call(negotiator, offered, { preferred: offered })[0];
  return offered.find((encoding) => encoding === best) ?? 'identity';
}

/*
 * All of these run on zlib's thread pool. On the main thread, the compressors' temporary buffers would fragment the
 * heap between cached bodies, and the process would grow by hundreds of megabytes.
 */
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The quality for pages. From 10 on, or with a larger window, compression takes over ten times as long. */
const pageQuality = 9;
const pageWindow = 16;
const gzipLevel = 6;

/** @param quality 0 to 11; default: that for pages, which are compressed while a guest waits */
export function compressInBrotli(body: Uint8Array, quality?: number): Promise<Uint8Array> {
  return compressBrotli(body, brotliOptions(body, quality));
}

/** @param level 1 to 9 */
export function compressInGzip(body: Uint8Array, level = gzipLevel): Promise<Uint8Array> {
  return compressGzip(body, { level });
}

/** Decompresses a Brotli body. */
export const decompressBrotli: (body: Uint8Array) => Promise<Uint8Array> = promisify(brotliDecompress);

function brotliOptions(body: Uint8Array, quality: number | undefined): BrotliOptions {
  // The compressor allocates its whole window, even for small files.
  const window = Math.ceil(Math.log2(body.length + 16));
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: largest } = constants;
  const most = quality === undefined ? pageWindow : largest;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality ?? pageQuality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, least), most),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}
