import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderInput } from '../../app/document/load-renderer.ts';
import { pathOfFile } from '../../app/document/page-file.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { encode } from './compress-body.ts';
import { createFileHeaders, type FileHeaders } from './file-headers.ts';
import { mediaTypeOf } from './media-types.ts';
import type { Encoding } from './negotiate-encoding.ts';
import { openPack, type Pack, type PackedFile } from './open-pack.ts';
import { clientPack, packEnding, packSettings, packsFolder } from './pack-names.ts';
import { Recent } from './recent.ts';
import type { PublishedPage } from './site-tables.ts';
import { createPageHeaders } from './stored-page.ts';
import { type FileSource, StoredResponse, type VariantCaches } from './stored-response.ts';
import { VariantCache } from './variant-cache.ts';

export interface LoadPagesOptions {
  /** Folder of the build, with `packs/`. */
  readonly distFolder: string;
  /** Every page that the build must hold, and no other. */
  readonly pages: readonly PublishedPage[];
  /** Renders a file of the site by its name, for the present day and the server's settings. */
  readonly renderFile: (name: string) => string;
  readonly securityHeaders: HeaderList;
}

/** Thrown when there is no build, or one of another spec. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Files that are remembered uncompressed after they were rendered, for their other encodings. */
const mostRendered = 20;
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

/** The answers for pages, sitemaps, robots.txt and the browser's files, by decoded path. */
type Responses = ReadonlyMap<string, StoredResponse>;

/**
 * Opens the packs of a build.
 * @returns makes the answers of a day: files that the build has rendered for it and for the same settings are read from
 * the packs when they are asked for; others are rendered then
 * @throws {BuildError} when packs cannot be read, or pages are missing or are no longer part of the site
 */
export function loadPages(options: LoadPagesOptions): (input: RenderInput) => Responses {
  const { distFolder, pages, securityHeaders, renderFile } = options;
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
  const places = listPacks(distFolder).flatMap((name) => {
    const pack = open(join(distFolder, packsFolder, name));
    const isClient = name === clientPack + packEnding;
    return [...pack.files].map(([fileName, file]) => {
      const path = isClient ? `/${fileName}` : pathOfFile(fileName);
      const isDocument = !isClient && fileName.endsWith('.html');
      if (!missing.delete(path) && isDocument) unknown.push(path);
      const headers = isDocument ? documentHeaders : headersOf(path, mediaTypeOf(fileName).contentType);
      return { path, pack, isClient, source: { name: fileName, file, headers, pack } };
    });
  });

  if (missing.size > 0) throw new BuildError(`lacks ${countPaths([...missing])}`);
  if (unknown.length > 0) throw new BuildError(`holds ${countPaths(unknown)} that the site no longer has`);
  return (input) => {
    const caches = createCaches();
    const recent = new Recent<Buffer>(mostRendered);
    const render = (name: string): Buffer => {
      const body = recent.find(name) ?? Buffer.from(renderFile(name));
      recent.keep(name, body);
      return body;
    };
    const settings = packSettings(input);
    const create = ({ path, pack, isClient, source }: (typeof places)[number]) => {
      const isPacked = isClient || pack.settings === settings;
      return [
        path,
        new StoredResponse(new PackedSource(source, isPacked ? undefined : render), caches),
      ] as const;
    };
    return new Map(places.map(create));
  };
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

interface Place {
  readonly name: string;
  readonly pack: Pack;
  readonly file: PackedFile;
  readonly headers: FileHeaders;
}

class PackedSource implements FileSource {
  readonly headers: FileHeaders;
  readonly #place: Place;
  readonly #render: ((name: string) => Buffer) | undefined;

  /** @param render absent where the pack has the file as it is to be sent */
  constructor(place: Place, render: ((name: string) => Buffer) | undefined) {
    this.headers = place.headers;
    this.#place = place;
    this.#render = render;
  }

  get isCompressed(): boolean {
    return this.#place.file.compressedSize > 0;
  }

  read(encoding: Encoding): ReturnType<FileSource['read']> {
    const { name, pack, file } = this.#place;
    if (this.#render !== undefined) return { body: encode(this.#render(name), encoding) };
    if (encoding === 'br') return { body: pack.readCompressed(file), tag: file.tag };
    return { body: encode(pack.readBuilt(file), encoding) };
  }
}

function countPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return `${paths.length} ${paths.length === 1 ? 'page' : 'pages'} (${shown}${paths.length > 3 ? ', …' : ''})`;
}
