import { encodePath } from '../../../generated/routes/index.ts';
import { otherPrefixes } from '../../../generated/routes/normalize-path.ts';
import { createCanonicalPathFinder } from '../../../server/pages/not-published.ts';
import type { SiteTables } from '../../../server/pages/site-tables.ts';
import type { SiteFile } from '../site-file.ts';

/** Returns the internal address of a file in the tree. */
type InnerAddress = (file: SiteFile) => string;

/**
 * The path table of nginx: the canonical form of each path, the file of its answer, and the target of a redirect. nginx
 * looks paths up without regard to upper and lower case, so the row holds the canonical path. The app answers paths
 * that are missing here, from its complete tables.
 * @returns rows `path → canonical-path address [location]` by percent-encoded path
 */
export function createPathTable(
  files: readonly SiteFile[],
  tables: Pick<SiteTables, 'pages' | 'redirects' | 'baseLocale' | 'localeCodes' | 'bcp47Of' | 'localeOfPath'>,
  addressOf: InnerAddress,
): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  const add = (path: string, row: string) => {
    const key = path.toLowerCase();
    if (!rows.has(key)) rows.set(key, row);
  };
  const rowByPath = new Map(files.map((file) => [file.path, `${file.path} ${addressOf(file)}`]));
  for (const [path, row] of rowByPath) add(path, row);
  for (const [path, redirect] of tables.redirects) {
    const from = encodePath(path);
    const row = redirect.status === 410 ? `${from} /gone` : `${from} /moved ${redirect.location}`;
    rowByPath.set(from, row);
    add(from, row);
  }
  const findCanonicalPath = createCanonicalPathFinder(tables);
  const moved = [...tables.redirects.keys()].map((path) => ({ path, locale: tables.localeOfPath(path) }));
  for (const page of [...tables.pages, ...moved]) {
    const paths = [page.path, ...otherPrefixes(page, tables)];
    for (const path of paths.flatMap((one) => [one, toggleSlash(one)])) {
      const row = rowByPath.get(encodePath(findCanonicalPath(path) ?? ''));
      if (path !== '' && row !== undefined) add(encodePath(path), row);
    }
  }
  return rows;
}

function toggleSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}
