/* The checks of forms, capitals and labels, each with a text that has a fault. */
import { expect, test } from 'vitest';
import type { Locale } from '../../generated/locales.ts';
import { findCapitals } from './checks/capitals.ts';
import { checkForms } from './checks/forms.ts';
import { findPastedLabels, findRemovedPhrases } from './checks/labels.ts';
import { plant } from './plant.ts';

test.each<[fault: string, locale: Locale, text: string, faults: number]>([
  ['a time with minutes in French', 'fr', 'ouvert dès 08:00', 1],
  ['a point in Czech', 'cz', 'do 10.00', 1],
  ['minutes of a full hour in German', 'de', 'ab 19:00 Uhr', 1],
  ['the 12-hour clock', 'en', 'until 11 am', 1],
  ['times as they should be', 'pl', 'od 8:00 do 20:35, 21–23 °C, 2,50 €', 0],
  ['a price and a number', 'en', 'a coffee for €1.50–2.50, 4.30 km away', 0],
  ['Latin letters in Cyrillic', 'ru', 'около 300 km²', 1],
  ['an area without a raised 2', 'hr', '450 m2', 1],
  ['an area in its letters', 'uk', 'близько 90 км²', 0],
  ['spaces around the dash of two months', 'hu', 'április – október', 1],
  ['a dash where the language has a word', 'en', 'April–October', 1],
  ['months with a common ending', 'fi', 'huhtikuu–lokakuu', 1],
  ['days without spaces in Croatian', 'hr', '25.–30. ožujka', 1],
  ['days as they should be', 'de', '25.–30. März', 0],
])('forms: %s', (_fault, locale, text, faults) => {
  expect(checkForms(text, locale)).toHaveLength(faults);
});

const label = 'messages.listing.all';
const capitals = { names: ['sights'], places: ['Split'], words: { en: ['Finnish'] } };

test.each<[what: string, count: number, faults: readonly string[]]>([
  [
    'a term with a capital letter',
    1,
    findCapitals([plant('hu', 'Szállás', 'terms.inclusions.room')], capitals),
  ],
  [
    'terms that keep it',
    0,
    findCapitals(
      [
        plant('fr', 'Wi-Fi', 'terms.inclusions.wifi'),
        plant('en', 'Finnish sauna', 'terms.spaParts.finnishSauna'),
      ],
      capitals,
    ),
  ],
  ['a label pasted from a verb and a noun', 1, findPastedLabels([plant('en', 'See all: {section}', label)])],
  [
    'a heading pasted from two nouns',
    1,
    findPastedLabels([plant('fr', 'Hébergements\u202F: {place}', label)]),
  ],
  [
    'a label of its own, and a value after its name',
    0,
    findPastedLabels([plant('en', 'All hotels', label), plant('hu', 'Foglalási határidő: {date}', label)]),
  ],
  [
    'a removed phrase with other spaces',
    1,
    findRemovedPhrases([plant('fr', 'Tout voir\u202F: offres')], ['Tout voir :']),
  ],
])('%s: %i', (_what, count, faults) => {
  expect(faults).toHaveLength(count);
});
