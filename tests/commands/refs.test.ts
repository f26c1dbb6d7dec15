import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- refs', () => {
  let copy: SpecCopy;
  const refs = (name: string) => {
    const { code, output } = copy.spec('refs', name);
    return {
      code,
      lines: output
        .trimEnd()
        .replaceAll(`${join(copy.folder, 'spec')}/`, '')
        .split('\n'),
    };
  };
  beforeAll(() => {
    copy = new SpecCopy('base');
    copy.write(
      'content/contact/en.md',
      'Ask about [our island](bol), or [elsewhere](https://example.com).\n',
    );
    const names = '{ hr: Ime, en: Name, de: Name, se: Namn }';
    copy.write('terms/boards.yaml', `halfBoard: { names: ${names} }\n`);
    copy.write('data/facts.yaml', `board: { kinds: [ offer ], type: terms, of: boards, names: ${names} }\n`);
    copy.write(
      'routes/offers/autumn.yaml',
      'assumed:\n  board: [ halfBoard ]\nlocales:\n  en: { title: Autumn }\n',
    );
    copy.write('site.yaml', `${copy.text('spec/site.yaml')}oftenSought: [ bol ]\n`);
  });
  afterAll(() => copy.remove());

  test('lists where an entry is defined and used, in YAML, in links and by paths', () => {
    expect(refs('bol')).toEqual({
      code: 0,
      lines: [
        'entry bol: defined once, used 4 times',
        'routes/destinations/bol.yaml:1:1  defines it by its path',
        'content/contact/en.md:1:24  uses it in a link',
        'data/destinations.yaml:2:20  uses it in destinations.0.page',
        'routes/offers/free-dinner.yaml:1:8  uses it in place',
        'site.yaml:14:16  uses it in oftenSought.0',
      ],
    });
    expect(refs('contact').lines).toContain('content/contact/en.md:1:1  uses it by its path');
  });

  test.each([
    { name: 'elaphusa', line: 'data/hotels/elaphusa.yaml:1:1  defines it by its path' },
    { name: 'hotels/elaphusa', line: 'data/hotels/elaphusa.yaml:1:1  uses it by its path' },
    { name: 'sea/2', line: 'media/sea/2.svg:1:1  defines it by its path' },
    { name: 'menu.contact', line: 'site.yaml:13:31  uses it in navigation.footer.0.label' },
    { name: 'menu.contact', line: 'messages/de.yaml:3:3  defines it in menu.contact' },
    { name: 'luxury', line: 'data/vocabularies.yaml:5:3  defines it in themes.luxury' },
    { name: 'hotel', line: 'data/hotels/elaphusa.yaml:6:7  uses it in kind' },
    { name: 'board', line: 'data/facts.yaml:1:1  defines it in board' },
    { name: 'board', line: 'routes/offers/autumn.yaml:2:3  uses it in assumed.board' },
    { name: 'boards.halfBoard', line: 'terms/boards.yaml:1:1  defines it in halfBoard' },
    { name: 'halfBoard', line: 'routes/offers/autumn.yaml:2:12  uses it in assumed.board.0' },
    { name: 'se', line: 'messages/se.yaml:1:1  uses it by its path' },
  ])('$name is found', ({ name, line }) => {
    expect(refs(name).lines).toContain(line);
  });

  test('an unknown name is an error with a suggestion', () => {
    expect(refs('bool')).toEqual({ code: 1, lines: ['The spec has no name “bool”. Did you mean “bol”?'] });
  });
});
