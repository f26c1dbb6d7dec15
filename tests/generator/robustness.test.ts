import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { formatText } from '../../generator/diagnostics/format.ts';
import { type Generated, generate } from '../../generator/run/generate.ts';
import { runsOf } from '../runner/campaigns.ts';
import { refusedCharacters } from './fixture/hostile-texts.ts';
import { baseSpec, writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const spec = writeSpec(withTempFolders()());
const paths = globSync('**/*.yaml', { cwd: baseSpec }).sort();
const textOf = (path: string) => readFileSync(join(baseSpec, path), 'utf8');

/** Text that a maintainer might type or paste by mistake. */
const slips = fc.constantFrom(
  ...[
    '"',
    "'",
    ':',
    ': ',
    ' #',
    '{',
    '}',
    '[',
    ']',
    '- ',
    '\t',
    '&a ',
    '*a',
    '!x ',
    '|',
    '>',
    '%',
    '---',
    '...',
  ],
  ...[
    '\n',
    '\r',
    '  ',
    'null',
    '~',
    '12',
    '-0',
    '1e3',
    'true',
    '{slug}',
    '{offer',
    '/',
    '//',
    '..',
    '?',
    '<<: ',
    '\u0000',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hr',
    'xx',
    '\ud83d',
    '\u2028',
    '{count, plural}',
    '{{',
    '@',
    '`',
  ],
);

const edit = fc.record({
  path: fc.constantFrom(...paths),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.constantFrom(0, 0, 1, 2, 8, 40),
  insert: fc.oneof(slips, fc.constant('')),
});

/** Any spec gives files or errors, and every position is within a file. */
function expectAnAnswer({ files, diagnostics }: Generated, edits: ReadonlyMap<string, string>): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(files === undefined).toBe(errors.length > 0);
  for (const { message, help, positions } of diagnostics) {
    expect(message).toMatch(/[.…!?”]$/);
    expect(help).not.toMatch(/undefined|\[object/);
    expect(positions.length).toBeGreaterThan(0);
    for (const { file, line, column } of positions) {
      const path = file.slice(spec.length + 1);
      if (!paths.includes(path)) continue;
      const lines = (edits.get(path) ?? textOf(path)).split('\n');
      expect(line).toBeLessThanOrEqual(lines.length);
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    }
  }
  expect(formatText(diagnostics)).toMatch(/\d+ errors?, \d+ warnings?$/);
}

test('typing errors anywhere give files or errors, never an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (list) => {
      const edits = new Map<string, string>();
      for (const { path, at, remove, insert } of list) {
        const text = edits.get(path) ?? textOf(path);
        const start = Math.floor(at * text.length);
        edits.set(path, text.slice(0, start) + insert + text.slice(start + remove));
      }
      expectAnAnswer(await generate(spec, { edits }), edits);
    }),
    { numRuns: runsOf(300) },
  );
});

/** Every key path of a file, parents first. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

function replaceAt(value: unknown, path: readonly string[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? replaceAt(item, rest, by) : item));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === step ? replaceAt(item, rest, by) : item]),
  );
}

const places = paths.flatMap((path) => pathsOf(parse(textOf(path))).map((at) => ({ path, at })));

const values = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -49,
    1.5,
    '',
    '/',
    'hr',
    'xx',
    [],
    {},
    [null],
    { hr: null },
    '__proto__',
    'constructor',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test('any value anywhere gives files or errors, never an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), values, async ({ path, at }, value) => {
      const edits = new Map([[path, stringify(replaceAt(parse(textOf(path)), at, value))]]);
      expectAnAnswer(await generate(spec, { edits }), edits);
    }),
    { numRuns: runsOf(300) },
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
  const { diagnostics } = await generate(spec, { edits });
  const found = diagnostics.filter(({ code }) => code === 'TEXT_CHARACTER');
  expect(found.map(({ positions: [at] }) => at?.file.slice(spec.length + 1)).sort()).toEqual(
    [...edits.keys()].sort(),
  );
});
