import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteOnDay } from '../../app/document/site-on-day.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { formPaths, thanksPaths } from '../../server/forms/form-addresses.ts';
import type { HeaderList } from '../../server/http/security-headers.ts';
import { listClientFiles } from '../../server/pages/client-files.ts';
import { createSourceFinder } from '../../server/pages/find-source.ts';
import { mediaTypeOf } from '../../server/pages/media-types.ts';
import type { SiteTables } from '../../server/pages/site-tables.ts';
import { listFiles } from '../list-files.ts';
import { type FileKind, fileOfPage, type SiteFile } from './site-file.ts';

/** A file with its bytes. */
export interface WalkedFile extends SiteFile {
  readonly body: Uint8Array;
  /** The file in Brotli, if the build has compressed it. */
  readonly compressed?: Uint8Array | undefined;
}

export interface WalkOptions {
  readonly site: SiteOnDay;
  readonly tables: Pick<SiteTables, 'pages' | 'pathOn'>;
  readonly securityHeaders: HeaderList;
  /** Folders of the build. */
  readonly clientFolder: string;
  readonly mediaFolder: string;
}

/** Renders all answers of the site as the server would; files that pages load come before the pages. */
export async function* walkSite(options: WalkOptions): AsyncGenerator<WalkedFile> {
  const { site, tables, securityHeaders } = options;
  const clientFiles = listClientFiles([options.clientFolder], securityHeaders);
  const pages = new Set(tables.pages.map(({ path }) => path));
  const findSource = createSourceFinder({
    paths: pages,
    pathOn: tables.pathOn,
    clientFiles,
    securityHeaders,
  });
  yield* walkMedia(options.mediaFolder, securityHeaders);
  for (const path of [...clientFiles.keys(), ...site.files.keys(), ...pages]) {
    const found = findSource(site, path, '');
    if (found === undefined) continue;
    const { headers, isWorthCompressing: isCompressible, render, readCompressed } = found.source;
    const body = Buffer.from(await render());
    const [, contentType = ''] = headers.ok.identity;
    yield {
      kind: pages.has(path) ? kindOfPage(path, body) : 'file',
      path: found.address,
      name: pages.has(path) ? fileOfPage(path) : path.slice(1),
      contentType,
      headers: headers.notModified,
      isCompressed: isCompressible(body.length),
      body,
      compressed: await readCompressed?.(),
    };
  }
}

/** A page with filters links to itself with a query; a thank-you page shows the reference from its query. */
function kindOfPage(path: string, body: Buffer): FileKind {
  if (formPaths.has(path)) return 'form';
  if (thanksPaths.has(path)) return 'listing';
  return body.includes(`href="${encodePath(path)}?`) ? 'listing' : 'page';
}

/** The pictures, with the headers that the server gives them. */
async function* walkMedia(folder: string, securityHeaders: HeaderList): AsyncGenerator<WalkedFile> {
  const isPolicy = (name = '') => name.toLowerCase() === 'cross-origin-resource-policy';
  const shared = securityHeaders.filter((_text, at) => !isPolicy(securityHeaders[at - (at % 2)]));
  const headers = [
    ...['Cache-Control', 'public, max-age=31536000, immutable'],
    ...['Cross-Origin-Resource-Policy', 'cross-origin', ...shared],
  ];
  for (const file of listFiles(folder).filter((path) => !/(^|\/)\./.test(path))) {
    const body = await readFile(join(folder, file));
    const name = `media/${file}`;
    yield {
      kind: 'media',
      path: encodePath(`/${name}`),
      name,
      contentType: mediaTypeOf(name).contentType,
      headers,
      isCompressed: false,
      body,
    };
  }
}
