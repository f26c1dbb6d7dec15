import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../generator/generate.ts';
import { casesFolder, writeSpec } from '../fixture/spec-folder.ts';
import { withTempFolders } from '../fixture/temp-folder.ts';
import { typeCheck } from '../fixture/type-check.ts';

const root = join(import.meta.dirname, '../../..');
const tempFolder = withTempFolders();

test('only a complete map of handlers with the right answers compiles', () => {
  expect(typeCheck(root, join(import.meta.dirname, '../fixture/typed-handlers.ts'))).toEqual([]);
});

test.each([
  ['output-of-api', ['api/openapi.yaml']],
  [
    'output-of-form',
    ['forms/news-letter.yaml', 'data/top-level-domains.yaml', 'data/common-passwords.yaml'].concat(
      ['hr', 'en', 'de', 'se'].map((locale) => `messages/${locale}.yaml`),
    ),
  ],
])('what is generated from %s has no type errors', async (name, paths) => {
  const files = paths.map((path) => [path, readFileSync(join(casesFolder, name, 'spec', path), 'utf8')]);
  const folder = tempFolder();
  const generated = await generate(writeSpec(tempFolder(), Object.fromEntries(files)));
  expect(generated.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [path, text] of generated.files ?? []) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(typeCheck(folder)).toEqual([]);
});
