import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { destinations } from '../../generated/data/destinations.ts';
import { hotels } from '../../generated/data/hotels.ts';
import { pages } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { controllers } from '../../generator/spec/files/read-code.ts';
import { purposes } from '../../generator/spec/schema/facts/facts.ts';
import { pageKinds } from '../../generator/spec/schema/routes/areas.ts';

const root = resolve(import.meta.dirname, '../..');

/** Words of the code itself, which keys of entries may repeat. */
const ownWords: ReadonlySet<string> = new Set([...pageKinds, ...purposes, ...controllers]);

/** Names of what our spec declares: entries, properties, places. */
const names: ReadonlySet<string> = new Set(
  [
    ...pages.map(({ key }) => key),
    ...hotels.map(({ name }) => name),
    ...destinations.map(({ key }) => key),
  ].filter((name) => !ownWords.has(name)),
);

/** The texts and names of fields in a file that are such a name, or contain the group's, with their lines. */
function findNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const words = wordsOf(node);
    if (words !== undefined && (names.has(words) || words.includes(site.name))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${words}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function wordsOf(node: ts.Node): string | undefined {
  const isField = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return isField || ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)
    ? node.text.trim()
    : undefined;
}

test('the code names no entry, property or place of our spec, nor the group', () => {
  const files = globSync('{app,server}/**/*.{ts,tsx,mjs}', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findNames(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

const [entry] = [...names];
const place = destinations.find(({ key }) => /^[a-z]+$/.test(key));

test.each([
  ['a text', `findPage('${entry}', locale)`],
  ['a template', `const path = \`${entry}\``],
  ['a field', `const shifts = { ${place?.key}: 8 }`],
  ['a text of a page', `const title = <h1>${site.name}</h1>`],
  ['the beginning of a template', `const title = \`${site.name}: \${page.title}\``],
])('it is noticed as %s', (_, code) => {
  expect(findNames('planted.tsx', code)).toHaveLength(1);
});
