import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathOfFile } from '../../app/document/page-file.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { BodyMemory } from './body-memory.ts';
import { createFileHeaders, type FileHeaders } from './file-headers.ts';
import { isFilled, type Placeholders } from './fill-placeholders.ts';
import { listFiles } from './list-files.ts';
import { mediaTypeOf } from './media-types.ts';
import { openPrecompressed } from './read-precompressed.ts';
import type { PublishedPage } from './site-tables.ts';
import { createPageHeaders } from './stored-page.ts';
import { createCompressedResponse, createStoredResponse, type StoredResponse } from './stored-response.ts';
import type { StoredVariant } from './stored-variant.ts';

export interface LoadPagesOptions {
  /** Folder of the build, with `pages/` and `client/`. */
  readonly distFolder: string;
  /** Every page that the build must hold, and no other. */
  readonly pages: readonly PublishedPage[];
  /** Puts in what only the server knows. */
  readonly placeholders: Placeholders;
  readonly securityHeaders: HeaderList;
}

/** Thrown when there is no build, or one of another spec. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

const hashedFiles = 'client/assets/';
const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
// Between them, the process answers health checks.
const filesInOneGo = 50;

/**
 * Reads a build into memory, compressed: pages, sitemaps, robots.txt and the browser's files, by decoded path. What the build has
 * not compressed for a server with these placeholders is compressed here.
 * @throws {BuildError} when pages are missing or are no longer part of the site
 */
export async function loadPages(options: LoadPagesOptions): Promise<ReadonlyMap<string, StoredResponse>> {
  const { distFolder, pages, placeholders, securityHeaders } = options;
  const responses = new Map<string, StoredResponse>();
  const memory = new BodyMemory<StoredVariant>();
  const find = openPrecompressed(distFolder, placeholders.digest, (size) => memory.reserve(size));
  const documentHeaders = createPageHeaders(securityHeaders);
  const otherHeaders = new Map<string, FileHeaders>();
  const headersOf = (name: string): FileHeaders => {
    if (isDocument(name)) return documentHeaders;
    const { contentType } = mediaTypeOf(name);
    const cacheControl = name.startsWith(hashedFiles) ? immutable : revalidated;
    const kind = `${contentType} ${cacheControl}`;
    const headers =
      otherHeaders.get(kind) ?? createFileHeaders({ contentType, cacheControl }, securityHeaders);
    otherHeaders.set(kind, headers);
    return headers;
  };
  const load = (name: string): StoredResponse => {
    const type = mediaTypeOf(name);
    const compressed = type.isCompressible ? find?.(name) : undefined;
    if (compressed !== undefined) return createCompressedResponse(compressed, headersOf(name), memory);
    const bytes = readFileSync(join(distFolder, name));
    const body = isFilled(name) ? placeholders.fill(bytes) : bytes;
    return createStoredResponse({ ...type, body }, headersOf(name), memory);
  };

  for (const name of await listFiles(join(distFolder, 'client'))) {
    responses.set(`/${name}`, load(`client/${name}`));
  }

  const missing = new Set(pages.map((page) => page.path));
  const unknown: string[] = [];
  for (const [index, name] of (await listFiles(join(distFolder, 'pages'))).entries()) {
    if (index % filesInOneGo === 0) await setImmediate();
    const path = pathOfFile(name);
    if (!missing.delete(path) && isDocument(name)) unknown.push(path);
    responses.set(path, load(`pages/${name}`));
  }

  if (missing.size > 0) throw new BuildError(`lacks ${countPaths([...missing])}`);
  if (unknown.length > 0) throw new BuildError(`holds ${countPaths(unknown)} that the site no longer has`);
  return responses;
}

function isDocument(name: string): boolean {
  return name.endsWith('.html');
}

function countPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return `${paths.length} ${paths.length === 1 ? 'page' : 'pages'} (${shown}${paths.length > 3 ? ', …' : ''})`;
}
