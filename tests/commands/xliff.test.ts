/** `export-texts` and `import-texts`: a round trip through the hands of a translator. */
import { describe, expect, test } from 'vitest';
import { translate, translated, wanted, withXliffCopy } from './xliff-copy.ts';

const { copy, exported } = withXliffCopy();

test('an import without a change writes nothing', () => {
  const before = copy().specFiles();
  const { code, output } = copy().import(exported());
  expect(code, output).toBe(0);
  expect(output).toContain('New: 0.');
  expect(copy().specFiles()).toEqual(before);
});

test('translations of each kind of text come into the files where they belong', () => {
  const before = copy().specFiles();
  const { code, output } = copy().import(translated(exported()));
  expect(code, output).toBe(0);
  const messages = before['messages/se.yaml']?.replace(
    /\{count, .*\}\}/,
    '{count, plural, one {# bud} other {# buden}}',
  );
  expect(copy().specFiles()).toEqual({ ...before, ...wanted, 'messages/se.yaml': messages });
  copy().expectValid();
});

test('a warning about a translation names its unit, and the translation is taken', () => {
  const { code, output } = copy().import(
    translate(exported(), 'routes.offers.summer title', 'Sommar  vid havet'),
  );
  expect(code, output).toBe(0);
  expect(output).toMatch(/warning TEXT_SPACING: Unit “title” of “routes.offers.summer”, line \d+:/);
  expect(copy().text('spec/routes/offers/summer.yaml')).toContain('Sommar  vid havet');
});

test('a body that lacks a link of its source is taken, and named', () => {
  const document = translate(
    translated(exported()),
    'content.summer body',
    'Mer',
    'Havet är varmt.',
    'Först',
  );
  const { code, output } = copy().import(document);
  expect(code, output).toBe(0);
  expect(output).toMatch(
    /Taken, although a link of their source is missing:\n {2}\S+:\d+ {2}body of content\.summer\n/,
  );
  expect(copy().import(translated(exported())).output).not.toContain('is missing');
});

describe('export-texts', () => {
  test('notes say where a text stands, its limit, and which links the language cannot have', () => {
    copy().write('content/summer/hr.md', '[Večera](free-dinner#a), [Bol](bol), [Hrvatska](https://a.hr)\n');
    const notesOf = (unit: string) => {
      const [text = ''] =
        new RegExp(`<unit id="\\S+" name="${unit}"[\\s\\S]*?</unit>`).exec(copy().export()) ?? [];
      return [...text.matchAll(/<note>(.*)<\/note>/g)].map(([, note]) => note);
    };
    expect(notesOf('routes/offers/summer summary')).toEqual([
      'one or two sentences for cards and the meta description, at most 160 characters, in spec/routes/offers/summer.yaml',
      'on the page /se/anbud/sommar',
    ]);
    expect(notesOf('content/summer body').at(-1)).toBe(
      'Leave these links out, since the language has no such page: free-dinner.',
    );
    expect(notesOf('media/alt sea/1')).toContain('at most 160 characters');
    expect(notesOf('messages listing.offers')).toContainEqual(
      expect.stringContaining('{count, plural, one {'),
    );
  });

  test('--only missing writes the texts that lack a translation', () => {
    const document = copy().export('--only', 'missing');
    expect(
      [...document.matchAll(/<unit id="(\S+)" name="(\S+)/g)].map(([, id, name]) => `${name} ${id}`),
    ).toEqual([
      'routes/offers/summer title',
      'routes/offers/summer summary',
      'media/alt sea.1',
      'content/summer body',
    ]);
  });

  test.each([
    [['--locale', 'sx'], 'There is no locale “sx”.'],
    [['--locale', 'se', '--from', 'hrr'], 'There is no locale “hrr”. Did you mean “hr”?'],
    [[], 'Name a language, such as --locale fi.'],
    [['--locale', 'se', '--only', 'some'], '--only takes missing, stale or all, not “some”.'],
    [['--locale', 'se', '--out', 'se.txt'], 'Name the file to be written, such as --out fi.xlf.'],
    [['--locale', 'se', '--out', '/nowhere/se.xlf'], '/nowhere/se.xlf cannot be written: ENOENT'],
    [['se'], 'Wanted: ; given: se.'],
  ])('%j is refused: %s', (args, says) => {
    const { code, output } = copy().spec('export-texts', '--out', copy().file, ...args);
    expect(output).toContain(says);
    expect(code).toBe(2);
  });
});

test('a file that is not there is no translation', () => {
  const { code, output } = copy().spec('import-texts', 'nowhere.xlf');
  expect(output).toContain('nowhere.xlf cannot be read: ENOENT');
  expect(code).toBe(2);
});
