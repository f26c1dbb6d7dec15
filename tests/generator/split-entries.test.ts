import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntries } from '../../generator/read/parse-entries.ts';
import { parseYaml } from '../../generator/read/parse-yaml.ts';
import { runsOf } from '../runner/campaigns.ts';
import { baseSpec } from './fixture/spec-folder.ts';

const file = 'routes/offers.yaml';
const offers = readFileSync(join(baseSpec, file), 'utf8');
const known = parseEntries(file, offers).pieces;

/** Parsing in pieces, some of them known, gives the same data and order as parsing the whole file. */
function expectTheSame(text: string): void {
  const wanted = parseYaml(file, text);
  for (const pieces of [undefined, known]) {
    const { value, findings } = parseEntries(file, text, pieces);
    expect({ value, findings }).toEqual(wanted);
    expect(JSON.stringify(value)).toBe(JSON.stringify(wanted.value));
  }
}

test('a file of entries is parsed in pieces: its head, and each entry', () => {
  expect(known?.size).toBe(4);
  expectTheSame(offers);
});

const head = 'patterns: { page: { path: "/{slug}", controller: post } }\n';
const wholes: Readonly<Record<string, string>> = {
  'no entries': head,
  'entries in braces': `${head}entries: { a: 1, b: 2 }\n`,
  'entries on the line of an anchor': `${head}entries: &all\n  a: 1\n`,
  'entries before other keys': `entries:\n  a: 1\n  b: 2\nlisting: a\n`,
  'entries twice': `${head}entries:\n  a: 1\nentries:\n  b: 2\n`,
  'entries within quotes twice': `"entries": {}\n${head}entries:\n  a: 1\n`,
  'an entry twice': `${head}entries:\n  a: 1\n  b: 2\n  a: 3\n`,
  'deeper entries': `${head}entries:\n    a: 1\n    b: 2\n`,
  'deeper entries, then others': `${head}entries:\n    a: 1\n  b: 2\n`,
  'an entry less deep': `${head}entries:\n  a:\n    c: 1\n b: 2\n`,
  'a list for a map': `${head}entries:\n  - a: 1\n  - b: 2\n`,
  'a list in an entry at its own depth': `${head}entries:\n  a:\n  - 1\n  - 2\n  b: 1\n`,
  'an alias of another entry': `${head}entries:\n  a: &x { c: 1 }\n  b: *x\n`,
  'an alias of what stands before': `x: &x 1\n${head}entries:\n  a: *x\n`,
  'a text over lines': `${head}entries:\n  a: one\n    and two\n  b: "one\n    and two"\n`,
  'a text that ends too far left': `${head}entries:\n  a: "one\n  b: two"\n  c: 1\n`,
  'a block of text': `${head}entries:\n  a: |\n    entries:\n      b: 2\n  c: >-\n    one\n\n    two\n`,
  'two documents': `${head}entries:\n  a: 1\n---\nb: 2\n`,
  'an end of the document': `${head}entries:\n  a: 1\n...\n`,
  'a directive': `%YAML 1.1\n---\n${head}entries:\n  a: yes\n`,
  'keys that are no texts': `${head}entries:\n  1: a\n  2: b\n`,
  'names that objects inherit': `${head}entries:\n  __proto__: { a: 1 }\n  constructor: 2\n`,
  'an explicit key': `${head}entries:\n  ? a\n  : 1\n  b: 2\n`,
  'comments and empty lines everywhere': `# 1\n${head}# 2\nentries: # 3\n\n# 4\n  # 5\n  a: 1 # 6\n# 7\n\n  b: 2\n   # 8\n`,
  'lines that end as Windows ends them': `${head}entries:\n  a: 1\n  b: 2\n`.replaceAll('\n', '\r\n'),
  'separators that are no line ends': `a: x\u2028entries:\n${head}entries:\n  a: x\u2028  b: 1\n`,
  'a colon without a key': `${head}entries:\n  : 1\n  a: 2\n`,
  'an entry without a value': `${head}entries:\n  a:\n  b:\n`,
  'keys before entries further right': `  ${head}entries:\n  a: 1\n`,
  'nothing after entries': `${head}entries:\n`,
};

test.each(Object.entries(wholes))('%s', (_what, text) => {
  expectTheSame(text);
});

const slips = [
  ' ',
  '  ',
  '\n',
  '\n  ',
  '\r',
  '\t',
  '"',
  "'",
  ':',
  ' #',
  '{',
  '}',
  '- ',
  '&a ',
  '*a',
  '|',
  '? ',
  '---\n',
  'entries:',
  'a: 1\n',
];

test('with any typing errors, parsing in pieces gives the same', () => {
  const slip = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.constantFrom(0, 0, 1, 2, 8, 40),
    insert: fc.constantFrom('', ...slips),
  });
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), (list) => {
      let text = offers;
      for (const { at, remove, insert } of list) {
        const start = Math.floor(at * text.length);
        text = text.slice(0, start) + insert + text.slice(start + remove);
      }
      expectTheSame(text);
    }),
    { numRuns: runsOf(2000) },
  );
});
