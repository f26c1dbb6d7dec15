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
    const added = copy.succeed(
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
    expect(added.match(/^New address: .*$/gm)).toHaveLength(known.length);
    expect(added).toContain('New address: /ponuda/zimski-odmor\n');
  });

  test('the offer’s facts follow its place', () => {
    const file = 'spec/routes/offers/dinner-by-the-sea.yaml';
    const about = ['--place', 'bol', '--hotel', 'elaphusa', '--theme', 'family', '--theme', 'luxury'];
    const title = ['--title', 'en=Dinner by the sea from €15', '--headline', 'from=15'];
    copy.succeed('add-entry', 'offers', 'dinner-by-the-sea', ...title, ...about);
    const { locales: _locales, ...facts } = copy.yaml(file);
    expect(facts).toEqual({
      place: 'bol',
      hotels: ['elaphusa'],
      themes: ['family', 'luxury'],
      headline: { from: 15 },
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
    copy.expectValid();
  });
});

/** The pages of properties. */
const stays = `kind: property
patterns:
  detail: { path: "/{slug}", controller: accommodation }
`;

describe('npm run spec -- add-hotel and add-destination', () => {
  let copy: SpecCopy;
  const ids = ['hotelId=901', 'catId=1', 'phobsId=2901', 'phobsPropertyId=DSH91', 'rezAppId=391'];
  const lavanda = [
    ...['add-hotel', 'lavanda', '--page', 'hotel-lavanda-bol', '--title', 'en=Hotel Lavanda'],
    ...['--title', 'de=Haus Lavanda', '--place', 'bol', '--kind', 'hotel', '--stars', '4'],
  ];
  const withIds = [...lavanda, ...ids.flatMap((id) => ['--id', id])];
  const korcula = ['add-destination', 'korcula', '--title', 'en=Korčula', '--at', '42.96,17.13'];
  beforeAll(() => {
    copy = new SpecCopy('base');
    copy.write('routes/stays/_area.yaml', stays);
    copy.generate();
  });
  afterAll(() => copy.remove());

  test('a hotel has a record, a page in every language and its place', () => {
    copy.addPicture('hotels/lavanda');
    const added = copy.succeed(...withIds);
    expect(copy.yaml('spec/data/hotels/lavanda.yaml')).toEqual({
      ids: { hotelId: 901, catId: 1, phobsId: '2901', phobsPropertyId: 'DSH91', rezAppId: 391 },
      destId: 1,
      maxChildAge: null,
      stars: 4,
      accommodationStars: 4,
      kind: 'hotel',
      page: 'hotel-lavanda-bol',
      locales: { en: 'Hotel Lavanda', de: 'Haus Lavanda' },
    });
    expect(added).toContain('New address: /de/hotel-lavanda-bol\n');
    expect(copy.yaml('spec/routes/stays/hotel-lavanda-bol.yaml').place).toBe('bol');
    copy.expectValid();
  });

  test('a destination has a record and a page, and then hotels', () => {
    copy.addPicture('destinations/korcula');
    const added = copy.succeed(...korcula);
    const { destinations } = copy.yaml('spec/data/destinations.yaml');
    const record = { page: 'korcula', latitude: 42.96, longitude: 17.13, names: { en: 'Korčula' } };
    expect(destinations.at(-1)).toEqual({ id: destinations.length, ...record });
    expect(added).toContain('New address: /en/destination/korcula\n');
    copy.addPicture('hotels/marko-polo');
    const ownIds = ids.flatMap((id) => ['--id', id.replace('hotelId=901', 'hotelId=902')]);
    const place = ['--place', 'korcula', '--kind', 'hotel', '--stars', '4', '--child-age', '13'];
    copy.succeed('add-hotel', 'marko-polo', '--title', 'en=Marko Polo', ...place, ...ownIds);
    expect(copy.yaml('spec/data/hotels/marko-polo.yaml')).toMatchObject({
      destId: destinations.length,
      maxChildAge: 13,
      page: 'marko-polo',
    });
    copy.expectValid();
  });
});
