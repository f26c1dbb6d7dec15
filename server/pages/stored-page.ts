import { brotliDecompressSync } from 'node:zlib';
import { speculationRulesName } from '../../app/document/speculation-rules.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { encode } from './compress-body.ts';
import { createFileHeaders, type FileHeaders } from './file-headers.ts';
import { isWorthCompressing, type MediaType, mediaTypeOf } from './media-types.ts';
import { StoredResponse } from './stored-response.ts';

const speculationRules: HeaderList = ['Speculation-Rules', `"/${speculationRulesName}"`];
const pageType = mediaTypeOf('.html');

/** The headers of every page’s document. */
export function createPageHeaders(securityHeaders: HeaderList): FileHeaders {
  return createFileHeaders({ ...pageType, cacheControl: 'no-cache' }, [
    ...securityHeaders,
    ...speculationRules,
  ]);
}

/** Makes a response of a page’s document, or another text, by itself in memory: in Brotli, as nearly every browser takes it. */
export function createStoredPage(
  text: string,
  headers: FileHeaders,
  type: MediaType = pageType,
): StoredResponse {
  const body = Buffer.from(text);
  const isCompressed = isWorthCompressing(type, body.length);
  const packed = isCompressed ? encode(body, 'br') : body;
  return new StoredResponse({
    isCompressed,
    headers,
    read: (encoding) => ({
      body: isCompressed && encoding !== 'br' ? encode(brotliDecompressSync(packed), encoding) : packed,
    }),
  });
}
