/** Whatever stands in a spec, the generator answers with files or with errors that say where. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { formatText } from '../../generator/diagnostics/format.ts';
import { generate } from '../../generator/run/generate.ts';
import { runsOf } from '../runner/campaigns.ts';
import { refusedCharacters } from './fixture/hostile-texts.ts';
import { writeCases } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();
/** The base spec, and one with the files of a case. */
const [base, ofApi, ofForm, ofFacts] = [
  [],
  ['output-of-api'],
  ['output-of-form'],
  ['output-of-declared-facts'],
].map((cases) => writeCases(tempFolder(), ...cases)) as [string, string, string, string];
const paths = globSync('**/*.yaml', { cwd: base }).sort();
const read = (spec: string, path: string) => readFileSync(join(spec, path), 'utf8');
const textOf = (path: string) => read(base, path);

/** Expects files or errors, each with a message that reads well and a position within its file. */
async function expectAnAnswer(spec: string, edits: ReadonlyMap<string, string>): Promise<void> {
  const { files, diagnostics } = await generate(spec, { edits });
  expect(files === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  for (const { message, help, positions } of diagnostics) {
    expect(message).toMatch(/[.…!?”]$/);
    expect(help).not.toMatch(/undefined|\[object/);
    expect(positions.length).toBeGreaterThan(0);
    for (const { file, line, column } of positions) {
      const path = file.slice(spec.length + 1);
      if (!paths.includes(path)) continue;
      const lines = (edits.get(path) ?? read(spec, path)).split('\n');
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    }
  }
  expect(formatText(diagnostics)).toMatch(/\d+ errors?, \d+ warnings?$/);
}

/** Text that a maintainer might type or paste by mistake. */
const slips = fc.constantFrom(
  ...['"', "'", ':', ': ', ' #', '{', '}', '[', ']', '- ', '\t', '&a ', '*a', '!x ', '|', '>', '%', '---'],
  ...['...', '\n', '\r', '  ', 'null', '~', '12', '-0', '1e3', 'true', '{slug}', '{offer', '/', '//', '..'],
  ...['?', '<<: ', '\u0000', '__proto__', 'constructor', 'toString', 'hr', 'xx', '\ud83d', '\u2028'],
  ...['{count, plural}', '{{', '@', '`'],
);

const edit = fc.record({
  path: fc.constantFrom(...paths),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.constantFrom(0, 0, 1, 2, 8, 40),
  insert: fc.oneof(slips, fc.constant('')),
});

test('typing errors anywhere give files or errors, never an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (list) => {
      const edits = new Map<string, string>();
      for (const { path, at, remove, insert } of list) {
        const text = edits.get(path) ?? textOf(path);
        const start = Math.floor(at * text.length);
        edits.set(path, text.slice(0, start) + insert + text.slice(start + remove));
      }
      await expectAnAnswer(base, edits);
    }),
    { numRuns: runsOf(300) },
  );
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
  fc.constantFrom(undefined, null, true, 0, -49, 1.5, '', '/', '{', '(', '^[', 'hr', 'xx', [], {}, [null]),
  fc.constantFrom('string', 'object', 'null', 'path', 'required', '__proto__', 'constructor', { hr: null }),
  fc.constantFrom('#/components/schemas/Guest', '#/components/schemas/Nobody', '#/paths', '#', 'other.yaml'),
  fc.constantFrom({ $ref: '#/components/schemas/Guest' }, { $ref: '' }, { 'x-enum-from': 'toString' }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test.each([
  { what: 'any file', spec: base, from: paths, runs: 300 },
  { what: 'an API', spec: ofApi, from: ['api/openapi.yaml'], runs: 200 },
  { what: 'a form', spec: ofForm, from: ['forms/news-letter.yaml'], runs: 200 },
  { what: 'facts and terms', spec: ofFacts, from: ['data/facts.yaml', 'terms/boards.yaml'], runs: 300 },
  { what: 'an entry with facts', spec: ofFacts, from: ['routes/offers/summer.yaml'], runs: 200 },
])('any value anywhere in $what gives files or errors, never an exception', async ({ spec, from, runs }) => {
  const documents = from.map((path) => ({ path, document: parse(read(spec, path)) as unknown }));
  const places = documents.flatMap(({ path, document }) =>
    pathsOf(document).map((at) => ({ path, document, at })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), values, async ({ path, document, at }, value) => {
      const text = stringify(replaceAt(document, at, value)) ?? '';
      await expectAnAnswer(spec, new Map([[path, text]]));
    }),
    { numRuns: runsOf(runs) },
  );
});

test.each(Object.entries(refusedCharacters))('%s is reported in a text and in a key', async (_what, sign) => {
  const edits = new Map([
    [
      'site.yaml',
      textOf('site.yaml').replace('name: Example Hotels', `name: ${JSON.stringify(`Exa${sign}mple`)}`),
    ],
    [
      'messages/en.yaml',
      textOf('messages/en.yaml').replace('contact:', `${JSON.stringify(`con${sign}tact`)}:`),
    ],
  ]);
  const { diagnostics } = await generate(base, { edits });
  const found = diagnostics.filter(({ code }) => code === 'TEXT_CHARACTER');
  expect(found.map(({ positions: [at] }) => at?.file.slice(base.length + 1)).sort()).toEqual(
    [...edits.keys()].sort(),
  );
});
