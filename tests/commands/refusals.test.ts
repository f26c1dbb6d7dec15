/** A command that cannot be carried out says why, and changes nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

let copy: SpecCopy;
beforeAll(() => {
  copy = new SpecCopy('base');
  copy.write(
    'routes/stays/_area.yaml',
    'kind: property\npatterns:\n  detail: { path: "/{slug}", controller: accommodation }\n',
  );
  copy.generate();
});
afterAll(() => copy.remove());

const offer = 'add-entry offers a-b --title en=A';
const lavanda = (name: string) =>
  `add-hotel ${name} --page hotel-lavanda-bol --title en=Lavanda --place bol --kind hotel --stars 4`;
const ids = '--id hotelId=901 --id catId=1 --id phobsId=2901 --id phobsPropertyId=DSH91 --id rezAppId=391';

/** Commands that were given wrong arguments: these exit with 2. */
const wrongArguments: readonly (readonly [command: string, says: string])[] = [
  ['add-entry offers', 'Wanted: <area> <key>'],
  ['add-entry ofers a-b --title en=A', 'Did you mean “offers”?'],
  ['add-entry offers a-b', '--title "en=…"'],
  ['add-entry offers a-b --title Winter', 'locale=text'],
  ['add-entry offers free-dinner --title en=Again', 'is taken'],
  ['add-entry offers bol --title en=Again', 'destinations/bol.yaml'],
  ['add-entry offers A_b --title en=Again', 'cannot be a key'],
  ['add-entry offers a-b --title xx=A', 'no locale “xx”'],
  [`${offer} --headline 15`, 'from=15'],
  ['add-entri a-b', 'Did you mean “add-entry”?'],
  ['add-entry offers a-b --titel en=A', '--titel'],
  ['add-hotel', 'Wanted: <name>'],
  ['add-hotel lavanda --title en=A', '--place bol --kind hotel --stars 4'],
  [lavanda('lavanda'), '--id hotelId=… (booking system)'],
  [`${lavanda('lavanda')} ${ids} --stars four`, '--stars needs a whole number, not “four”'],
  [`${lavanda('lavanda')} ${ids} --place boll`, 'Did you mean “bol”?'],
  [`${lavanda('lavanda')} ${ids} --page bol`, 'The key bol is taken'],
  [`${lavanda('elaphusa')} ${ids}`, 'The name elaphusa is taken'],
  [`${lavanda('lavanda')} ${ids}`, 'Save it as spec/media/hotels/lavanda.jpg'],
  ['add-destination korcula --title en=A', '--at 43.172,16.441'],
  ['add-destination bol --title en=Korčula --at 42.96,17.13', 'The key bol is taken'],
  [
    'add-destination korcula --title en=Korčula --at 42.96,17.13',
    'Save it as spec/media/destinations/korcula.jpg',
  ],
  ['add-locale de --bcp47 ja --name 日本語', 'already exists'],
  ['add-locale jp --bcp47 ja_JP --name 日本語', 'BCP 47'],
  ['add-locale jp --bcp47 ja', '--name'],
  ['add-locale jp --bcp47 ja --name 日本語 --from eng', 'There is no locale eng'],
  ['still-right', 'Wanted: <text>'],
  ['still-right routes/offers/summer title --locale de', 'has no stale translation in de.'],
  ['remove-locale', 'Wanted: <code>'],
  ['remove-locale ja', 'There is no locale “ja”. Known: hr, en, de, se.'],
  ['remove-locale hr', 'hr is the base'],
  ['remove-locale de --to de', 'besides de'],
  ['remove-locale de --to ja', 'There is no locale “ja”'],
  ['end-offer', 'Wanted: <key>'],
  ['end-offer free-diner', 'Did you mean “free-dinner”?'],
  ['end-offer free-dinner --to sumer', 'Did you mean “summer”?'],
  ['rename-slug no-such-key en a', 'There is no entry “no-such-key”'],
  ['rename-slug free-dinner de a', 'It is published in hr, en'],
  ['rename-slug offers en a', 'not part of its path'],
  ['rename-slug free-dinner en', 'Wanted: <key> <locale> <slug>'],
  ['rename-key no-such-key a', 'There is no entry, property or term “no-such-key”.'],
  ['rename-key free-diner a', 'Did you mean “free-dinner”?'],
  ['rename-key free-dinner Dinner_1', '“Dinner_1” is no key. Expected: a path segment'],
  ['rename-key free-dinner ../dinner', 'is no key'],
  ['rename-key luxury very-fine', '“very-fine” is no key. Expected: a term in camel case'],
  ['rename-key free-dinner summer', 'The key “summer” is taken.'],
  ['rename-key free-dinner', 'Wanted: <old> <new>'],
];

/** Commands after which the spec would have an error: these exit with 1. */
const invalidSpecs: typeof wrongArguments = [
  [`${offer} --topic nature`, 'FIELD_MISPLACED'],
  [`${offer} --place boll`, 'Did you mean “bol”?'],
  [`${offer} --slug en=free-dinner`, 'ROUTE_PATH_TAKEN'],
  [`${offer} --theme familly`, 'Did you mean “family”?'],
  [`${offer} --hotel elafusa`, 'Did you mean “elaphusa”?'],
  [`${offer} --headline upTo=x`, 'upTo'],
  [`${offer} --headline from=15`, 'HEADLINE_DIFFERS'],
  [`${offer} --headline upTo=15`, 'REDUCTION_UNEXPLAINED'],
  ['add-locale jpn --bcp47 ja --name 日本語', 'jpn'],
  ['end-offer bol', 'data/destinations.yaml'],
  ['end-offer offers', 'routes/offers/_area.yaml'],
  ['rename-slug free-dinner en Dinner_1', 'VALUE_INVALID'],
  ['rename-slug free-dinner en summer', 'ROUTE_PATH_TAKEN'],
];

test.each([
  ...wrongArguments.map(([command, says]) => ({ command, says, code: 2 })),
  ...invalidSpecs.map(([command, says]) => ({ command, says, code: 1 })),
])('$command', ({ command, says, code }) => {
  const before = copy.specFiles();
  const refused = copy.spec(...command.split(' '));
  expect(refused.output).toContain(says);
  expect(refused.output).toContain('Nothing was changed');
  expect(refused.code).toBe(code);
  expect(copy.specFiles()).toEqual(before);
});
