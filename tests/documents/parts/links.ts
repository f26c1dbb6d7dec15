import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { searchPath } from '../../../app/declarations/search-addresses.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { buildFolder, documents } from '../fixture/built-pages.ts';
import { files, origin, readFile } from '../fixture/built-site.ts';
import { testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const folders = ['client', 'media'].map((name) => join(buildFolder, name));
const listed = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
);
const [client = ''] = folders;
const byPath = new Map(documents.map((document) => [document.path, document]));
const answered = new Set([
  ...byPath.keys(),
  ...files.keys(),
  ...localeCodes.map(searchPath),
  ...listed.map((file) => `/${relative(file.startsWith(client) ? client : buildFolder, file)}`),
]);

/** The root-relative addresses that a document leads to, without query and fragment; those of other sites as they are. */
function targetsOf(references: readonly string[]): readonly string[] {
  return references
    .filter((reference) => !/^(?:mailto|tel|geo):|^https:\/\/www\.openstreetmap\.org\/|^[?#]/.test(reference))
    .map((reference) => (reference.startsWith(`${origin}/`) ? reference.slice(origin.length) : reference))
    .map((reference) => (reference.startsWith('/') ? reference.replace(/[?#].*/, '') : reference));
}

/** Bodies lead to other sites, which a test of ours does not visit. */
const outside = /<a href="(https:[^"]*)" rel="external noopener">/g;

testDocuments('every link leads to a page, and every address to a file', ({ html, references }) => {
  const others = new Set(findAll(html, outside));
  return targetsOf(references).filter((target) => !answered.has(target) && !others.has(target));
});

test('links lead from / to every page that search engines may show, and to no hidden one', () => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const target of targetsOf(byPath.get(path)?.references ?? []))
      if (byPath.has(target)) reached.add(target);
  const pages = documents.map(({ page, path }) => ({ ...page, path }));
  expect(pages.filter(({ indexable, path }) => indexable && !reached.has(path))).toEqual([]);
  const hidden = pages.filter(({ indexable, title }) => !indexable && title !== '');
  expect(hidden.filter(({ path }) => reached.has(path))).toEqual([]);
});

test('the icons that the manifest names are there', () => {
  const icons: readonly { readonly src: string }[] = JSON.parse(readFile('/site.webmanifest')).icons;
  expect(icons.length).toBeGreaterThan(1);
  expect(icons.filter(({ src }) => !answered.has(src))).toEqual([]);
});
