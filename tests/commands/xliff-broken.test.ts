/** An XLIFF file with a fault is refused as a whole, with the line of the fault. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translate, XliffCopy } from './xliff-copy.ts';

let copy: XliffCopy;
let exported: string;
let before: Readonly<Record<string, string>>;
beforeAll(() => {
  copy = new XliffCopy();
  exported = copy.export();
  before = copy.specFiles();
});
afterAll(() => copy.remove());

const bomb = `<!DOCTYPE xliff [ <!ENTITY a "ha"> ${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join(' ')} ]>`;
const home = 'content.home body';
const stars = 'messages listing.offers';

/** By what is wrong: how the document gets so, the place that is named (a text of the document, on its line), and the answer. */
const faults: Readonly<
  Record<string, readonly [breakIt: (document: string) => string | Uint8Array, at: string, says: string]>
> = {
  'nothing in it': [() => '', '', 'not well-formed XML'],
  'no XML': [() => '# Titles', '# Titles', 'not well-formed XML'],
  'cut off': [(text) => text.slice(0, text.indexOf('Dobro')), 'Dobro', 'unclosed tag'],
  'an element that is not closed': [
    (text) => text.replace('</note>', ''),
    '</notes>',
    'not well-formed XML: unexpected close tag',
  ],
  'a bare ampersand': [
    (text) => text.replace('Hotel Elaphusa', 'Hotel & Spa'),
    'Hotel & Spa',
    'not well-formed XML',
  ],
  'two attributes of one name': [
    (text) => text.replace('<segment id="s1"', '<segment id="s1" id="s1"'),
    'id="s1" id="s1"',
    'duplicate attribute',
  ],
  'a prefix without a namespace': [
    (text) => text.replace('<note>', '<own:note/><note>'),
    '<own:note',
    'unbound namespace prefix',
  ],
  'two roots': [(text) => `${text}<xliff/>`, '<xliff/>', 'not well-formed XML'],
  'a document type': [
    (text) => text.replace('<xliff', '<!DOCTYPE xliff SYSTEM "x.dtd">\n<xliff'),
    '<!DOCTYPE',
    'remove it',
  ],
  'entities of entities': [
    (text) => text.replace('<xliff', `${bomb}\n<xliff`).replace('Hotel Elaphusa', '&i;'),
    '<!DOCTYPE',
    'remove it',
  ],
  'a unit without a segment, over several lines': [
    (text) =>
      text.replace(
        /(<unit) id="menu.offers"([\s\S]*?)<segment[\s\S]*?<\/segment>/,
        '$1\n  id="menu.offers"$2',
      ),
    '<unit\n',
    'has no <segment>',
  ],
  'an entity that nobody defines': [
    (text) => text.replace('Hotel Elaphusa', 'Hotel&nbsp;Elaphusa'),
    '&nbsp;',
    'undefined entity',
  ],
  'a control character': [
    (text) => text.replace('Hotel Elaphusa', 'Hotel\u0007'),
    'Hotel\u0007',
    'disallowed character',
  ],
  'elements without end': [
    (text) => text.replace('<note>', `<note>${'<x>'.repeat(2000)}`),
    '<x><x>',
    'More than 100 elements',
  ],
  'another encoding than it says': [
    (text) => Buffer.from(text, 'latin1'),
    '<?xml',
    'not in the encoding UTF-8',
  ],
  'an encoding that nobody knows': [
    (text) => text.replace('UTF-8', 'UTF-88'),
    '<?xml',
    'not in the encoding UTF-88',
  ],
  'half of a character of UTF-16': [
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1),
    '<?xml',
    'not in the encoding utf-16le',
  ],
  'another format': [() => '<html><body/></html>', '<html>', 'the root is <html>'],
  'XLIFF 1.2': [
    () => '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    '<xliff',
    'this is XLIFF 1.2',
  ],
  'no file': [(text) => text.replace(/<file[\s\S]*<\/file>/, ''), '<xliff', 'no <file>'],
  'no target language': [(text) => text.replace(' trgLang="sv"', ''), '<xliff', '<xliff> has no trgLang'],
  'a language that the site lacks': [
    (text) => text.replace('trgLang="sv"', 'trgLang="ja"'),
    '<xliff',
    'trgLang="ja" is no language of the site: hr, en, de, sv',
  ],
  'a file without an id': [
    (text) => text.replace('<file id="messages"', '<file'),
    '<file original="spec/messages',
    '<file> has no id',
  ],
  'a unit without an id': [
    (text) => text.replace('<unit id="menu.offers"', '<unit'),
    '<unit name="messages menu.offers"',
    '<unit> has no id',
  ],
  'a unit twice': [
    (text) => text.replace(/<unit id="menu.offers"[\s\S]*?<\/unit>/, '$&\n$&'),
    '',
    'Unit “menu.offers” of “messages” is also on line',
  ],
  'a unit without a segment': [
    (text) => text.replace(/(<unit id="menu.offers"[\s\S]*?)<segment[\s\S]*?<\/segment>/, '$1'),
    '<unit id="menu.offers"',
    'has no <segment>',
  ],
  'a segment without a source': [
    (text) => text.replace('<source>Dobro došli.</source>', ''),
    '',
    'needs one <source>',
  ],
  'a segment with two targets': [
    (text) => text.replace('<target>Välkommen.</target>', '$&$&'),
    '',
    'at most one <target>',
  ],
  'text beside the target': [
    (text) => text.replace('<target>Välkommen.</target>', 'Hej'),
    '',
    'Text stands directly in <segment>: “Hej”',
  ],
  'a state of another tool': [
    (text) => text.replace('state="translated"', 'state="needs-review"'),
    'state="needs-review"',
    'no state “needs-review”',
  ],
  'an order that is no number': [
    (text) => text.replace('<target>Välkommen', '<target order="first">Välkommen'),
    'order="first"',
    'number from 1, not “first”',
  ],
  'two targets of one order': [
    (text) => translate(text, stars, 'a', 'b').replace('<target>a', '<target order="5">a'),
    '<unit id="listing.offers"',
    'two targets with the same “order”',
  ],
  'a code without its data': [
    (text) => translate(text, home, 'Hej <ph id="c9"/>'),
    '<ph id="c9"/>',
    'The code <ph> has no dataRef',
  ],
  'a code with data of nobody': [
    (text) => translate(text, home, '<pc id="c9" dataRefStart="d1" dataRefEnd="d2">Hej</pc>'),
    'Hej</pc>',
    '“d1”, which is no <data>',
  ],
  'two data of one id': [
    (text) => text.replace(/(<data id="d)2"/, '$11"'),
    '',
    'Two <data> have the id “d1”',
  ],
  'HTML in a text': [(text) => translate(text, home, 'Hej<br/>'), '<br/>', '<br> cannot stand in a text'],
  'a character of nothing': [
    (text) => translate(text, home, 'Hej<cp hex="hello"/>'),
    '<cp',
    '<cp> needs “hex”',
  ],
};

test.each(Object.entries(faults))('%s', (_name, [breakIt, at, says]) => {
  const broken = breakIt(exported);
  expect(broken).not.toBe(exported);
  const { code, output } = copy.import(broken);
  expect(output).toContain(says);
  expect(code).toBe(2);
  const text = String(typeof broken === 'string' ? broken : exported);
  const line = text.slice(0, text.indexOf(at)).split('\n').length;
  if (at !== '') expect(output).toContain(`${copy.file}:${line}: `);
  expect(copy.specFiles()).toEqual(before);
});
