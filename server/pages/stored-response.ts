import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { HeaderList } from '../security/security-headers.ts';
import type { BodyMemory } from './body-memory.ts';
import { createEntityTag } from './entity-tags.ts';
import type { MediaType } from './media-types.ts';
import type { Encoding } from './negotiate-encoding.ts';

/** One encoding of a stored file, with all that an answer needs. Never changes. */
export interface StoredVariant {
  readonly etag: string;
  readonly body: Uint8Array;
  /** Of the 200 answer, complete. */
  readonly headers: string[];
  /** Of the 304 answer, complete. */
  readonly notModifiedHeaders: string[];
}

/** A file that is served as it is. */
export interface StoredResponse {
  variant(encoding: Encoding): StoredVariant;
}

export interface StoredFile extends MediaType {
  readonly body: Uint8Array;
  readonly cacheControl: string;
}

// Below this size, the headers outweigh what compressing saves.
const leastCompressed = 1024;
// The next level that makes pages smaller, 11, takes forty times as long.
const brotliQuality = 6;
// As the power of two in bytes: no page is longer, and the compressor takes room for it.
const brotliWindow = 18;
const gzipLevel = 6;

export type VariantMemory = Pick<BodyMemory<StoredVariant>, 'keep' | 'recall'>;

/** For a response that is soon forgotten. */
const alone: VariantMemory = {
  keep: (bytes) => new Uint8Array(bytes),
  recall: (_key, make) => make(),
};

/**
 * Makes a response of a file; what is small or packed already has one variant for every encoding. Of the rest only the
 * bytes in Brotli stay in memory, which nearly every browser takes. Other encodings are made from them, and kept as long as
 * they are asked for.
 * @param memory where its bytes are kept, with those of other files; by themselves where it is left out
 */
export function createStoredResponse(
  file: StoredFile,
  securityHeaders: HeaderList,
  memory: VariantMemory = alone,
): StoredResponse {
  const { body, ...described } = file;
  const create = (bytes: Uint8Array, encoding: Encoding) =>
    createVariant(described, bytes, encoding, securityHeaders);
  if (!file.isCompressible || body.length < leastCompressed) {
    const identity = create(memory.keep(body), 'identity');
    return { variant: () => identity };
  }
  return createPackedResponse(memory.keep(compress(body)), create, memory);
}

/** Apart from the above, so that nothing here keeps the body as it is in memory. */
function createPackedResponse(
  packed: Uint8Array,
  create: (bytes: Uint8Array, encoding: Encoding) => StoredVariant,
  memory: VariantMemory,
): StoredResponse {
  const br = create(packed, 'br');
  const unpack = () => brotliDecompressSync(packed);
  const make = {
    identity: () => create(unpack(), 'identity'),
    gzip: () => create(new Uint8Array(gzipSync(unpack(), { level: gzipLevel })), 'gzip'),
  };
  return {
    variant: (encoding) => (encoding === 'br' ? br : memory.recall(make[encoding], make[encoding])),
  };
}

function compress(body: Uint8Array): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

function createVariant(
  file: Omit<StoredFile, 'body'>,
  body: Uint8Array,
  encoding: Encoding,
  securityHeaders: HeaderList,
): StoredVariant {
  const etag = createEntityTag(body);
  const common = [
    'ETag',
    etag,
    'Cache-Control',
    file.cacheControl,
    'Vary',
    'Accept-Encoding',
    ...securityHeaders,
  ];
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const described = ['Content-Type', file.contentType, 'Content-Length', String(body.length), ...encoded];
  return { etag, body, headers: [...described, ...common], notModifiedHeaders: common };
}
