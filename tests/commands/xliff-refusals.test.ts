/** A translation that the generator refuses is named by its unit and its line. */
import { describe, expect, test } from 'vitest';
import { translate, translated, withXliffCopy } from './xliff-copy.ts';

const { copy, exported } = withXliffCopy();

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
    const before = copy().specFiles();
    const document = translate(translated(exported()), unit, ...targets);
    expectRefusal(document, code, at);
    expect(copy().specFiles()).toEqual(before);
  });

  test.each([
    ['a link to nowhere', 'boll', 'ENTRY_UNKNOWN'],
    ['a link to a page that the language lacks', 'free-dinner', 'ENTRY_NOT_PUBLISHED'],
  ])('%s', (_name, key, code) => {
    const link = '<pc id="c9" dataRefStart="d2" dataRefEnd="d9">till Bol</pc>';
    const document = translate(translated(exported()), 'content.summer body', 'Mer', link, 'Först');
    expectRefusal(document.replace('<data id="d3">', `<data id="d9">](${key})</data>$&`), code, link);
  });

  test('a plural of another language', () => {
    const document = translated(exported()).replace(/(<target>.*plural, )one/, '$1few');
    expectRefusal(document, 'MESSAGE_PLURAL', 'id="listing.offers"');
  });

  function expectRefusal(document: string, code: string, at: string): void {
    const { code: exit, output } = copy().import(document);
    const line = document.slice(0, document.lastIndexOf(at)).split('\n').length;
    expect(output).toContain(`error ${code}: Unit “`);
    expect(output).toContain(`  at ${copy().file}:${line}:1\n`);
    expect(output).toContain('Nothing was changed.');
    expect(exit).toBe(1);
  }
});
