import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const offered: Encoding[] = ['br', 'gzip', 'identity'];
const maxRemembered = 500;
const maxRememberedLength = 200;

/**
 * Makes a chooser of the encoding to answer with, from a request's Accept-Encoding.
 * Among equally wanted ones the smaller body wins; where nothing offered is acceptable, or nothing is said, identity.
 * Answers are remembered for a bounded number of header values.
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
 * All on the threads of zlib's pool. On the main thread, what compressors take for a moment would lie between the bodies
 * that are kept, and the process would grow by hundreds of megabytes.
 */
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Qualities from 10 on make pages smaller, but take over twenty times as long. */
const pageQuality = 5;
const gzipLevel = 6;

/** @param quality 0 to 11 */
export function compressInBrotli(body: Uint8Array, quality = pageQuality): Promise<Uint8Array> {
  return compressBrotli(body, brotliOptions(body, quality));
}

/** @param level 1 to 9 */
export function compressInGzip(body: Uint8Array, level = gzipLevel): Promise<Uint8Array> {
  return compressGzip(body, { level });
}

/** The text of a body in Brotli. */
export const decompressBrotli: (body: Uint8Array) => Promise<Uint8Array> = promisify(brotliDecompress);

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
