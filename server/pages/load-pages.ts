import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HeaderList } from '../security/security-headers.ts';
import type { FillPlaceholders } from './fill-placeholders.ts';
import { mediaTypeOf } from './media-types.ts';
import type { PublishedPage } from './site-tables.ts';
import { createStoredPage } from './stored-page.ts';
import { createStoredResponse, type StoredResponse } from './stored-response.ts';

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
// More files at once gain nothing and may exceed the limit of open files.
const filesAtOnce = 64;

/**
 * Reads a build into memory: pages, sitemaps, robots.txt and the browser's files, by decoded path.
 * @throws {BuildFault} when pages are missing or are no longer part of the site
 */
export async function loadPages(options: LoadPagesOptions): Promise<ReadonlyMap<string, StoredResponse>> {
  const { distFolder, pages, fill, securityHeaders } = options;
  const responses = new Map<string, StoredResponse>();

  const clientFolder = join(distFolder, 'client');
  await forEachFile(clientFolder, async (name) => {
    const body = await readFile(join(clientFolder, name));
    const cacheControl = name.startsWith('assets/') ? immutable : revalidated;
    const file = { ...mediaTypeOf(name), body, cacheControl };
    responses.set(`/${name}`, createStoredResponse(file, securityHeaders));
  });

  const pagesFolder = join(distFolder, 'pages');
  const missing = new Set(pages.map((page) => page.path));
  const unknown: string[] = [];
  await forEachFile(pagesFolder, async (name) => {
    const body = fill(await readFile(join(pagesFolder, name)));
    const path = pathOfFile(name);
    if (!missing.delete(path) && name.endsWith('.html')) unknown.push(path);
    const file = { ...mediaTypeOf(name), body, cacheControl: revalidated };
    const isPage = name.endsWith('.html');
    responses.set(
      path,
      isPage ? createStoredPage(body, securityHeaders) : createStoredResponse(file, securityHeaders),
    );
  });

  if (missing.size > 0) throw new BuildFault(`lacks ${countPaths([...missing])}`);
  if (unknown.length > 0) throw new BuildFault(`holds ${countPaths(unknown)} that the site no longer has`);
  return responses;
}

/** `index.html` → `/`, `en/index.html` → `/en/`, `en/offers.html` → `/en/offers`, `robots.txt` → `/robots.txt` */
function pathOfFile(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.normalize('NFC');
}

async function forEachFile(folder: string, visit: (name: string) => Promise<void>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const remaining = files.values();
  const visitInTurn = async () => {
    for (const file of remaining) {
      const name = relative(folder, join(file.parentPath, file.name)).split(sep).join('/');
      const isHidden = name.split('/').some((part) => part.startsWith('.'));
      if (!isHidden) await visit(name);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, visitInTurn));
}

function countPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return `${paths.length} ${paths.length === 1 ? 'page' : 'pages'} (${shown}${paths.length > 3 ? ', …' : ''})`;
}
