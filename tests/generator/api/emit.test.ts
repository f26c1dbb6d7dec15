import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Cache } from '../../../generator/run/cache.ts';
import { generate } from '../../../generator/run/generate.ts';
import { casesFolder, editBase, writeSpec } from '../fixture/spec-folder.ts';
import { withTempFolders } from '../fixture/temp-folder.ts';

const tempFolder = withTempFolders();
const document = readFileSync(join(casesFolder, 'output-of-api/spec/api/openapi.yaml'), 'utf8');
const specOf = (text: string, more: Readonly<Record<string, string>> = {}) =>
  writeSpec(tempFolder(), { 'api/openapi.yaml': text, ...more });

/** A cache in memory that counts what is of the API. */
function createCache(): Cache & { readonly found: string[]; readonly kept: string[] } {
  const entries = new Map<string, unknown>();
  const [found, kept]: [string[], string[]] = [[], []];
  const isOfApi = (key: string) => key.startsWith('api ');
  return {
    found,
    kept,
    find(key) {
      if (isOfApi(key) && entries.has(key)) found.push(key);
      return entries.get(key);
    },
    store(key, texts) {
      if (isOfApi(key)) kept.push(key);
      entries.set(key, texts);
    },
  };
}

test('two runs give the same bytes, with a cache and without', async () => {
  const cache = createCache();
  const runs = [
    await generate(specOf(document)),
    await generate(specOf(document), { cache }),
    await generate(specOf(document), { cache }),
  ];
  const [first, ...others] = runs.map(({ files }) => [...(files ?? [])]);
  expect(first?.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
  expect([cache.kept.length, cache.found.length]).toEqual([1, 1]);
});

test('the cache is used only for the same document, including the site’s lists', async () => {
  const cache = createCache();
  await generate(specOf(document), { cache });
  const renamed = editBase('locales.yaml', { 'name: Svenska': 'name: Swedish' });
  await generate(specOf(document, { 'locales.yaml': renamed }), { cache });
  expect([cache.kept.length, cache.found.length]).toEqual([1, 1]);
  await generate(specOf(document.replace('maxLength: 50', 'maxLength: 60')), { cache });
  expect([cache.kept.length, cache.found.length]).toEqual([2, 1]);
  const added = `${editBase('locales.yaml', {}).trimEnd()}\n  it: { bcp47: it, name: Italiano }\n`;
  const { files } = await generate(specOf(document, { 'locales.yaml': added }), { cache });
  expect(files?.get('generated/api/types.ts')).toContain('"hr" | "en" | "de" | "se" | "it"');
  expect([cache.kept.length, cache.found.length]).toEqual([3, 1]);
});

test.each(['readOnly: true', 'propertyNames: { pattern: "^n" }', 'not: { type: object }'])(
  'a keyword that validators and types understand differently is refused: %s',
  async (keyword) => {
    const schema = '    Guest:\n      type: object\n';
    const text = document.replace(schema, `${schema}      ${keyword}\n`);
    const { diagnostics } = await generate(specOf(text));
    expect(diagnostics.map(({ code }) => code)).toContain('API_SCHEMA_INVALID');
  },
);

test('an unusable schema gives an error and is not cached', async () => {
  const cache = createCache();
  const { files, diagnostics } = await generate(specOf(document.replace('maxLength', 'maxLenght')), {
    cache,
  });
  expect(files).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toContain('API_SCHEMA_INVALID');
  expect(cache.kept).toEqual([]);
});

test('texts of the document stay texts in code', async () => {
  const hostile = "*/ throw new Error('out'); /* ` {1} \\u2028 </script> '; throw 1; //";
  const text = document
    .replace('summary: Finds a guest', `summary: ${JSON.stringify(hostile)}`)
    .replace('enum: [ NotFound ]', `enum: [ NotFound, ${JSON.stringify(hostile)} ]`)
    .replace('"^[0-9]{1,8}$"', JSON.stringify("^(?:[0-9]{1,8}|`\\$\\{1\\}|'\\); throw 1; //|/)$"))
    .replace(/description: "\*\/ [^"]*"/, `description: ${JSON.stringify(hostile)}`);
  const { files } = await generate(specOf(text));
  const code = files?.get('generated/api/validators.js') ?? '';
  const loaded = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(loaded.answerValidators.findGuest[404]({ code: hostile })).toBe(true);
  expect(loaded.answerValidators.findGuest[404]({ code: 'other' })).toBe(false);
  expect(loaded.requestValidators.findGuest.path({ guest: "'); throw 1; //" })).toBe(true);
  expect(loaded.requestValidators.findGuest.path({ guest: '123456789' })).toBe(false);
});
