/** An XLIFF file as other tools write it is taken as our own. */
import { describe, expect, test } from 'vitest';
import { translated, wanted, withXliffCopy } from './xliff-copy.ts';

const { copy, exported } = withXliffCopy();

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
    const document = translated(exported());
    const other = rewrite(document);
    expect(other).not.toBe(document);
    const { code, output } = copy().import(other);
    expect(code, output).toBe(0);
    expect(copy().specFiles()).toMatchObject(wanted);
    expect(output).not.toContain('Left out');
  });
});
