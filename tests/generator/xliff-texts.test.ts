/** Any text and any translation of it can be written as segments, and are the same when they are read again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyPieces } from '../../generator/commands/xliff/body-pieces.ts';
import { messagePieces, withOptionsOf } from '../../generator/commands/xliff/message-pieces.ts';
import { alignPieces, type Piece, textOf } from '../../generator/commands/xliff/pieces.ts';
import { readXliff } from '../../generator/commands/xliff/read-xliff.ts';
import { readXml } from '../../generator/commands/xliff/read-xml.ts';
import { digestOf, writeXliff } from '../../generator/commands/xliff/write-xliff.ts';
import { runsOf } from '../runner/campaigns.ts';

const word = fc.constantFrom(
  'More',
  ' je ',
  'a & b',
  '<b>',
  '"x"',
  ']]>',
  'é',
  '한국',
  '😀',
  '\u00a0',
  '\t',
  '7',
);
const markdown = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(
        '## ',
        '\n\n',
        '\n',
        '\r\n',
        '- ',
        '1. ',
        '**',
        '*',
        '_',
        '[',
        '](bol)',
        '](bol#a)',
        '{#id}',
        '{{phone}}',
        '\\',
        '&nbsp;',
      ),
      fc.constantFrom(
        '![](sea/1)',
        '<https://a.hr>',
        '\n\n| a | b |\n| --- | --- |\n| c | [d](e) |\n\n',
        '> ',
        '```',
        '~x~',
        'www.a.hr',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
  message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 2 },
    word,
    fc.constantFrom('{name}', '{count, number}', "'{'", "''", '#'),
    fc
      .tuple(tie('message'), tie('message'))
      .map(([one, other]) => `{count,plural,one{${one}}  other {${other}}}`),
    fc
      .tuple(tie('message'), tie('message'))
      .map(([own, other]) => `{kind, select, own {${own}} other {${other}}}`),
    tie('message').map((other) => `{rank, selectordinal, =1 {${other}} other {${other}}}`),
  ),
}));

/** Expects that a text and its translation are the same after they were an XLIFF file. */
function expectSame(source: string, target: string, piecesOf: (text: string) => readonly Piece[]): void {
  const pairs = alignPieces(piecesOf(source), piecesOf(target));
  expect(textOf(pairs.flatMap((pair) => pair.source))).toBe(source);
  expect(textOf(pairs.flatMap((pair) => pair.target))).toBe(target);
  if (!pairs.some(({ isSegment }) => isSegment)) return;
  const unit = { id: 'a', name: 'a "b"', notes: ['<c>'], pairs, isTranslated: true, isStale: false };
  const document = writeXliff([{ id: 'f', original: 'f', units: [unit] }], { source: 'hr', target: 'en' });
  const { units } = readXliff(readXml(document), ({ message: fault }) => expect.unreachable(fault));
  const exported = digestOf(target);
  expect(units[0]).toMatchObject({ source, exported, target: target.trim() === '' ? undefined : target });
}

test('bodies', () => {
  fc.assert(
    fc.property(markdown, markdown, (source, target) => expectSame(source, target, bodyPieces)),
    { numRuns: runsOf(2000) },
  );
});

test('messages', () => {
  fc.assert(
    fc.property(message, message, (source, target) => expectSame(source, target, messagePieces)),
    { numRuns: runsOf(2000) },
  );
});

test.each([
  ['hr', undefined, '{n, plural, one {# noć} few {# noći} other {# noći}}'],
  ['sl', undefined, '{n, plural, one {# noć} two {# noći} few {# noći} other {# noći}}'],
  ['ko', undefined, '{n, plural, other {# noći}}'],
  [
    'pt',
    '{n, plural, =0 {a} one {b} many {c} other {d}}',
    '{n, plural, =0 {# noći} one {# noć} many {# noći} other {# noći}}',
  ],
  ['en', '{n, number}', '{n, plural, one {# noć} other {# noći}}'],
])(
  'a plural has the options of its translation, or of its language: %s, %s',
  (bcp47, translation, wanted) => {
    const inner = '{n, plural, one {# noć}   other {# noći}}';
    expect(withOptionsOf(`Za ${inner}.`, translation, bcp47)).toBe(`Za ${wanted}.`);
    const within = (text: string) => `{kind, select, own {${text}} other {–}}`;
    expect(withOptionsOf(within(inner), translation && within(translation), bcp47)).toBe(within(wanted));
  },
);
