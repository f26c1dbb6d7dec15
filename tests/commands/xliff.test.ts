/** `export-texts` and `import-texts`: a round trip through the hands of a translator. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { translate, XliffCopy } from './xliff-copy.ts';

let copy: XliffCopy;
let exported: string;
beforeAll(() => {
  const first = new XliffCopy();
  exported = first.export();
  first.remove();
});
beforeEach(() => {
  copy = new XliffCopy();
});
afterEach(() => copy.remove());

/** A document with a translation of each kind of text. */
const translated = (document: string) =>
  [
    ['routes.offers.summer title', 'Sommar vid havet'],
    ['routes.offers.summer summary', 'Utan brådska.'],
    ['messages listing.offers', '<ph id="c1" dataRef="d1"/> bud', '<ph id="c2" dataRef="d1"/> buden'],
    ['media.alt sea.1', 'En våg &amp; skum'],
    ['content.home body', 'Hej och välkommen.'],
    [
      'content.summer body',
      'Mer',
      'Havet är <pc id="c1" dataRefStart="d1" dataRefEnd="d1">varmt</pc> <pc id="c2" dataRefStart="d2" dataRefEnd="d3">i Bol</pc>.',
      'Först',
    ],
  ].reduce((text, [unit = '', ...targets]) => translate(text, unit, ...targets), document);

/** The files of the spec after the import of that document. */
const wanted = {
  'routes/offers/summer.yaml': `locales:
  hr: { title: Ljeto na moru, slug: ljeto, summary: Bez žurbe. }
  en: { title: Summer by the sea }
  se: { title: Sommar vid havet, slug: sommar, summary: Utan brådska. }   # to be translated
`,
  'media/alt.yaml': 'sea/1: { hr: Val, en: A wave, se: En våg & skum }\n',
  'content/summer/se.md':
    '---\nuntil: 2199-08-31\n---\n## Mer {#more}\n\nHavet är *varmt* [i Bol](bol).\n\n- Först\n',
  'content/home/se.md': '---\nreviewed: 2026-03-02\n---\nHej och välkommen.\n',
};

test('an import without a change writes nothing', () => {
  const before = copy.specFiles();
  const { code, output } = copy.import(exported);
  expect(code, output).toBe(0);
  expect(output).toContain('New: 0 texts.');
  expect(copy.specFiles()).toEqual(before);
});

test('translations of each kind of text come into the files where they belong', () => {
  const before = copy.specFiles();
  const { code, output } = copy.import(translated(exported));
  expect(code, output).toBe(0);
  const messages = before['messages/se.yaml']?.replace(
    /\{count, .*\}\}/,
    '{count, plural, one {# bud} other {# buden}}',
  );
  expect(copy.specFiles()).toEqual({ ...before, ...wanted, 'messages/se.yaml': messages });
  copy.expectValid();
});

