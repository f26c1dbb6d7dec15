import { brotliDecompressSync } from 'node:zlib';
import type { BodyMemory } from './body-memory.ts';
import { compressInBrotli, compressInGzip } from './compress-body.ts';
import type { FileHeaders } from './file-headers.ts';
import { isWorthCompressing, type MediaType } from './media-types.ts';
import type { Encoding } from './negotiate-encoding.ts';
import { StoredVariant } from './stored-variant.ts';

/** A file that is served as it is. */
export interface StoredResponse {
  variant(encoding: Encoding): StoredVariant;
}

export interface StoredFile extends Pick<MediaType, 'isCompressible'> {
  readonly body: Uint8Array;
}

export type VariantMemory = Pick<BodyMemory<StoredVariant>, 'keep' | 'recall'>;

/** For a response that is soon forgotten. */
const alone: VariantMemory = {
  keep: (bytes) => new Uint8Array(bytes),
  recall: (_key, make) => make(),
};

/**
 * Makes a response of a file; what is small or compressed by nature has one variant for every encoding. Of the rest only the
 * bytes in Brotli stay in memory, which nearly every browser takes.
 * @param memory where its bytes are kept, with those of other files; by themselves where it is left out
 */
export function createStoredResponse(
  { body, ...type }: StoredFile,
  headers: FileHeaders,
  memory: VariantMemory = alone,
): StoredResponse {
  if (isWorthCompressing(type, body.length)) {
    return createCompressedResponse(memory.keep(compressInBrotli(body)), headers, memory);
  }
  const identity = new StoredVariant(memory.keep(body), 'identity', headers);
  return { variant: () => identity };
}

/**
 * Makes a response of a file in Brotli. Its other encodings are made when they are asked for, and kept as long as that goes on.
 */
export function createCompressedResponse(
  br: Uint8Array,
  headers: FileHeaders,
  memory: VariantMemory = alone,
): StoredResponse {
  return new CompressedResponse(br, headers, memory);
}

class CompressedResponse implements StoredResponse {
  readonly #br: StoredVariant;
  readonly #headers: FileHeaders;
  readonly #memory: VariantMemory;

  constructor(br: Uint8Array, headers: FileHeaders, memory: VariantMemory) {
    this.#br = new StoredVariant(br, 'br', headers);
    this.#headers = headers;
    this.#memory = memory;
  }

  variant(encoding: Encoding): StoredVariant {
    if (encoding === 'br') return this.#br;
    const key = encoding === 'gzip' ? this.#br : this;
    return this.#memory.recall(key, () => new StoredVariant(this.#decode(encoding), encoding, this.#headers));
  }

  #decode(encoding: 'gzip' | 'identity'): Uint8Array {
    const body = brotliDecompressSync(this.#br.body);
    // A copy: the compressor's buffer is larger than what it holds.
    return encoding === 'gzip' ? new Uint8Array(compressInGzip(body)) : body;
  }
}
