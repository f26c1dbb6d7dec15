import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderInput } from '../../app/document/load-renderer.ts';
import { fileOfPage } from '../../app/document/page-file.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { formPaths, thanksPaths } from '../../server/forms/form-paths.ts';
import { loadPages } from '../../server/pages/load-pages.ts';
import { mediaTypeOf } from '../../server/pages/media-types.ts';
import type { StoredResponse } from '../../server/pages/stored-response.ts';
import type { HeaderList } from '../../server/security/security-headers.ts';
import { listFiles } from '../site-build/fingerprints.ts';
import type { FileKind, SiteFile } from './site-file.ts';

type LoadOptions = Parameters<typeof loadPages>[0];

/**
 * Every file of the site: pages and the browser's files as the server itself would answer them, and the pictures.
 * @throws {BuildError} where the build is of another spec
 */
export function readFiles(options: LoadOptions, input: RenderInput): readonly SiteFile[] {
  const pages = new Set(options.pages.map(({ path }) => path));
  const responses = loadPages(options)(input);
  const files = [...responses].map(([path, response]) => describeStored(path, response, pages.has(path)));
  return [...files, ...readMedia(join(options.distFolder, 'media'), options.securityHeaders)];
}

function describeStored(path: string, response: StoredResponse, isPage: boolean): SiteFile {
  const identity = response.variant('identity');
  const [headers, body] = [identity.listHeaders(), identity.body];
  const address = encodePath(path);
  return {
    kind: isPage ? kindOfPage(path, body) : 'file',
    path: address,
    name: isPage ? fileOfPage(path) : path.slice(1),
    contentType: headerOf(headers, 'Content-Type'),
    headers: without(headers, ['Content-Type', 'Content-Length', 'ETag']),
    isCompressed: response.variant('br').listHeaders().includes('Content-Encoding'),
    read: (encoding) => response.variant(encoding).body,
  };
}

/** A page that can be narrowed links to itself with a query; one that thanks shows the reference in its query. */
function kindOfPage(path: string, body: Uint8Array): FileKind {
  if (formPaths.has(path)) return 'form';
  if (thanksPaths.has(path)) return 'listing';
  const html = Buffer.from(body.buffer, body.byteOffset, body.length);
  return html.includes(`href="${encodePath(path)}?`) ? 'listing' : 'page';
}

/** The pictures, with the headers that the server gives them. */
function readMedia(folder: string, securityHeaders: HeaderList): readonly SiteFile[] {
  const shared = without(securityHeaders, ['Cross-Origin-Resource-Policy']);
  const headers = [
    ...['Cache-Control', 'public, max-age=31536000, immutable'],
    ...['Cross-Origin-Resource-Policy', 'cross-origin', ...shared],
  ];
  const files = listFiles(folder).filter((file) => !/(^|\/)\./.test(file));
  return files.map((file): SiteFile => {
    const name = `media/${file}`;
    return {
      kind: 'media',
      path: encodePath(`/${name}`),
      name,
      contentType: mediaTypeOf(name).contentType,
      headers,
      isCompressed: false,
      read: () => readFileSync(join(folder, file)),
    };
  });
}

function headerOf(headers: HeaderList, wanted: string): string {
  const index = headers.findIndex((name, at) => at % 2 === 0 && isSameName(name, wanted));
  return headers[index + 1] ?? '';
}

function without(headers: HeaderList, names: readonly string[]): HeaderList {
  return headers.filter((_text, at) => !names.some((name) => isSameName(headers[at - (at % 2)] ?? '', name)));
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
