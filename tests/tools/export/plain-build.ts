import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const dist = join(import.meta.dirname, '../../../dist');

/**
 * Writes a `dist` for a test file's tests, of the present build without pictures; each of its documents is a few lines.
 * @param body of its function that renders the document of a `path`
 * @returns its absolute path
 */
export function withPlainBuild(body = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const note = readFileSync(join(dist, 'build.json'), 'utf8');
  const { id } = JSON.parse(note);
  for (const name of ['server', 'media']) mkdirSync(join(folder, id, name), { recursive: true });
  for (const name of ['client', 'assets.json']) symlinkSync(join(dist, id, name), join(folder, id, name));
  for (const place of [folder, join(folder, id)]) writeFileSync(join(place, 'build.json'), note);
  writeFileSync(
    join(folder, id, 'server/site.mjs'),
    `export const openBuiltSite = ({ settings: { siteUrl } }) => ({
      files: new Map([['/sitemap.xml', () => siteUrl + '/']]),
      canonicalQuery: () => '',
      async render({ path }) {
        ${body}
        return \`<p>\${siteUrl}\${path}</p>\`.repeat(50);
      },
    });`,
  );
  return folder;
}
