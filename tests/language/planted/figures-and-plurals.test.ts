/** The checks of figures and plurals are shown texts with one fault each. */
import { describe, expect, test } from 'vitest';
import { type Figures, findMissingFigures, findOtherFigures } from '../checks/figures.ts';
import {
  type Counter,
  findBrokenRenderings,
  findEqualRenderings,
  findUnevenGaps,
} from '../checks/plurals.ts';
import { punctuation } from '../rules/punctuation.ts';
import { rowOf } from '../texts/row-of.ts';
import { none, plant } from './plant.ts';

describe('figures', () => {
  const figures: Figures = { documented: { 'free-dinner': ['15%', '€117', '48'] }, written: {}, others: [] };
  const missing = (text: string) =>
    findMissingFigures([plant('de', text)], figures, rowOf(punctuation, 'de', 'rules/punctuation.ts'));

  test('a title without its figures, with other ones, and in another language’s form', () => {
    expect(missing('Abendessen')).toHaveLength(3);
    expect(missing('115\u00A0% ab 1117\u00A0€, 480 Stunden')).toHaveLength(3);
    expect(missing('15% ab €117, 48 Stunden')).toHaveLength(2);
    expect(missing('15\u00A0% ab 117\u00A0€, 48 Stunden')).toEqual([]);
  });

  test('a figure that nothing supports', () => {
    expect(findOtherFigures([plant('de', '200 Meter bis zum Strand')], figures)).toHaveLength(1);
  });
});

describe('plurals', () => {
  const counter = (render: (count: number) => string): Counter => {
    return { locale: 'pl', bcp47: 'pl', key: 'messages.listing.offers', render };
  };

  test('braces, a sign and a missing number', () => {
    expect(
      findBrokenRenderings(
        counter(() => '{count} oferta'),
        [1],
      ),
    ).toHaveLength(1);
    expect(
      findBrokenRenderings(
        counter(() => '# ofert'),
        [5],
      ),
    ).toHaveLength(1);
    expect(
      findBrokenRenderings(
        counter((count) => `${count} oferty`),
        [1.5],
      ),
    ).toHaveLength(1);
  });

  test('one noun for all numbers', () => {
    expect(
      findEqualRenderings(
        counter((count) => `${count} oferta`),
        [[1, 2]],
        none,
      ),
    ).toHaveLength(1);
  });

  test('a counter that ties the number to its noun unlike the others', () => {
    const tied = counter((count) => `${count}\u00A0ofert`);
    const loose = { ...counter((count) => `${count} tur`), key: 'messages.listing.tours' };
    expect(findUnevenGaps([tied, tied, loose], [5])).toHaveLength(1);
  });
});