/** The same document as other tools write it. */
const habits: Readonly<Record<string, (document: string) => string | Uint8Array>> = {
  'attributes in another order, with other quotes, over several lines': (document) =>
    document
      .replaceAll(/<unit (id="\S+") (name="[^"]+") (\S+)>/g, '<unit\n  $3\n  $2\n  $1>')
      .replaceAll(/ dataRefStart="(\w+)" dataRefEnd="(\w+)"/g, " dataRefEnd='$2' dataRefStart='$1'"),
  CDATA: (document) =>
    document.replaceAll(
      /<target>([^<#]+)<\/target>/g,
      (_all, text) => `<target><![CDATA[${text.replace('&amp;', '&')}]]></target>`,
    ),
  'references to characters': (document) => document.replaceAll('å', '&#xe5;').replaceAll('ä', '&#228;'),
  'prefixes in all names': (document) =>
    document
      .replaceAll(/<(\/?)(?=[a-z]+[\s/>])/gi, '<$1x:')
      .replace('xmlns=', 'xmlns:x=')
      .replaceAll('mda:', 'meta:')
      .replace('xmlns:mda', 'xmlns:meta'),
  'states and sub-states': (document) =>
    document
      .replaceAll('state="translated"', 'subState="tool:checked" state="final"')
      .replaceAll('state="initial"', 'state="reviewed"'),
  'a byte order mark': (document) => `\uFEFF${document}`,
  'UTF-16, little end first, with a byte order mark': (document) =>
    Buffer.from(`\uFEFF${asUtf16(document)}`, 'utf16le'),
  'UTF-16, big end first, with a byte order mark': (document) =>
    Buffer.from(`\uFEFF${asUtf16(document)}`, 'utf16le').swap16(),
  'UTF-16 without a byte order mark': (document) => Buffer.from(asUtf16(document), 'utf16le'),
  'an older encoding': (document) =>
    Buffer.from(
      document
        .replace('UTF-8', 'ISO-8859-1')
        .replaceAll(/[^\0-\xff]/g, (sign) => `&#${sign.codePointAt(0)};`),
      'latin1',
    ),
  'line ends of Windows': (document) => document.replaceAll('\n', '\r\n'),
  'no white space between elements': (document) => document.replaceAll(/>\n */g, '>'),
  'more white space, and comments': (document) =>
    document.replaceAll(
      /\n( *)<(\/?(?:unit|segment|source|ignorable|notes|file)\b)/g,
      '\n\n\t<!-- a tool -->\n$1$1<$2',
    ),
  'codes as pairs of start and end': (document) =>
    document.replaceAll(
      /<pc id="(\w+)"([^>]*?) dataRefStart="(\w+)" dataRefEnd="(\w+)"[^>]*>(.*?)<\/pc>/g,
      '<sc id="$1" dataRef="$3"/>$5<ec startRef="$1" dataRef="$4"/>',
    ),
  'marked terms and comments in texts': (document) =>
    document
      .replaceAll(/<target>(\w+)/g, '<target><mrk id="m1" type="term">$1</mrk>')
      .replaceAll('</target>', '<sm id="m2" type="comment"/><em startRef="m2"/></target>'),
  'matches, history and its own elements': (document) =>
    document
      .replaceAll(
        '<notes>',
        '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1"><source>x</source><target>y</target></mtc:match></mtc:matches><notes>',
      )
      .replaceAll('</unit>', '<own:log xmlns:own="urn:own" own:by="me">done</own:log></unit>'),
  'a skeleton, groups, notes of its own at the end': (document) =>
    document
      .replaceAll(/(<file [^>]*>)/g, '$1<skeleton>## </skeleton><group id="g"><group id="h">')
      .replaceAll('</file>', '</group></group></file>')
      .replaceAll('</unit>', '<notes><note>checked</note></notes></unit>'),
  'the languages with regions': (document) => document.replace('"hr"', '"hr-HR"').replace('"sv"', '"sv-SE"'),
  'XLIFF 2.0 with a processing instruction': (document) =>
    document.replace('version="2.1"', 'version="2.0"').replace('<xliff', '<?tool on?><xliff'),
  'a segment in two': (document) =>
    document.replace(
      /<segment id="s1"([^>]*)>\s*<source>Dobro došli\.<\/source>\s*<target>Hej och välkommen\.<\/target>\s*<\/segment>/,
      '<segment id="s1"$1><source>Dobro </source><target>Hej och </target></segment><segment id="s2"$1><source>došli.</source><target>välkommen.</target></segment>',
    ),
  'segments joined': (document) =>
    document.replace(
      /<\/source>\s*<target>Mer<\/target>\s*<\/segment>\s*<ignorable>\s*<source>(.*)<\/source>\s*<target>.*<\/target>\s*<\/ignorable>\s*<segment[^>]*>\s*<source>(.*)<\/source>\s*<target>/,
      '$1$2</source><target>Mer$1',
    ),
  'segments in another order': (document) =>
    document.replace(
      /<source>Dobro došli\.<\/source>\s*<target>Hej och välkommen\.<\/target>\s*<\/segment>/,
      '<source>Dobro </source><target order="2"> och välkommen.</target></segment><segment state="final"><source>došli.</source><target order="1">Hej</target></segment>',
    ),
  'syntax between segments left out': (document) =>
    document.replaceAll(/(<ignorable>\s*<source>.*<\/source>)\s*<target>.*<\/target>/g, '$1'),
  'no metadata': (document) => document.replaceAll(/<mda:metadata>[\s\S]*?<\/mda:metadata>/g, ''),
};

function asUtf16(document: string): string {
  return document.replace('encoding="UTF-8"', 'encoding="UTF-16"');
}

describe('a document as another tool writes it, with', () => {
  test.each(Object.entries(habits))('%s', (_name, rewrite) => {
    const document = translated(exported);
    const other = rewrite(document);
    expect(other).not.toBe(document);
    const { code, output } = copy.import(other);
    expect(code, output).toBe(0);
    expect(copy.specFiles()).toMatchObject(wanted);
    expect(output).not.toContain('Left out');
  });
});

/** By what a translator has done: the unit and its segments, the code of the diagnostic, and the text on the line that it names. */
const refusals: Readonly<
  Record<string, readonly [unit: string, targets: readonly string[], code: string, at: string]>
> = {
  'a placeholder less': ['messages listing.all', ['Se allt'], 'MESSAGE_ARGUMENTS', 'id="listing.all"'],
  'a placeholder of its own': [
    'messages menu.offers',
    ['Bud {count}'],
    'MESSAGE_ARGUMENTS',
    'id="menu.offers"',
  ],
  'a brace': ['messages menu.offers', ['Bud {'], 'MESSAGE_SYNTAX', 'id="menu.offers"'],
  'a title that is too long': [
    'routes.offers.summer title',
    ['Sol '.repeat(60).trim()],
    'VALUE_INVALID',
    'id="title" name="routes/offers/summer',
  ],
  'markup in a title': [
    'routes.offers.summer title',
    ['&lt;b>Sol&lt;/b>'],
    'TEXT_CHARACTER',
    'id="title" name="routes/offers/summer',
  ],
  'a character that nobody sees': [
    'data.hotels.elaphusa locales',
    ['Hotel<cp hex="0007"/>'],
    'TEXT_CHARACTER',
    'id="locales"',
  ],
  'emphasis that is not closed': [
    'content.summer body',
    ['Mer', 'Havet', '**Först'],
    'CONTENT_NOT_ALLOWED',
    '**Först',
  ],
  'a heading without words': [
    'content.summer body',
    ['<ph id="c9" dataRef="d1"/>', 'Havet', 'Först'],
    'CONTENT_NOT_ALLOWED',
    'dataRef="d1"/></target>',
  ],
};

describe('a translation that the generator refuses, with', () => {
  test.each(Object.entries(refusals))('%s', (_name, [unit, targets, code, at]) => {
    const before = copy.specFiles();
    const document = translate(translated(exported), unit, ...targets);
    expectRefusal(document, code, at);
    expect(copy.specFiles()).toEqual(before);
  });

  test.each([
    ['a link to nowhere', 'boll', 'ENTRY_UNKNOWN'],
    ['a link to a page that the language lacks', 'free-dinner', 'ENTRY_NOT_PUBLISHED'],
  ])('%s', (_name, key, code) => {
    const link = '<pc id="c9" dataRefStart="d2" dataRefEnd="d9">till Bol</pc>';
    const document = translate(translated(exported), 'content.summer body', 'Mer', link, 'Först');
    expectRefusal(document.replace('<data id="d3">', `<data id="d9">](${key})</data>$&`), code, link);
  });

  test('a plural of another language', () => {
    const document = translated(exported).replace(/(<target>.*plural, )one/, '$1few');
    expectRefusal(document, 'MESSAGE_PLURAL', 'id="listing.offers"');
  });

  function expectRefusal(document: string, code: string, at: string): void {
    const { code: exit, output } = copy.import(document);
    const line = document.slice(0, document.lastIndexOf(at)).split('\n').length;
    expect(output).toContain(`error ${code}: Unit “`);
    expect(output).toContain(`  at ${copy.file}:${line}:1\n`);
    expect(output).toContain('Nothing was changed.');
    expect(exit).toBe(1);
  }
});

test('a warning about a translation names its unit, and the translation is taken', () => {
  const { code, output } = copy.import(
    translate(exported, 'routes.offers.summer title', 'Sommar  vid havet'),
  );
  expect(code, output).toBe(0);
  expect(output).toMatch(/warning TEXT_SPACING: Unit “title” of “routes.offers.summer”, line \d+:/);
  expect(copy.text('spec/routes/offers/summer.yaml')).toContain('Sommar  vid havet');
});

describe('a document of an earlier export', () => {
  test('leaves out the units of which source or translation have changed, or which are gone, and takes the others', () => {
    const document = translated(exported);
    copy.write('content/home/se.md', 'Välkommen hem.\n');
    copy.write('content/summer/hr.md', 'Novo.\n');
    copy.write('media/alt.yaml', 'sea/2: { hr: Val, en: A wave }\n');
    const before = copy.specFiles();
    const { code, output } = copy.import(document);
    expect(code, output).toBe(0);
    const lineOf = (text: string) => document.slice(0, document.indexOf(text)).split('\n').length;
    expect(output).toContain(`
Left out, since the spec no longer has them:
  ${copy.file}:${lineOf('<unit id="sea.1"')}  sea.1 of media.alt
Left out, since their source has changed since the export:
  ${copy.file}:${lineOf('<unit id="body" name="content/summer')}  body of content.summer
Left out, since their translation has changed here since the export:
  ${copy.file}:${lineOf('<unit id="body" name="content/home')}  body of content.home
`);
    const own = ['routes/offers/summer.yaml', 'messages/se.yaml'];
    const after = Object.entries(copy.specFiles()).filter(([file, text]) => text !== before[file]);
    expect(after.map(([file]) => file).toSorted()).toEqual(own.toSorted());
  });

  test('does not take back what has changed since, where its translator has changed nothing', () => {
    const document = exported;
    copy.write('content/home/se.md', 'Välkommen hem.\n');
    const { output } = copy.import(document);
    expect(output).toContain('New: 0 texts.');
    expect(output).not.toContain('Left out');
    expect(copy.text('spec/content/home/se.md')).toBe('Välkommen hem.\n');
  });

  test('may be imported twice', () => {
    const document = translated(exported);
    copy.import(document);
    const before = copy.specFiles();
    const { output } = copy.import(document);
    expect(output).toContain('New: 0 texts.');
    expect(output).not.toContain('Left out');
    expect(copy.specFiles()).toEqual(before);
  });
});

describe('a unit that is not finished', () => {
  test('is left out and named where a segment is translated', () => {
    const document = translate(exported, 'content.summer body', 'Mer', '', '');
    const { output } = copy.import(document.replaceAll('<target></target>', ''));
    expect(output).toMatch(
      /Left out, since some of their segments are not translated:\n.*body of content.summer\n/,
    );
    expect(Object.keys(copy.specFiles())).not.toContain('content/summer/se.md');
  });

  test('is finished where a number is the same in both languages, whatever its state', () => {
    copy.write('content/summer/hr.md', 'Od\n\n15.30\n');
    const document = translate(copy.export(), 'content.summer body', 'Från', '15.30');
    copy.import(document.replaceAll('state="translated"', 'state="initial"'));
    expect(copy.text('spec/content/summer/se.md')).toBe('Från\n\n15.30\n');
  });

  test.each([
    ['the source in its place', '$1<target>$2</target>'],
    ['an empty target', '$1<target/>'],
  ])('counts as not translated with %s', (_name, filled) => {
    const document = copy
      .export('--only', 'missing')
      .replaceAll(/(<source>(.*)<\/source>)(?!\s*<target>)/g, filled);
    const { output } = copy.import(document);
    expect(output).toContain('New: 0 texts. As they were: 0. Still right: 0. Not translated: 4.');
    expect(output).not.toContain('Left out');
  });
});

describe('stale translations', () => {
  const stale = () => {
    copy.generate();
    copy.write('content/home/hr.md', 'Dobro došli opet.\n');
    return copy.export('--only', 'stale');
  };
  const staleIn = () => JSON.parse(copy.succeed('report', '--stale', '--locale', 'se', '--format', 'json'));

  test('are exported with the altered words, for somebody to translate', () => {
    const document = stale();
    expect([...document.matchAll(/<unit /g)]).toHaveLength(1);
    expect(document).toContain('<note>The source has changed: Dobro došli{+ opet+}.</note>');
    expect(document).toMatch(
      /state="initial">\s*<source>Dobro došli opet.<\/source>\s*<target>Välkommen.<\/target>/,
    );
    expect(copy.import(translate(document, 'content.home body', 'Välkommen igen.')).code).toBe(0);
    expect(staleIn()).toEqual([]);
  });

  test('stay stale where nobody has looked at them, and are right where their state says so', () => {
    const document = stale();
    copy.import(document);
    expect(staleIn()).toHaveLength(1);
    const { output } = copy.import(document.replace('state="initial"', 'state="reviewed"'));
    expect(output).toContain('Still right: 1.');
    expect(staleIn()).toEqual([]);
    expect(copy.text('spec/content/home/se.md')).toBe('---\nreviewed: 2026-03-02\n---\nVälkommen.\n');
  });

  test('are not right for a source that has changed again', () => {
    const document = stale().replace('state="initial"', 'state="reviewed"');
    copy.write('content/home/hr.md', 'Dobro došli u subotu.\n');
    expect(copy.import(document).output).toContain('Still right: 0.');
    expect(staleIn()).toHaveLength(1);
  });
});

describe('export-texts', () => {
  test('notes say where a text stands, its limit, and which links the language cannot have', () => {
    copy.write('content/summer/hr.md', '[Večera](free-dinner#a), [Bol](bol), [Hrvatska](https://a.hr)\n');
    const notesOf = (unit: string) => {
      const [text = ''] =
        new RegExp(`<unit id="\\S+" name="${unit}"[\\s\\S]*?</unit>`).exec(copy.export()) ?? [];
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
    const document = copy.export('--only', 'missing');
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
    const { code, output } = copy.spec('export-texts', '--out', copy.file, ...args);
    expect(output).toContain(says);
    expect(code).toBe(2);
  });
});

test('a file that is not there is no translation', () => {
  const { code, output } = copy.spec('import-texts', 'nowhere.xlf');
  expect(output).toContain('nowhere.xlf cannot be read: ENOENT');
  expect(code).toBe(2);
});
