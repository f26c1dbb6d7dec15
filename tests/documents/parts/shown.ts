import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontScriptOf, fontScripts } from '../../../app/document/critical-css.ts';
import { completeLocales, localeCodes, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Area } from '../../../generated/routes/index.ts';
import { compressInBrotli } from '../../../server/pages/encodings.ts';
import { placesIn, readLock } from '../../../tools/fonts/lock.ts';
import { documents } from '../fixture/built-pages.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';
import { listShownText } from '../fixture/shown-text.ts';

const lock = readLock(placesIn(resolve(import.meta.dirname, '../../..')).lock);
/** The languages' own names stand on every page; those of languages that are being translated have no fonts yet. */
const unfinished = localeCodes.filter((code) => !completeLocales.includes(code));
const withoutFont = unfinished.map((code) => locales[code].name).join('');

/** Characters of a face, and those that the typeface lacks and the system's fonts draw. */
function charactersOf(name: string): ReadonlySet<string> {
  const face = lock?.faces[name];
  return new Set(`${face?.characters}${face?.lacking}${withoutFont}\n\r\t`);
}

const faces = new Map(
  fontScripts.map((script) => {
    const text = charactersOf(`text-${script}`);
    return [script, [text, script === 'hangul' ? text : charactersOf(`heading-${script}`)] as const];
  }),
);

// Where one is not: widen tools/fonts/repertoires.ts, then run npm run fonts.
testDocuments(
  'every character is in the fonts of its language',
  ({ page, html }) => {
    const [text, heading] = faces.get(fontScriptOf(locales[page.locale].bcp47)) ?? [];
    return listShownText(html).flatMap((run) => {
      const known = run.isHeading ? heading : text;
      const strange = [...run.text].filter((character) => !known?.has(character));
      return strange.length === 0 ? [] : [`${strange.join('')} in ${run.text}`];
    });
  },
  documents.filter(({ page }) => completeLocales.includes(page.locale)),
);

const hours = /<dt>([^<]*)<\/dt>\s*<dd>[^<]*<div class="open-state"/g;
const elsewhere: readonly Area[] = ['restaurants', 'wellness', 'tours', 'active', 'conferences'];

testDocuments(
  'hours stand under the name of the reservations office, and only its own pages and the footer have them',
  ({ html, page: { locale, area } }) => {
    const end = html.indexOf('</main>');
    const { office } = messages[locale].footer;
    const main = html.slice(html.indexOf('<main'), end);
    return [
      ...differ('hours of the footer', findAll(html.slice(end), hours), [office]),
      ...findAll(main, hours).flatMap((label) => differ('hours', label, office)),
      ...(elsewhere.includes(area) ? differ('has hours', main.includes('data-time-zone'), false) : []),
    ];
  },
);

test('a page takes at most 9 KB at the median, compressed as the server does', async () => {
  const kilobyte = 1024;
  const sizes = await Promise.all(
    documents.map(async ({ html }) => (await compressInBrotli(Buffer.from(html))).length),
  );
  sizes.sort((one, another) => one - another);
  expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(9 * kilobyte);
  // The longest lists, with a hundred cards.
  expect(sizes.at(-1)).toBeLessThanOrEqual(20 * kilobyte);
});
