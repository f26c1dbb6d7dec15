import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- add-entry', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('site');
  });
  afterAll(() => copy.remove());

  test('adds one file and changes no other of the spec', () => {
    const before = copy.specFiles();
    const added = copy.spec(
      'add-entry',
      'offers',
      'winter-break-croatia',
      ...[
        '--title',
        'en=Winter break: 3 nights',
        '--title',
        'hr=Zimski odmor',
        '--slug',
        'hr=zimski-odmor',
        '--place',
        'bol',
      ],
    );
    expect(added.code, added.output).toBe(0);
    const file = 'routes/offers/winter-break-croatia.yaml';
    const { [file]: text = '', ...rest } = copy.specFiles();
    expect(rest).toEqual(before);
    expect(text).toMatch(
      /^# yaml-language-server: .*\nplace: bol\n# Its facts, .*\n(?:# {3}\w+: .*\n)+locales:\n/,
    );
    const { locales, place } = parse(text);
    expect(place).toBe('bol');
    expect(locales.en).toEqual({ title: 'Winter break: 3 nights' });
    expect(locales.hr).toEqual({ title: 'Zimski odmor', slug: 'zimski-odmor' });
    expect(locales.fr).toEqual({ from: 'en' });
    const known = Object.keys(copy.yaml('spec/locales.yaml').locales);
    expect(Object.keys(locales)).toEqual(known);
    expect(added.output.match(/^New address: .*$/gm)).toHaveLength(known.length);
    expect(added.output).toContain('New address: /ponuda/zimski-odmor\n');
  });

  test('the offer’s facts follow its place', () => {
    const file = 'spec/routes/offers/dinner-by-the-sea.yaml';
    const about = ['--place', 'bol', '--hotel', 'elaphusa', '--theme', 'family', '--theme', 'wellness'];
    const title = ['--title', 'en=Dinner by the sea, up to 15% off', '--headline', 'upTo=15'];
    const added = copy.spec('add-entry', 'offers', 'dinner-by-the-sea', ...title, ...about);
    expect(added.code, added.output).toBe(0);
    const { locales: _locales, ...facts } = copy.yaml(file);
    expect(facts).toEqual({
      place: 'bol',
      hotels: ['elaphusa'],
      themes: ['family', 'wellness'],
      headline: { upTo: 15 },
    });
    expect(copy.text(file)).toContain('\nthemes: [ family, wellness ]\n');
  });

  test('the new offer is published and the spec stays valid', () => {
    copy.spec(
      'add-entry',
      'offers',
      'spring-by-the-sea',
      '--title',
      'en=Spring by the sea',
      '--locales',
      'en,de',
    );
    const paths = copy.text('generated/published-paths.txt').split('\n');
    expect(paths).toContain('/en/offer/spring-by-the-sea');
    expect(paths).toContain('/de/angebot/spring-by-the-sea');
    expect(paths).not.toContain('/fr/offre/spring-by-the-sea');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('any area can have one, with the facts of its kind', () => {
    const added = copy.spec(
      ...['add-entry', 'tours', 'night-dive', '--title', 'en=A dive by night', '--topic', 'nature'],
      ...['--summary', 'en=With a lamp among the fish that sleep.', '--picture', 'boat/1'],
    );
    expect(added.code, added.output).toBe(0);
    expect(added.output).toContain('New address: /en/tours/night-dive\n');
    const { locales, ...facts } = copy.yaml('spec/routes/tours/night-dive.yaml');
    expect(facts).toEqual({ topics: ['nature'], picture: 'boat/1' });
    expect(locales.en.summary).toBe('With a lamp among the fish that sleep.');
    const declared: Readonly<Record<string, { kinds: readonly string[] }>> =
      copy.yaml('spec/data/facts.yaml');
    const ofTours = Object.keys(declared).filter((name) => declared[name]?.kinds.includes('tour'));
    const text = copy.text('spec/routes/tours/night-dive.yaml');
    expect([...text.matchAll(/^# {3}(\w+): /gm)].map(([, name]) => name)).toEqual(ofTours);
    const levels = Object.keys(copy.yaml('spec/terms/difficulties.yaml')).join(', ');
    expect(text).toContain(`difficulty: a term of terms/difficulties.yaml: ${levels}\n`);
  });
});

describe('npm run spec -- add-entry, on a small spec', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('base');
  });
  afterAll(() => copy.remove());

  test.each([
    { given: ['add-entry', 'offers'], code: 2, says: 'Wanted: <area> <key>' },
    { given: ['add-entry', 'ofers', 'a-b', '--title', 'en=A'], code: 2, says: 'Did you mean “offers”?' },
    { given: ['add-entry', 'offers', 'a-b'], code: 2, says: '--title "en=…"' },
    { given: ['add-entry', 'offers', 'a-b', '--title', 'Winter'], code: 2, says: 'locale=text' },
    { given: ['add-entry', 'offers', 'free-dinner', '--title', 'en=Again'], code: 2, says: 'is taken' },
    { given: ['add-entry', 'offers', 'bol', '--title', 'en=Again'], code: 2, says: 'destinations/bol.yaml' },
    { given: ['add-entry', 'offers', 'A b', '--title', 'en=Again'], code: 2, says: 'cannot be a key' },
    { given: ['add-entry', 'offers', 'a-b', '--title', 'xx=A'], code: 2, says: 'no locale “xx”' },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--topic', 'nature'],
      code: 1,
      says: 'FIELD_MISPLACED',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--place', 'boll'],
      code: 1,
      says: 'Did you mean “bol”?',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--slug', 'en=free-dinner'],
      code: 1,
      says: 'ROUTE_PATH_TAKEN',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--theme', 'familly'],
      code: 1,
      says: 'Did you mean “family”?',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--hotel', 'elafusa'],
      code: 1,
      says: 'Did you mean “elaphusa”?',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--headline', '15'],
      code: 2,
      says: 'upTo=15',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--headline', 'upTo=x'],
      code: 1,
      says: 'upTo',
    },
    {
      given: ['add-entry', 'offers', 'a-b', '--title', 'en=A', '--headline', 'upTo=15'],
      code: 1,
      says: 'HEADLINE_DIFFERS',
    },
    { given: ['add-entri', 'a-b'], code: 2, says: 'Did you mean “add-entry”?' },
    { given: ['add-entry', 'offers', 'a-b', '--titel', 'en=A'], code: 2, says: '--titel' },
  ])('$given is refused and changes nothing', ({ given, code, says }) => {
    const before = copy.specFiles();
    const refused = copy.spec(...given);
    expect(refused.output).toContain(says);
    expect(refused.output).toContain('Nothing was changed');
    expect(refused.code).toBe(code);
    expect(copy.specFiles()).toEqual(before);
  });
});
