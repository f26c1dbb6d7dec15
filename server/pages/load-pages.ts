import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfFile } from '../../app/document/page-file.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { encode } from './compress-body.ts';
import { createFileHeaders, type FileHeaders } from './file-headers.ts';
import type { Placeholders } from './fill-placeholders.ts';
import { mediaTypeOf } from './media-types.ts';
import type { Encoding } from './negotiate-encoding.ts';
import { openPack, type Pack, type PackedFile } from './open-pack.ts';
import { clientPack, packEnding, packsFolder } from './pack-names.ts';
import type { PublishedPage } from './site-tables.ts';
import { createPageHeaders } from './stored-page.ts';
import { type FileSource, StoredResponse, type VariantCaches } from './stored-response.ts';
import { VariantCache } from './variant-cache.ts';

export interface LoadPagesOptions {
  /** Folder of the build, with `packs/`. */
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

const hashedFiles = '/assets/';
const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

/**
 * Room for about 2,000 pages in Brotli, which nearly every browser takes, and for few in gzip and uncompressed; but for every
 * search file and sitemap in gzip, as they take longest to compress.
 */
const createCaches = (): VariantCaches => ({
  br: new VariantCache('br', 20 << 20),
  gzip: new VariantCache('gzip', 4 << 20),
  identity: new VariantCache('identity', 6 << 20),
});

/**
 * Opens the packs of a build: pages, sitemaps, robots.txt and the browser's files, by decoded path. Files are read when they are
 * asked for. What the build has compressed for a server with other placeholders is filled and compressed then.
 * @throws {BuildError} when packs cannot be read, or pages are missing or are no longer part of the site
 */
export function loadPages(options: LoadPagesOptions): ReadonlyMap<string, StoredResponse> {
  const { distFolder, pages, securityHeaders } = options;
  const responses = new Map<string, StoredResponse>();
  const caches = createCaches();
  const documentHeaders = createPageHeaders(securityHeaders);
  const otherHeaders = new Map<string, FileHeaders>();
  const headersOf = (path: string, contentType: string): FileHeaders => {
    const cacheControl = path.startsWith(hashedFiles) ? immutable : revalidated;
    const kind = `${contentType} ${cacheControl}`;
    const headers =
      otherHeaders.get(kind) ?? createFileHeaders({ contentType, cacheControl }, securityHeaders);
    otherHeaders.set(kind, headers);
    return headers;
  };

  const missing = new Set(pages.map((page) => page.path));
  const unknown: string[] = [];
  for (const name of listPacks(distFolder)) {
    const pack = open(join(distFolder, packsFolder, name));
    const isClient = name === clientPack + packEnding;
    const read = readerOf(pack, isClient ? undefined : options.placeholders);
    for (const [fileName, file] of pack.files) {
      const path = isClient ? `/${fileName}` : pathOfFile(fileName);
      const isDocument = !isClient && fileName.endsWith('.html');
      if (!missing.delete(path) && isDocument) unknown.push(path);
      const headers = isDocument ? documentHeaders : headersOf(path, mediaTypeOf(fileName).contentType);
      responses.set(path, new StoredResponse(new PackedSource(file, headers, read), caches));
    }
  }

  if (missing.size > 0) throw new BuildError(`lacks ${countPaths([...missing])}`);
  if (unknown.length > 0) throw new BuildError(`holds ${countPaths(unknown)} that the site no longer has`);
  return responses;
}

function listPacks(distFolder: string): readonly string[] {
  return readdirSync(join(distFolder, packsFolder)).filter((name) => name.endsWith(packEnding));
}

function open(path: string): Pack {
  try {
    return openPack(path);
  } catch (cause) {
    throw new BuildError('holds a damaged pack', { cause });
  }
}

type ReadFile = (file: PackedFile, encoding: Encoding) => ReturnType<FileSource['read']>;

/** @param placeholders absent for files that have none */
function readerOf(pack: Pack, placeholders: Placeholders | undefined): ReadFile {
  const isReady = placeholders === undefined || pack.settings === placeholders.digest;
  const readIdentity = (file: PackedFile): Uint8Array => {
    const built = pack.readBuilt(file);
    return placeholders === undefined ? built : Buffer.from(placeholders.fill(String(built)));
  };
  return (file, encoding) =>
    encoding === 'br' && isReady
      ? { body: pack.readCompressed(file), tag: file.tag }
      : { body: encode(readIdentity(file), encoding) };
}

class PackedSource implements FileSource {
  readonly headers: FileHeaders;
  readonly #file: PackedFile;
  readonly #read: ReadFile;

  constructor(file: PackedFile, headers: FileHeaders, read: ReadFile) {
    this.#file = file;
    this.headers = headers;
    this.#read = read;
  }

  get isCompressed(): boolean {
    return this.#file.compressedSize > 0;
  }

  read(encoding: Encoding): ReturnType<FileSource['read']> {
    return this.#read(this.#file, encoding);
  }
}

function countPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return `${paths.length} ${paths.length === 1 ? 'page' : 'pages'} (${shown}${paths.length > 3 ? ', …' : ''})`;
}
