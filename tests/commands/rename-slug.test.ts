import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- rename-slug', () => {
  let copy: SpecCopy;
  const redirects = () => copy.yaml('spec/redirects.yaml').redirects.filter(isOfDinner);
  const isOfDinner = ({ from }: { from: string }) => from.includes('dinner');
  beforeEach(() => {
    copy = new SpecCopy('base');
  });
  afterEach(() => copy.remove());

  test('a second renaming leads both old paths straight to the new one, a third one back turns its redirect round', () => {
    copy.generate();
    for (const slug of ['dinner-on-us', 'dinner-for-free'])
      copy.spec('rename-slug', 'free-dinner', 'en', slug);
    expect(redirects()).toEqual([
      { from: '/en/offer/free-dinner', to: '/en/offer/dinner-for-free' },
      { from: '/en/offer/dinner-on-us', to: '/en/offer/dinner-for-free' },
    ]);
    expect(copy.spec('rename-slug', 'free-dinner', 'en', 'free-dinner').code).toBe(0);
    expect(redirects()).toEqual([
      { from: '/en/offer/dinner-for-free', to: '/en/offer/free-dinner' },
      { from: '/en/offer/dinner-on-us', to: '/en/offer/free-dinner' },
    ]);
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.en.slug).toBeUndefined();
  });

  test('only the slug changes in a file that somebody has laid out, and only a row comes to the redirects', () => {
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
    expect(copy.spec('rename-slug', 'free-dinner', 'en', 'dinner-on-us').code).toBe(0);
    expect(copy.spec('rename-slug', 'free-dinner', 'hr', 'vecera').code).toBe(0);
    expect(copy.spec('rename-key', 'free-dinner', 'dinner').code).toBe(0);
    expect(copy.text('spec/routes/offers/dinner.yaml')).toBe(
      byHand.replace('free-dinner-for-you', 'dinner-on-us').replace('besplatna-vecera', 'vecera'),
    );
    expect(
      copy.text('spec/redirects.yaml').replaceAll(/ {2}- .*dinner.*\r\n| {2}- .*vecera.*\r\n/g, ''),
    ).toBe(redirectsByHand);
  });

  test('a numeric slug is written as a text', () => {
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '-49').code).toBe(2);
    expect(copy.spec('rename-slug', 'free-dinner', 'en', '49').code).toBe(0);
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.en.slug).toBe('49');
  });
});
