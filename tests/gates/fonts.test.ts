import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFonts } from '../../tools/fonts/check-fonts.ts';
import { faces, fileNameOf } from '../../tools/fonts/faces.ts';
import { type FontLock, placesIn, readLock } from '../../tools/fonts/lock.ts';
import { readRepertoires } from '../../tools/fonts/repertoires.ts';

const places = placesIn(resolve(import.meta.dirname, '../..'));
const lock: FontLock = readLock(places.lock) ?? { packages: {}, faces: {} };
const repertoires = readRepertoires(places.generated);

test('the fonts are up to date and have every syllable of the Korean texts', () => {
  expect(checkFonts(lock, repertoires, places), 'run npm run fonts').toEqual([]);
});

describe('the check reports', () => {
  test('a syllable missing from the fonts', () => {
    const grown = { ...repertoires, 'text-hangul': `${repertoires['text-hangul']}뷁` };
    expect(checkFonts(lock, grown, places)).toContain('text-hangul lacks 뷁');
  });

  test('a changed font file', () => {
    const { 'text-latin': face, ...others } = lock.faces;
    const changed = { ...lock, faces: { ...others, ...(face && { 'text-latin': { ...face, sha256: '' } }) } };
    expect(checkFonts(changed, repertoires, places)).toContain(
      'text-latin.woff2 is not the file of the lock',
    );
  });

  test('a stale stylesheet', () => {
    const stylesheets = { ...places.stylesheets, hangul: join(places.fonts, 'none.css') };
    expect(checkFonts(lock, repertoires, { ...places, stylesheets })).toContain(
      'the stylesheet of hangul is stale',
    );
  });
});

test.each(
  faces.map((face) => [fileNameOf(face), face.script === 'hangul' ? 160 : face.role === 'text' ? 45 : 12]),
)('%s is at most %i KB', (name, most) => {
  expect(lock.faces[name]?.bytes).toBeLessThanOrEqual(Number(most) * 1024);
});
