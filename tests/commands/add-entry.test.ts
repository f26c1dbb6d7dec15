import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SpecCopy } from './spec-copy.ts';

/** A fact that offers may have. */
const days =
  'days: { kinds: [ offer ], type: weekdays, names: { hr: Dani, en: Days, de: Wochentage, se: Dagar } }\n';

describe('npm run spec -- add-entry', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('base');
    copy.write('data/facts.yaml', days);
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
    expect(text).toMatch(/^place: bol\n# Its facts, .*\n# {3}days: .*\nlocales:\n/);
    const { locales, place } = parse(text);
    expect(place).toBe('bol');
    expect(locales.en).toEqual({ title: 'Winter break: 3 nights' });
    expect(locales.hr).toEqual({ title: 'Zimski odmor', slug: 'zimski-odmor' });
    expect(locales.de).toEqual({ from: 'en' });
    const known = Object.keys(copy.yaml('spec/locales.yaml').locales);
    expect(Object.keys(locales)).toEqual(known);
    expect(added.output.match(/^New address: .*$/gm)).toHaveLength(known.length);
    expect(added.output).toContain('New address: /ponuda/zimski-odmor\n');
  });

  test('the offer’s facts follow its place', () => {
    const file = 'spec/routes/offers/dinner-by-the-sea.yaml';
    const about = ['--place', 'bol', '--hotel', 'elaphusa', '--theme', 'family', '--theme', 'luxury'];
    const title = ['--title', 'en=Dinner by the sea, up to 15% off', '--headline', 'upTo=15'];
    const added = copy.spec('add-entry', 'offers', 'dinner-by-the-sea', ...title, ...about);
    expect(added.code, added.output).toBe(0);
    const { locales: _locales, ...facts } = copy.yaml(file);
    expect(facts).toEqual({
      place: 'bol',
      hotels: ['elaphusa'],
      themes: ['family', 'luxury'],
      headline: { upTo: 15 },
    });
    expect(copy.text(file)).toContain('\nthemes: [ family, luxury ]\n');
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
    expect(paths).not.toContain('/se/anbud/spring-by-the-sea');
    expect(copy.generate('--check').code).toBe(0);
  });
});
