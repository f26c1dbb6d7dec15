import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- rename-slug', () => {
  let copy: SpecCopy;
  const redirects = () => copy.yaml('spec/redirects.yaml').redirects;
  const paths = () => copy.text('generated/published-paths.txt').split('\n');
  beforeEach(() => {
    copy = new SpecCopy();
  });
  afterEach(() => copy.remove());

  test('moves the page and redirects its old path', () => {
    const renamed = copy.spec('rename-slug', 'free-dinner', 'en', 'dinner-on-us');
    expect(renamed.code, renamed.output).toBe(0);
    expect(redirects()).toEqual([{ from: '/en/offer/free-dinner', to: '/en/offer/dinner-on-us' }]);
    expect(paths()).toEqual(expect.arrayContaining(['/en/offer/free-dinner', '/en/offer/dinner-on-us']));
    expect(copy.generate('--check').code).toBe(0);
  });

  test('a second renaming leads both old paths straight to the new one, a third one back drops its redirect', () => {
    for (const slug of ['dinner-on-us', 'dinner-for-free'])
      copy.spec('rename-slug', 'free-dinner', 'en', slug);
    expect(redirects()).toEqual([
      { from: '/en/offer/free-dinner', to: '/en/offer/dinner-for-free' },
      { from: '/en/offer/dinner-on-us', to: '/en/offer/dinner-for-free' },
    ]);
    expect(copy.spec('rename-slug', 'free-dinner', 'en', 'free-dinner').code).toBe(0);
    expect(redirects()).toEqual([
      { from: '/en/offer/dinner-on-us', to: '/en/offer/free-dinner' },
      { from: '/en/offer/dinner-for-free', to: '/en/offer/free-dinner' },
    ]);
    expect(copy.yaml('spec/routes/offers.yaml').entries['free-dinner'].locales.en.slug).toBeUndefined();
  });

  test('a numeric slug is written as a text', () => {
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '-49').code).toBe(2);
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '49').code).toBe(0);
    expect(copy.yaml('spec/routes/offers.yaml').entries['free-dinner'].locales.en.slug).toBe('49');
  });

  test('comments and order stay', () => {
    const before = copy.text('spec/routes/offers.yaml').split('\n');
    copy.spec('rename-slug', 'free-dinner', 'en', 'dinner-on-us');
    const after = copy.text('spec/routes/offers.yaml').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual(['        slug: dinner-on-us']);
    expect(copy.text('spec/redirects.yaml')).toContain(
      '# What becomes of paths that are no longer published.',
    );
  });

  test.each([
    { given: ['no-such-key', 'en', 'a'], says: 'There is no such entry' },
    { given: ['autumn-hotels-croatia', 'fr', 'a'], says: 'It is published in hr, en' },
    { given: ['free-dinner', 'en', 'Dinner_1'], says: 'VALUE_INVALID' },
    { given: ['free-dinner', 'en', 'weekend-offer-croatia'], says: 'ROUTE_PATH_TAKEN' },
    { given: ['offers', 'en', 'a'], says: 'not part of its path' },
    { given: ['free-dinner', 'en'], says: 'Wanted: <key> <locale> <slug>' },
  ])('$given is refused and changes nothing', ({ given, says }) => {
    const before = copy.text('spec/routes/offers.yaml') + copy.text('spec/redirects.yaml');
    const refused = copy.spec('rename-slug', ...given);
    expect(refused.output).toContain(says);
    expect(refused.code).toBe(2);
    expect(copy.text('spec/routes/offers.yaml') + copy.text('spec/redirects.yaml')).toBe(before);
  });
});
