import { speculationRulesName } from '../../app/document/speculation-rules.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { type MediaType, mediaTypeOf } from './media-types.ts';
import type { Encoding } from './negotiate-encoding.ts';

/** How a file is sent. */
export interface FileKind extends Pick<MediaType, 'contentType'> {
  readonly cacheControl: string;
}

/** Headers that every file of one kind has: thousands of files share them. */
export interface FileHeaders {
  /** Of a 200 answer. */
  readonly ok: Readonly<Record<Encoding, HeaderList>>;
  /** Of a 304 answer. */
  readonly notModified: HeaderList;
}

export function createFileHeaders(
  { contentType, cacheControl }: FileKind,
  security: HeaderList,
): FileHeaders {
  const common = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', ...security];
  const described = ['Content-Type', contentType];
  const encoded = (encoding: Encoding) => [...described, 'Content-Encoding', encoding, ...common];
  return {
    ok: { br: encoded('br'), gzip: encoded('gzip'), identity: [...described, ...common] },
    notModified: common,
  };
}

/** The headers of every page's document that is the same for all guests. */
export function createPageHeaders(security: HeaderList): FileHeaders {
  const kind = { ...mediaTypeOf('.html'), cacheControl: 'no-cache' };
  return createFileHeaders(kind, [...security, 'Speculation-Rules', `"/${speculationRulesName}"`]);
}
