import { afterEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- rename-slug', () => {
  let copy: SpecCopy;
  const redirects = () => copy.yaml('spec/redirects.yaml').redirects.filter(isOfDinner);
  const isOfDinner = ({ from }: { from: string }) => from.includes('dinner');
  const copyOf = (from: 'site' | 'base') => {
    copy = new SpecCopy(from);
    return copy;
  };
  afterEach(() => copy.remove());

  test('moves the page and redirects its old path; comments and order stay', () => {
    copyOf('site');
    const before = copy.text('spec/routes/offers/free-dinner.yaml').split('\n');
    const renamed = copy.spec('rename-slug', 'free-dinner', 'en', 'dinner-on-us');
    expect(renamed.code, renamed.output).toBe(0);
    expect(redirects()).toEqual([{ from: '/en/offer/free-dinner', to: '/en/offer/dinner-on-us' }]);
    const paths = copy.text('generated/published-paths.txt').split('\n');
    expect(paths).toEqual(expect.arrayContaining(['/en/offer/free-dinner', '/en/offer/dinner-on-us']));
    expect(renamed.output).toContain('New address: /en/offer/dinner-on-us\n');
    expect(renamed.output).toContain('Old address: /en/offer/free-dinner → /en/offer/dinner-on-us\n');
    expect(copy.generate('--check').code).toBe(0);
    const after = copy.text('spec/routes/offers/free-dinner.yaml').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual(['    slug: dinner-on-us']);
    expect(copy.text('spec/redirects.yaml')).toContain(
      '# What becomes of paths that are no longer published.',
    );
  });

  test('a second renaming leads both old paths straight to the new one, a third one back drops its redirect', () => {
    copyOf('base').generate();
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
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.en.slug).toBeUndefined();
  });

  test('a numeric slug is written as a text', () => {
    copyOf('base');
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '-49').code).toBe(2);
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '49').code).toBe(0);
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.en.slug).toBe('49');
  });

  test.each([
    { given: ['no-such-key', 'en', 'a'], says: 'There is no entry “no-such-key”' },
    { given: ['free-dinner', 'de', 'a'], says: 'It is published in hr, en' },
    { given: ['free-dinner', 'en', 'Dinner_1'], code: 1, says: 'VALUE_INVALID' },
    { given: ['free-dinner', 'en', 'summer'], code: 1, says: 'ROUTE_PATH_TAKEN' },
    { given: ['offers', 'en', 'a'], says: 'not part of its path' },
    { given: ['free-dinner', 'en'], says: 'Wanted: <key> <locale> <slug>' },
  ])('$given is refused and changes nothing', ({ given, code = 2, says }) => {
    copyOf('base');
    const before = copy.text('spec/routes/offers/free-dinner.yaml') + copy.text('spec/redirects.yaml');
    const refused = copy.spec('rename-slug', ...given);
    expect(refused.output).toContain(says);
    expect(refused.code).toBe(code);
    expect(copy.text('spec/routes/offers/free-dinner.yaml') + copy.text('spec/redirects.yaml')).toBe(before);
  });
});
