import { beforeAll, describe, expect, test } from 'vitest';
import { type GeneratedModules, loadGenerated } from './fixture/load-generated.ts';
import { pathRulesSpec } from './fixture/path-rules-spec.ts';
import { writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();
let generated: GeneratedModules;

beforeAll(async () => {
  generated = await loadGenerated(writeSpec(tempFolder(), pathRulesSpec), tempFolder());
});

type Row = readonly [rule: string, key: string, locale: string, want: object];

function testTable(name: string, rows: readonly Row[]): void {
  describe(name, () => {
    test.each(rows)('%s: %s in %s', (_rule, key, locale, want) => {
      const page = generated.routes.findPage(key, locale);
      expect(page).toBeDefined();
      // Fields that are to be undefined are left out of the generated rows.
      const given = Object.entries(page ?? {}).filter(([field]) => field in want);
      expect(Object.fromEntries(given)).toEqual(want);
      expect(generated.routes.lookup(page?.path ?? '')).toBe(page);
    });
  });
}

testTable('path and slug', [
  ['the home page of the base locale is /', 'home', 'hr', { path: '/', slug: '', controller: 'post' }],
  ['that of another locale is its code and keeps its slash', 'home', 'se', { path: '/se/', slug: '' }],
  [
    'the base locale has no prefix',
    'contact',
    'hr',
    { path: '/ostalo/kontakt', slug: ['ostalo', 'kontakt'] },
  ],
  ['every other locale has its site code, not BCP 47', 'contact', 'se', { path: '/se/andra/kontakta-oss' }],
  [
    'the slug is the key where none is given',
    'contact',
    'en',
    { path: '/en/other/contact', slug: ['other', 'contact'] },
  ],
  [
    'a listing has its word',
    'offers',
    'de',
    { path: '/de/angebote', slug: ['angebote'], controller: 'offers' },
  ],
  ['words differ by locale', 'summer', 'se', { path: '/se/anbud/sommar', slug: ['anbud', 'sommar'] }],
  ['one word may stand for all locales', 'harbour', 'de', { path: '/de/info/harbour' }],
  [
    'the slug list may differ from the path',
    'hvar',
    'en',
    { path: '/en/tours/hvar', slug: ['discover', 'tours', 'hvar'] },
  ],
  ['in the base locale too', 'hvar', 'hr', { path: '/tours/hvar', slug: ['discover', 'tours', 'hvar'] }],
  [
    'a slug of the entry stands in both',
    'hvar',
    'de',
    { path: '/de/tours/insel-hvar', slug: ['discover', 'tours', 'insel-hvar'] },
  ],
  [
    'a list replaces the slug list, its last segment the slug',
    'hvar',
    'se',
    { path: '/se/tours/on-hvar', slug: ['upptack', 'on-hvar'] },
  ],
  ['a path of its own', 'special', 'en', { path: '/en/vip/club', slug: ['vip', 'club'] }],
  ['a path of its own with a slug list', 'special', 'de', { path: '/de/vip', slug: ['angebot', 'vip-klub'] }],
  ['a numeric key', '57', 'se', { path: '/se/anbud/57', slug: ['anbud', '57'] }],
  ['a numeric slug', 'numbers', 'hr', { path: '/ponuda/2025', slug: ['ponuda', '2025'] }],
  ['a slug with leading zeros', 'numbers', 'en', { path: '/en/offer/007', slug: ['offer', '007'] }],
  ['a negative slug', 'numbers', 'de', { path: '/de/angebot/-49', slug: ['angebot', '-49'] }],
  ['letters of other scripts, in NFC', 'script', 'hr', { path: '/ponuda/브라치섬' }],
  ['letters with accents, in NFC', 'script', 'de', { path: '/de/angebot/größe-brač' }],
  [
    'keys, words and patterns that every object has',
    'constructor',
    'en',
    { path: '/en/built/proto/constructor' },
  ],
  ['with a slug of that kind', 'constructor', 'de', { path: '/de/gebaut/proto/valueof' }],
]);

testTable('controller', [
  ['that of the pattern', 'summer', 'en', { controller: 'offer' }],
  ['that of the locale instead', 'special', 'en', { controller: 'blog' }],
  ['only in that locale', 'special', 'de', { controller: 'offer' }],
]);

testTable('title', [
  ['its own', 'summer', 'hr', { title: 'Ljeto na moru', titleLocale: undefined, indexable: true }],
  [
    'of the locale that “from” names',
    'borrowed',
    'de',
    { title: 'Posuđeno', titleLocale: 'hr', indexable: true },
  ],
  [
    'of the fallback chain where there is none',
    'borrowed',
    'se',
    { title: 'Borrowed', titleLocale: 'en', indexable: true },
  ],
  [
    'empty on purpose: shown in the fallback, kept from search engines',
    'hushed',
    'de',
    { title: 'Hushed', titleLocale: 'en', indexable: false },
  ],
  ['the others stay indexable', 'hushed', 'en', { title: 'Hushed', titleLocale: undefined, indexable: true }],
  [
    'of any locale where the chain has none',
    'only-german',
    'se',
    { title: 'Nur deutsch', titleLocale: 'de', indexable: false },
  ],
  ['a page kept from search engines in all locales', 'secret', 'en', { title: 'Secret', indexable: false }],
  [
    'the summary comes from where the title does',
    'borrowed',
    'de',
    { summary: 'Sažetak', summaryLocale: 'hr' },
  ],
  ['unless there is an own one', 'borrowed', 'se', { summary: 'Egen text', summaryLocale: undefined }],
  ['no summary anywhere', 'summer', 'en', { summary: undefined, summaryLocale: undefined }],
]);

testTable('parent', [
  ['the home page has none', 'home', 'en', { parent: undefined }],
  ['a listing is below the home page', 'offers', 'en', { parent: 'home' }],
  ['an entry is below its listing', 'summer', 'en', { parent: 'offers' }],
  ['an area without a listing is below the home page', 'contact', 'en', { parent: 'home' }],
  ['the longest beginning of the slug list', 'hvar', 'en', { parent: 'tours' }],
  ['a shorter one where that page is not in the locale', 'hvar', 'de', { parent: 'discover' }],
  ['the listing where no slug list begins it', 'hvar', 'se', { parent: 'home' }],
  ['a page that the listing leaves out is below the home page', 'harbour', 'de', { parent: 'home' }],
]);

testTable('document title', [
  ['the title where it is unique', 'summer', 'en', { documentTitle: 'Summer by the sea' }],
  ['with the place', 'boat-bol', 'en', { title: 'Boat trip', documentTitle: 'Boat trip – Bol' }],
  ['with the place in the page’s language', 'boat-bol', 'de', { documentTitle: 'Bootsfahrt – Bol auf Brač' }],
  ['with the other place', 'boat-brela', 'en', { title: 'Boat trip', documentTitle: 'Boat trip – Brela' }],
  ['with the section', 'picnic-tour', 'en', { title: 'Picnic', documentTitle: 'Picnic – Tours' }],
  ['with the other section', 'picnic-offer', 'en', { title: 'Picnic', documentTitle: 'Picnic – Offers' }],
  [
    'with the key where nothing else distinguishes them',
    'twin-one',
    'en',
    { documentTitle: 'Twin – twin-one' },
  ],
  ['and so the other', 'twin-two', 'en', { documentTitle: 'Twin – twin-two' }],
]);
