import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- add-offer', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('site');
  });
  afterAll(() => copy.remove());

  test('adds one block at the end of one file and changes nothing else', () => {
    const before = copy.text('spec/routes/offers.yaml');
    const added = copy.spec(
      'add-offer',
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
    expect(copy.text('spec/routes/offers.yaml').startsWith(before)).toBe(true);
    const { locales, place } = copy.yaml('spec/routes/offers.yaml').entries['winter-break-croatia'];
    expect(place).toBe('bol');
    expect(locales.en).toEqual({ title: 'Winter break: 3 nights' });
    expect(locales.hr).toEqual({ title: 'Zimski odmor', slug: 'zimski-odmor' });
    expect(locales.fr).toEqual({ from: 'en' });
    expect(Object.keys(locales)).toHaveLength(19);
  });

  test('the offer’s facts follow its place', () => {
    const about = ['--place', 'bol', '--hotel', 'elaphusa', '--theme', 'family', '--theme', 'wellness'];
    const title = ['--title', 'en=Dinner by the sea, up to 15% off', '--headline', 'upTo=15'];
    const added = copy.spec('add-offer', 'dinner-by-the-sea', ...title, ...about);
    expect(added.code, added.output).toBe(0);
    const { locales: _locales, ...facts } = copy.yaml('spec/routes/offers.yaml').entries['dinner-by-the-sea'];
    expect(facts).toEqual({
      place: 'bol',
      hotels: ['elaphusa'],
      themes: ['family', 'wellness'],
      headline: { upTo: 15 },
    });
    expect(copy.text('spec/routes/offers.yaml')).toContain('\n    themes: [ family, wellness ]\n');
  });

  test('the new offer is published and the spec stays valid', () => {
    copy.spec('add-offer', 'spring-by-the-sea', '--title', 'en=Spring by the sea', '--locales', 'en,de');
    const paths = copy.text('generated/published-paths.txt').split('\n');
    expect(paths).toContain('/en/offer/spring-by-the-sea');
    expect(paths).toContain('/de/angebot/spring-by-the-sea');
    expect(paths).not.toContain('/fr/offre/spring-by-the-sea');
    expect(copy.generate('--check').code).toBe(0);
  });
});

describe('npm run spec -- add-offer, on a small spec', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('base');
  });
  afterAll(() => copy.remove());

  test.each([
    { given: ['add-offer'], code: 2, says: 'Wanted: <key>' },
    { given: ['add-offer', 'a-b'], code: 2, says: '--title "en=…"' },
    { given: ['add-offer', 'a-b', '--title', 'Winter'], code: 2, says: 'locale=text' },
    { given: ['add-offer', 'free-dinner', '--title', 'en=Again'], code: 2, says: 'is taken' },
    { given: ['add-offer', 'bol', '--title', 'en=Again'], code: 1, says: 'ENTRY_KEY_TAKEN' },
    { given: ['add-offer', 'A b', '--title', 'en=Again'], code: 1, says: 'VALUE_INVALID' },
    {
      given: ['add-offer', 'a-b', '--title', 'en=A', '--place', 'boll'],
      code: 1,
      says: 'Did you mean “bol”?',
    },
    {
      given: ['add-offer', 'a-b', '--title', 'en=A', '--slug', 'en=free-dinner'],
      code: 1,
      says: 'ROUTE_PATH_TAKEN',
    },
    {
      given: ['add-offer', 'a-b', '--title', 'en=A', '--theme', 'familly'],
      code: 1,
      says: 'Did you mean “family”?',
    },
    {
      given: ['add-offer', 'a-b', '--title', 'en=A', '--hotel', 'elafusa'],
      code: 1,
      says: 'Did you mean “elaphusa”?',
    },
    { given: ['add-offer', 'a-b', '--title', 'en=A', '--headline', '15'], code: 2, says: 'upTo=15' },
    { given: ['add-offer', 'a-b', '--title', 'en=A', '--headline', 'upTo=x'], code: 1, says: 'upTo' },
    {
      given: ['add-offer', 'a-b', '--title', 'en=A', '--headline', 'upTo=15'],
      code: 1,
      says: 'HEADLINE_DIFFERS',
    },
    { given: ['add-ofer', 'a-b'], code: 2, says: 'Did you mean “add-offer”?' },
    { given: ['add-offer', 'a-b', '--titel', 'en=A'], code: 2, says: '--titel' },
  ])('$given is refused and changes nothing', ({ given, code, says }) => {
    const before = copy.text('spec/routes/offers.yaml');
    const refused = copy.spec(...given);
    expect(refused.output).toContain(says);
    expect(refused.output).toContain('Nothing was changed');
    expect(refused.code).toBe(code);
    expect(copy.text('spec/routes/offers.yaml')).toBe(before);
  });
});
