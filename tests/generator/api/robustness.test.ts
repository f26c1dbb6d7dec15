import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { formatText } from '../../../generator/diagnostics/format.ts';
import { generate } from '../../../generator/run/generate.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { casesFolder, writeSpec } from '../fixture/spec-folder.ts';
import { withTempFolders } from '../fixture/temp-folder.ts';

const texts = ['hr', 'en', 'de', 'se'].map((locale) => `messages/${locale}.yaml`);
const factFiles = [
  'data/facts.yaml',
  'terms/boards.yaml',
  'terms/priceBases.yaml',
  'routes/offers/summer.yaml',
  'routes/destinations/bol.yaml',
];
const kinds = [
  { name: 'output-of-api', path: 'api/openapi.yaml', others: [] },
  {
    name: 'output-of-form',
    path: 'forms/news-letter.yaml',
    others: [...texts, 'data/top-level-domains.yaml', 'data/common-passwords.yaml'],
  },
  { name: 'output-of-declared-facts', path: 'data/facts.yaml', others: factFiles },
  { name: 'output-of-declared-facts', path: 'terms/boards.yaml', others: factFiles },
  { name: 'output-of-declared-facts', path: 'routes/offers/summer.yaml', others: factFiles },
].map(({ name, path, others }) => {
  const read = (file: string) => readFileSync(join(casesFolder, name, 'spec', file), 'utf8');
  const files = Object.fromEntries([path, ...others].map((file) => [file, read(file)]));
  return { path, spec: writeSpec(withTempFolders()(), files), document: parse(read(path)) as unknown };
});

/** Every key path of a document, parents first. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

/** The document with another value, or none, in a place. */
function replaceAt(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const fields = Object.entries(value).flatMap(([key, item]) => {
    const put = key === step ? replaceAt(item, rest, by) : item;
    return put === undefined ? [] : [[key, put] as const];
  });
  return Array.isArray(value) ? fields.map(([, item]) => item) : Object.fromEntries(fields);
}

const values = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(
    null,
    true,
    -1,
    1.5,
    '',
    '/',
    '{',
    '(',
    '^[',
    'string',
    'object',
    'null',
    'path',
    'required',
    [],
    {},
  ),
  fc.constantFrom('#/components/schemas/Guest', '#/components/schemas/Nobody', '#/paths', '#', 'other.yaml'),
  fc.constantFrom(
    { $ref: '#/components/schemas/Guest' },
    { $ref: '' },
    { 'x-enum-from': 'toString' },
    { type: 'x' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test.each(kinds)('any value anywhere in $path gives files or errors, never an exception', async (kind) => {
  const places = pathsOf(kind.document);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), values, async (place, value) => {
      const edits = new Map([[kind.path, stringify(replaceAt(kind.document, place, value)) ?? '']]);
      const { files, diagnostics } = await generate(kind.spec, { edits });
      expect(files === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
      for (const { message, help } of diagnostics) {
        expect(message).toMatch(/[.…!?”]$/);
        expect(help).not.toMatch(/undefined|\[object/);
      }
      expect(formatText(diagnostics)).toMatch(/\d+ errors?, \d+ warnings?$/);
    }),
    { numRuns: runsOf(200) },
  );
});
