import { speculationRulesName } from '../../app/renderer/speculation-rules.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { mediaTypeOf } from './media-types.ts';
import {
  createStoredResponse,
  type StoredFile,
  type StoredResponse,
  type VariantMemory,
} from './stored-response.ts';

const speculationRules: HeaderList = ['Speculation-Rules', `"/${speculationRulesName}"`];

/** Describes the file of a page’s document. */
export function describePage(body: Uint8Array): StoredFile {
  return { ...mediaTypeOf('.html'), body, cacheControl: 'no-cache' };
}

/** Makes a response of a page’s document, as `createStoredResponse` does of any file. */
export function createStoredPage(
  file: StoredFile,
  securityHeaders: HeaderList,
  memory?: VariantMemory,
): StoredResponse {
  return createStoredResponse(file, [...securityHeaders, ...speculationRules], memory);
}
