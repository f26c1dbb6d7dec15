/** Commands that add a record of spec/data and its page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

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
    const added = copy.spec(...withIds);
    expect(added.code, added.output).toBe(0);
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
    expect(added.output).toContain('New address: /de/hotel-lavanda-bol\n');
    expect(copy.yaml('spec/routes/stays/hotel-lavanda-bol.yaml').place).toBe('bol');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('a destination has a record and a page, and then hotels', () => {
    copy.addPicture('destinations/korcula');
    const added = copy.spec(...korcula);
    expect(added.code, added.output).toBe(0);
    const { destinations } = copy.yaml('spec/data/destinations.yaml');
    const record = { page: 'korcula', latitude: 42.96, longitude: 17.13, names: { en: 'Korčula' } };
    expect(destinations.at(-1)).toEqual({ id: destinations.length, ...record });
    expect(added.output).toContain('New address: /en/destination/korcula\n');
    copy.addPicture('hotels/marko-polo');
    const ownIds = ids.flatMap((id) => ['--id', id.replace('hotelId=901', 'hotelId=902')]);
    const place = ['--place', 'korcula', '--kind', 'hotel', '--stars', '4', '--child-age', '13'];
    const hotel = copy.spec('add-hotel', 'marko-polo', '--title', 'en=Marko Polo', ...place, ...ownIds);
    expect(hotel.code, hotel.output).toBe(0);
    expect(copy.yaml('spec/data/hotels/marko-polo.yaml')).toMatchObject({
      destId: destinations.length,
      maxChildAge: 13,
      page: 'marko-polo',
    });
    expect(copy.generate('--check').code).toBe(0);
  });
});
