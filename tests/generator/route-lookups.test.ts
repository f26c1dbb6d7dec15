import { beforeAll, describe, expect, test } from 'vitest';
import { type GeneratedModules, loadGenerated } from './fixture/load-generated.ts';
import { writeCases } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';

const tempFolder = withTempFolders();
let generated: GeneratedModules;

beforeAll(async () => {
  generated = await loadGenerated(writeCases(tempFolder(), 'output-of-path-rules'), tempFolder());
});

describe('paths without a page', () => {
  test.each([
    ['an entry with an empty locales map', 'nowhere', 'hr'],
    ['a locale that the entry lacks', '57', 'en'],
    ['a redirect', 'moved', 'de'],
    ['a property that every object has', 'toString', 'hr'],
  ])('%s: %s in %s', (_what, key, locale) => {
    expect(generated.routes.findPage(key, locale)).toBeUndefined();
  });

  test.each([
    '',
    '/en',
    '//',
    '/hr/',
    '/en/offers/',
    '/EN/offers',
    '/sv/',
    '/en/offer/%2D49',
    '__proto__',
    'constructor',
  ])('lookup(%j) finds nothing: it is no published path', (path) => {
    expect(generated.routes.lookup(path)).toBeUndefined();
  });

  test('a redirect of an entry leads to the page of the other in that locale, encoded', () => {
    const { redirects } = generated.redirects;
    expect(redirects.get('/de/angebot/umgezogen')).toEqual({
      status: 301,
      location: '/de/angebot/gr%C3%B6%C3%9Fe-bra%C4%8D',
    });
    expect(redirects.get('/en/old-summer')).toEqual({ status: 301, location: '/en/offer/summer' });
    expect(redirects.get('/en/ended')).toEqual({ status: 410 });
    expect(redirects.get('/ponuda/moved')).toBeUndefined();
  });
});

describe('listings', () => {
  test('show an area’s indexable pages without the listing itself and unlisted pages', () => {
    const keys = (area: string, locale: string) =>
      generated.routes.listedPages(area, locale).map((page) => page.key);
    expect(keys('tours', 'en')).toEqual([
      'hvar',
      'boat-bol',
      'boat-brela',
      'picnic-tour',
      'twin-one',
      'twin-two',
    ]);
    expect(keys('offers', 'de')).toEqual([
      'borrowed',
      'numbers',
      'only-german',
      'picnic-offer',
      'script',
      'special',
      'summer',
    ]);
    expect(keys('wellness', 'en')).toEqual([]);
  });
});

describe('addresses and versions', () => {
  test('href is percent-encoded and throws without a page', () => {
    expect(generated.routes.href('script', 'de')).toBe('/de/angebot/gr%C3%B6%C3%9Fe-bra%C4%8D');
    expect(generated.routes.href('home', 'se')).toBe('/se/');
    expect(() => generated.routes.href('57', 'en')).toThrow(new RangeError('There is no page 57 in en.'));
  });

  test.each([
    ['x-default is English where there is an English page', 'summer', '/en/offer/summer'],
    ['else that of the base locale', 'no-english', '/ponuda/no-english'],
    ['else the first in list order', '57', '/se/anbud/57'],
    ['a page that is kept from search engines is none of them', 'hushed', '/en/offer/hushed'],
  ])('%s: %s', (_rule, key, path) => {
    const list = generated.routes.alternates(key);
    expect(list.filter(({ hreflang }) => hreflang === 'x-default').map((item) => item.path)).toEqual([path]);
    expect(list.at(-1)?.hreflang).toBe('x-default');
  });

  test('hreflang is BCP 47, in list order, without noindex pages', () => {
    const tags = (key: string) => generated.routes.alternates(key).map(({ hreflang }) => hreflang);
    expect(tags('summer')).toEqual(['hr', 'en', 'de', 'sv', 'x-default']);
    expect(tags('hushed')).toEqual(['en', 'x-default']);
    expect(tags('secret')).toEqual([]);
  });

  test.each([
    ['/', 'hr'],
    ['/ostalo/kontakt', 'hr'],
    ['/se/', 'se'],
    ['/se', 'se'],
    ['/en/nothing/here', 'en'],
    ['/sv/nothing', 'se'],
    ['/sv', 'se'],
    ['/enter', 'hr'],
  ])('the locale of %s is %s', (path, locale) => {
    expect(generated.locales.localeOfPath(path)).toBe(locale);
  });
});
