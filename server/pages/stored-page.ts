import { speculationRulesName } from '../../app/document/speculation-rules.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { createFileHeaders, type FileHeaders } from './file-headers.ts';
import { mediaTypeOf } from './media-types.ts';
import { createStoredResponse, type StoredResponse } from './stored-response.ts';

const speculationRules: HeaderList = ['Speculation-Rules', `"/${speculationRulesName}"`];
const type = mediaTypeOf('.html');

/** The headers of every page’s document. */
export function createPageHeaders(securityHeaders: HeaderList): FileHeaders {
  return createFileHeaders({ ...type, cacheControl: 'no-cache' }, [...securityHeaders, ...speculationRules]);
}

/** Makes a response of a page’s document, by itself in memory. */
export function createStoredPage(body: Uint8Array, headers: FileHeaders): StoredResponse {
  return createStoredResponse({ ...type, body }, headers);
}
