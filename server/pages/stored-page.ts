import { speculationRulesName } from '../../app/renderer/speculation-rules.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { mediaTypeOf } from './media-types.ts';
import { createStoredResponse, type StoredResponse } from './stored-response.ts';

const speculationRules: HeaderList = ['Speculation-Rules', `"/${speculationRulesName}"`];

/** Makes a response of a page’s document. */
export function createStoredPage(body: Uint8Array, securityHeaders: HeaderList): StoredResponse {
  const file = { ...mediaTypeOf('.html'), body, cacheControl: 'no-cache' };
  return createStoredResponse(file, [...securityHeaders, ...speculationRules]);
}
