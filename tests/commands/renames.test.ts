import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { type SpecCopy, testOnCopy as test } from './spec-copy.ts';

describe('npm run spec -- rename-key', () => {
  test('a property takes its picture with it', ({ copy }) => {
    const isThere = (file: string) => existsSync(join(copy.folder, file));
    copy.generate();
    const before = copy.text('spec/media/pictures.lock.yaml');
    copy.succeed('rename-key', 'elaphusa', 'abacus');
    expect(isThere('spec/data/hotels/elaphusa.yaml')).toBe(false);
    expect(copy.yaml('spec/data/hotels/abacus.yaml').stars).toBe(4);
    expect(isThere('spec/media/hotels/abacus.svg')).toBe(true);
    expect(copy.text('spec/media/pictures.lock.yaml')).toBe(before.replaceAll('elaphusa', 'abacus'));
    copy.expectValid();
  });

  test('a term, and an entry of the same name by its kind', ({ copy }) => {
    const file = 'routes/offers/free-dinner.yaml';
    copy.write(file, copy.text(`spec/${file}`).replace('place: bol', 'themes: [ luxury ]'));
    expect(copy.spec('rename-key', 'luxury', 'premium').output).toContain('filtered by “luxury”');
    expect(copy.yaml(`spec/${file}`).themes).toEqual(['premium']);
    copy.succeed('rename-key', 'premium', 'summer');
    expect(copy.spec('rename-key', 'summer', '49').output).toContain('add --kind entry or --kind theme');
    copy.succeed('rename-key', 'summer', '49', '--kind', 'entry');
    expect(copy.yaml('spec/routes/offers/49.yaml').locales.en.slug).toBe('summer');
  });

  test('places in code are listed', ({ copy }) => {
    copy.write('../app/a.ts', "export const x = 1;\nexport const key = 'free-dinner';\n");
    copy.write('../tests/a.yaml', 'texts: [ free-dinner, entries.free-dinner-on-us, entries.free-dinner ]\n');
    const { output } = copy.spec('rename-key', 'free-dinner', 'dinner');
    const found = ['app/a.ts:2:20', 'tests/a.yaml:1:57'].map((place) => join(copy.folder, place));
    expect(output).toContain(`To change by hand, where it is this key:\n${found.join('\n')}\n`);
  });

  test('a place that has no room for the files keeps them all as they were', ({ copy }) => {
    copy.generate();
    rmSync(join(copy.folder, 'generated/content'), { recursive: true });
    copy.write('../generated/content', 'a file where a folder should be');
    copy.write('content/bol/en.md', 'An island.\n');
    const before = copy.specFiles();
    const refused = copy.spec('rename-key', 'bol', 'brac');
    expect(refused.output).toContain('The files cannot be written');
    expect(refused.code).toBe(2);
    expect(copy.specFiles()).toEqual(before);
  });
});

describe('npm run spec -- rename-slug', () => {
  const redirectsOf = (copy: SpecCopy) =>
    copy
      .yaml('spec/redirects.yaml')
      .redirects.filter(({ from }: { from: string }) => from.includes('dinner'));

  test('a second renaming leads both old paths straight to the new one, a third one back turns its redirect round', ({
    copy,
  }) => {
    copy.generate();
    for (const slug of ['dinner-on-us', 'dinner-for-free'])
      copy.spec('rename-slug', 'free-dinner', 'en', slug);
    expect(redirectsOf(copy)).toEqual([
      { from: '/en/offer/free-dinner', to: '/en/offer/dinner-for-free' },
      { from: '/en/offer/dinner-on-us', to: '/en/offer/dinner-for-free' },
    ]);
    copy.succeed('rename-slug', 'free-dinner', 'en', 'free-dinner');
    expect(redirectsOf(copy)).toEqual([
      { from: '/en/offer/dinner-for-free', to: '/en/offer/free-dinner' },
      { from: '/en/offer/dinner-on-us', to: '/en/offer/free-dinner' },
    ]);
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.en.slug).toBeUndefined();
  });

  test('only the slug changes in a file that somebody has laid out, and only a row comes to the redirects', ({
    copy,
  }) => {
    const byHand = [
      '\uFEFF# Dinner, on us.',
      'place: bol                 # a destination',
      'themes: [',
      '  luxury,                  # first',
      ']',
      'locales:',
      '  hr: { title: \'Večera\',   slug: "besplatna-vecera" }   # checked',
      '  en:',
      '    # agreed',
      '    slug: free-dinner-for-you     # with marketing',
      '    title: Dinner',
      '    summary: >-',
      '      In the restaurant',
      '',
      '      by the sea.',
    ].join('\r\n');
    const redirectsByHand = copy
      .text('spec/redirects.yaml')
      .replaceAll(/:?\n/g, (end) => `${end.trim()}   # old\r\n`);
    copy.write('routes/offers/free-dinner.yaml', byHand);
    copy.write('redirects.yaml', redirectsByHand);
    expect(copy.generate().code).toBe(0);
    copy.succeed('rename-slug', 'free-dinner', 'en', 'dinner-on-us');
    copy.succeed('rename-slug', 'free-dinner', 'hr', 'vecera');
    copy.succeed('rename-key', 'free-dinner', 'dinner');
    expect(copy.text('spec/routes/offers/dinner.yaml')).toBe(
      byHand.replace('free-dinner-for-you', 'dinner-on-us').replace('besplatna-vecera', 'vecera'),
    );
    expect(
      copy.text('spec/redirects.yaml').replaceAll(/ {2}- .*dinner.*\r\n| {2}- .*vecera.*\r\n/g, ''),
    ).toBe(redirectsByHand);
  });

  test('a numeric slug is written as a text', ({ copy }) => {
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '-49').code).toBe(2);
    copy.succeed('rename-slug', 'free-dinner', 'en', '49');
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.en.slug).toBe('49');
  });
});
