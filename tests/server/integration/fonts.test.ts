import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontScriptOf } from '../../../app/document/font-script.ts';
import { completeLocales, localeCodes, locales } from '../../../generated/locales.ts';
import { pages } from '../../../generated/routes/index.ts';
import { readLock } from '../../../tools/fonts/lock.ts';
import { placesIn } from '../../../tools/fonts/places.ts';
import { readBuilt } from '../../documents/fixture/built-pages.ts';
import { listShownText } from './fixture/shown-text.ts';

const root = resolve(import.meta.dirname, '../../..');
const lock = readLock(placesIn(root).lock);
const lacking = 'widen tools/fonts/repertoires.ts, then run npm run fonts';

/** Characters of a face, and those that the typeface lacks and the system's fonts draw. */
function charactersOf(name: string): ReadonlySet<string> {
  const face = lock?.faces[name];
  return new Set(`${face?.characters}${face?.lacking}${withoutFont}\n\r\t`);
}

/** The languages' own names stand on every page; those of languages that are being translated have no fonts yet. */
const unfinished = localeCodes.filter((code) => !completeLocales.includes(code));
const withoutFont = unfinished.map((code) => locales[code].name).join('');

test.each(completeLocales)('every character on the pages of %s is in their fonts', (locale) => {
  const script = fontScriptOf(locales[locale].bcp47);
  const text = charactersOf(`text-${script}`);
  const heading = script === 'hangul' ? text : charactersOf(`heading-${script}`);
  const strange = new Map<string, string>();
  for (const { path } of pages.filter((page) => page.locale === locale)) {
    for (const run of listShownText(readBuilt(path))) {
      const known = run.isHeading ? heading : text;
      for (const character of run.text) {
        if (!known.has(character)) strange.set(character, `${path}: ${run.text}`);
      }
    }
  }
  expect(Object.fromEntries(strange), lacking).toEqual({});
});
