import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HeaderList } from '../security/security-headers.ts';
import { createEntityTag } from './entity-tags.ts';
import type { MediaType } from './media-types.ts';
import type { Encoding } from './negotiate-encoding.ts';

/** One encoding of a stored file, with all that an answer needs. Never changes. */
interface StoredVariant {
  readonly etag: string;
  readonly body: Uint8Array;
  /** Of the 200 answer, complete. */
  readonly headers: string[];
  /** Of the 304 answer, complete. */
  readonly notModifiedHeaders: string[];
}

/** A file that is served as it is. */
export interface StoredResponse {
  /** The file in an encoding; compressed when first asked for, then kept. */
  variant(encoding: Encoding): StoredVariant;
}

export interface StoredFile extends MediaType {
  readonly body: Uint8Array;
  readonly cacheControl: string;
}

// Below this size, the headers outweigh what compressing saves.
const leastCompressed = 1024;

/** Makes a response of a file; what is small or packed already has one variant for every encoding. */
export function createStoredResponse(file: StoredFile, securityHeaders: HeaderList): StoredResponse {
  const variants: Partial<Record<Encoding, StoredVariant>> = {};
  const compresses = file.isCompressible && file.body.length >= leastCompressed;
  return {
    variant(wanted) {
      const encoding = compresses ? wanted : 'identity';
      variants[encoding] ??= createVariant(file, encoding, securityHeaders);
      return variants[encoding];
    },
  };
}

function createVariant(file: StoredFile, encoding: Encoding, securityHeaders: HeaderList): StoredVariant {
  const body = encodeBody(file.body, encoding);
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

function encodeBody(body: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return copy(gzipSync(body, { level: 6 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return copy(brotliCompressSync(body, { params }));
}

/** Compressed bytes are a view of a larger buffer, which would stay in memory with them. */
function copy(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
