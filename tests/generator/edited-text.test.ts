/** Commands change one value and leave all else byte for byte, however a file is laid out. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDocument } from '../../generator/commands/edits/edit.ts';
import { editedText } from '../../generator/commands/edits/edited-text.ts';
import { runsOf } from '../runner/campaigns.ts';

/** A value as lines behind its key, and another one in its style. */
interface Value {
  readonly lines: readonly string[];
  readonly changed?: readonly string[];
}

/** An entry with what belongs to it, below lines that belong to nobody. */
interface Entry {
  readonly nobodys: readonly string[];
  readonly above: readonly string[];
  /** Undefined once it is removed. */
  readonly value: Value | undefined;
  readonly behind: string;
  readonly below: readonly string[];
}

interface Layout {
  readonly kind: 'map' | 'list' | 'braces' | 'line';
  readonly entries: readonly Entry[];
  readonly lastComma: string;
  readonly lineEnd: string;
  readonly isLast: boolean;
}

const words = fc.constantFrom('Večera', 'a  b', '1. x', 'x # y', 'y: z', '{ [', '한국');
const comments = words.map((text) => `# ${text}`);
const linesOf = (line: fc.Arbitrary<string>) => fc.array(line, { maxLength: 2 });
const inBrackets: fc.Arbitrary<Value> = fc.oneof(
  fc.nat(99).map((word) => ({ lines: [`word${word}  word`], changed: ['new'] })),
  words.map((text) => ({ lines: [`'${text}'`], changed: ["'new'"] })),
  words.map((text) => ({ lines: [`"${text}"`], changed: ['"new"'] })),
  fc.constantFrom(
    { lines: ['[ a,b , c ]'] },
    { lines: ['{x:  1,   y: "2"}'] },
    { lines: ['[', '  a, # b', '  c', ']'] },
  ),
);
const onLines: fc.Arbitrary<Value> = fc.oneof(
  inBrackets,
  words.map((text) => ({ lines: ['>-', '  folded', '', `  ${text}`], changed: ['>-', '  new'] })),
  fc.constantFrom(
    { lines: ['plain text', '  goes on'], changed: ['new'] },
    { lines: ['', '  - a   # first', '  - b'] },
    { lines: ['', '  x: 1', '', '  # of y', '  y: 2'] },
  ),
);

const entryOf = (kind: Layout['kind']): fc.Arbitrary<Entry> => {
  const isFree = kind === 'map' || kind === 'braces';
  const none = fc.constant([]);
  const word = fc.nat(99).map((number) => ({ lines: [`word${number}`], changed: ['new'] }));
  return fc.record({
    nobodys: kind === 'line' ? none : fc.constantFrom([], [''], ['# nobody’s', '']),
    above: isFree ? linesOf(comments) : none,
    value: kind === 'line' ? word : kind === 'braces' ? inBrackets : onLines,
    behind:
      kind === 'line'
        ? fc.constant('')
        : fc.oneof(
            fc.constant(''),
            comments.map((text) => `   ${text}`),
          ),
    below: isFree ? linesOf(comments.map((text) => `  ${text}`)) : none,
  });
};
const layouts: fc.Arbitrary<Layout> = fc
  .constantFrom('map', 'list', 'braces', 'line' as const)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind as Layout['kind']),
      entries: fc.array(entryOf(kind as Layout['kind']), { minLength: 2, maxLength: 4 }),
      lastComma: fc.constantFrom('', ','),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      isLast: fc.boolean(),
    }),
  );

const keys = ['a', 'b', 'c', 'd', 'z'];

/** The file of a layout. */
function write({ kind, entries, lastComma, lineEnd, isLast }: Layout): string {
  const lastIndex = entries.findLastIndex(({ value }) => value !== undefined);
  const blocks = entries.map(({ nobodys, above, value, behind, below }, index) => {
    if (value === undefined) return nobodys;
    const [first = '', ...others] = value.lines;
    const comma = kind === 'braces' ? (index < lastIndex ? ',' : lastComma) : '';
    const head = `${kind === 'list' ? '-' : `${keys[index]}:`}${first === '' ? '' : ` ${first}`}`;
    if (first.startsWith('>')) return [...nobodys, ...above, head + behind, ...others];
    return [
      ...nobodys,
      ...above,
      ...[head, ...others].with(others.length, (others.at(-1) ?? head) + comma + behind),
      ...below,
    ];
  });
  const inside = blocks.flat().map((line) => (line === '' ? '' : `  ${line}`));
  const group = {
    line: [`group: { ${blocks.flat().join(', ')} } # group`],
    braces: ['group: { # group', ...inside, '}'],
    map: ['group: # group', ...inside],
    list: ['group: # group', ...inside],
  };
  const file = ['# A file.', 'first:   [ 1,2 ]   # aligned', '', ...group[kind]];
  return [...file, ...(isLast ? [] : ['', "last: 'quoted'  # end", ''])].join(lineEnd);
}

function change(text: string, edit: (document: ReturnType<typeof openDocument>) => void): string {
  const texts = new Map([['file.yaml', text]]);
  const document = openDocument(texts, 'file.yaml');
  edit(document);
  return editedText(texts, 'file.yaml', document);
}

const added = { nobodys: [], above: [], value: { lines: ['new'] }, behind: '', below: [] };

test('an entry is changed, removed, added and removed again; all else stays byte for byte', () => {
  fc.assert(
    fc.property(layouts, fc.nat(), (layout, pick) => {
      const { entries, kind } = layout;
      const isList = kind === 'list';
      const index = pick % entries.length;
      const path = ['group', isList ? index : keys[index]];
      const withEntry = (entry: Partial<Entry>) =>
        write({
          ...layout,
          entries: entries.map((other, at) => (at === index ? { ...other, ...entry } : other)),
        });
      const text = write(layout);
      const { changed } = entries[index]?.value ?? {};
      if (changed !== undefined)
        expect(change(text, (document) => document.setIn(path, 'new'))).toBe(
          withEntry({ value: { lines: changed } }),
        );
      expect(change(text, (document) => document.deleteIn(path))).toBe(withEntry({ value: undefined }));
      const name = keys[entries.length];
      const more = change(text, (document) =>
        document.addIn(['group'], isList ? 'new' : document.createPair(name, 'new')),
      );
      expect(more).toBe(write({ ...layout, entries: [...entries, added] }));
      expect(change(more, (document) => document.deleteIn(['group', isList ? entries.length : name]))).toBe(
        text,
      );
    }),
    { numRuns: runsOf(1000) },
  );
});
