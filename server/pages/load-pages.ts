import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { HeaderList } from '../security/security-headers.ts';
import { BodyMemory } from './body-memory.ts';
import type { FillPlaceholders } from './fill-placeholders.ts';
import { mediaTypeOf } from './media-types.ts';
import type { PublishedPage } from './site-tables.ts';
import { createStoredPage } from './stored-page.ts';
import { createStoredResponse, type StoredResponse, type StoredVariant } from './stored-response.ts';

export interface LoadPagesOptions {
  /** Folder of the build, with `pages/` and `client/`. */
  readonly distFolder: string;
  /** Every page that the build must hold, and no other. */
  readonly pages: readonly PublishedPage[];
  /** Puts in what only the server knows. */
  readonly fill: FillPlaceholders;
  readonly securityHeaders: HeaderList;
}

/** Thrown when there is no build, or one of another spec. */
export class BuildFault extends Error {
  override readonly name = 'BuildFault';
}

const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
// Between them, the process answers health checks.
const filesInOneGo = 50;

/**
 * Reads a build into memory, compressed: pages, sitemaps, robots.txt and the browser's files, by decoded path.
 * @throws {BuildFault} when pages are missing or are no longer part of the site
 */
export async function loadPages(options: LoadPagesOptions): Promise<ReadonlyMap<string, StoredResponse>> {
  const { distFolder, pages, fill, securityHeaders } = options;
  const responses = new Map<string, StoredResponse>();

  const memory = new BodyMemory<StoredVariant>();
  const clientFolder = join(distFolder, 'client');
  for (const name of await listFiles(clientFolder)) {
    const body = readFileSync(join(clientFolder, name));
    const cacheControl = name.startsWith('assets/') ? immutable : revalidated;
    const file = { ...mediaTypeOf(name), body, cacheControl };
    responses.set(`/${name}`, createStoredResponse(file, securityHeaders, memory));
  }

  const pagesFolder = join(distFolder, 'pages');
  const missing = new Set(pages.map((page) => page.path));
  const unknown: string[] = [];
  for (const [index, name] of (await listFiles(pagesFolder)).entries()) {
    if (index % filesInOneGo === 0) await setImmediate();
    const body = fill(readFileSync(join(pagesFolder, name)));
    const path = pathOfFile(name);
    const isPage = name.endsWith('.html');
    if (!missing.delete(path) && isPage) unknown.push(path);
    const file = { ...mediaTypeOf(name), body, cacheControl: revalidated };
    const create = isPage ? createStoredPage : createStoredResponse;
    responses.set(path, create(file, securityHeaders, memory));
  }

  if (missing.size > 0) throw new BuildFault(`lacks ${countPaths([...missing])}`);
  if (unknown.length > 0) throw new BuildFault(`holds ${countPaths(unknown)} that the site no longer has`);
  return responses;
}

/** `index.html` → `/`, `en/index.html` → `/en/`, `en/offers.html` → `/en/offers`, `robots.txt` → `/robots.txt` */
function pathOfFile(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.normalize('NFC');
}

/** Names of a folder's files relative to it, subfolders too, without hidden ones. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}

function countPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return `${paths.length} ${paths.length === 1 ? 'page' : 'pages'} (${shown}${paths.length > 3 ? ', …' : ''})`;
}
