import { describe, expect } from 'vitest';
import { type SpecCopy, testOnCopy as test } from './spec-copy.ts';

const redirectsOf = (copy: SpecCopy): { from: string; to: string }[] =>
  copy.yaml('spec/redirects.yaml').redirects;

/** An offer with a body, generated before it ends. */
function prepare(copy: SpecCopy): void {
  copy.write('content/free-dinner/en.md', 'Dinner is on us.\n');
  expect(copy.generate().code).toBe(0);
}

describe('npm run spec -- end-offer', () => {
  test('removes the offer and its bodies; its addresses lead to the listing of their language', ({
    copy,
  }) => {
    prepare(copy);
    const before = copy.specFiles();
    const ended = copy.succeed('end-offer', 'free-dinner');
    const gone = ['routes/offers/free-dinner.yaml', 'content/free-dinner/en.md', 'redirects.yaml'];
    const wanted = Object.fromEntries(Object.entries(before).filter(([file]) => !gone.includes(file)));
    const { 'redirects.yaml': _redirects, ...after } = copy.specFiles();
    expect(after).toEqual(wanted);
    expect(redirectsOf(copy)).toEqual([
      { from: '/en/old-summer', to: '/en/offer/summer' },
      { from: '/ponuda/besplatna-vecera', to: '/ponude' },
      { from: '/en/offer/free-dinner', to: '/en/offers' },
    ]);
    expect(ended).toContain('Old address: /en/offer/free-dinner → /en/offers\n');
    copy.expectValid();
  });

  test('links of other bodies lead to where its addresses lead', ({ copy }) => {
    prepare(copy);
    copy.write('content/summer/en.md', 'See [dinner](free-dinner) and [its terms](free-dinner#terms).\n');
    copy.write('content/free-dinner/en.md', '## Terms {#terms}\n\nOnce a stay.\n');
    copy.succeed('end-offer', 'free-dinner');
    expect(copy.specFiles()['content/summer/en.md']).toBe('See [dinner](offers) and [its terms](offers).\n');
    copy.expectValid();
  });

  test('older redirects lead on, and in languages without the named page to the listing', ({ copy }) => {
    prepare(copy);
    copy.succeed('end-offer', 'summer', '--to', 'free-dinner');
    expect(redirectsOf(copy)).toEqual([
      { from: '/en/old-summer', to: '/en/offer/free-dinner' },
      { from: '/ponuda/ljeto', to: '/ponuda/besplatna-vecera' },
      { from: '/en/offer/summer', to: '/en/offer/free-dinner' },
      { from: '/de/angebot/sommer', to: '/de/angebote' },
      { from: '/se/anbud/sommar', to: '/se/erbjudande' },
    ]);
    copy.expectValid();
  });

  test('an offer that comes back takes its address back', ({ copy }) => {
    prepare(copy);
    copy.spec('end-offer', 'free-dinner');
    copy.succeed('add-entry', 'offers', 'free-dinner', '--title', 'en=Dinner', '--locales', 'en');
    expect(redirectsOf(copy).map(({ from }) => from)).toEqual(['/en/old-summer', '/ponuda/besplatna-vecera']);
  });
});

describe('npm run spec -- remove-locale', () => {
  test('what was borrowed from it is borrowed from the other, and a page that only it had leads to the listing', ({
    copy,
  }) => {
    copy.write(
      'routes/offers/borrowed.yaml',
      'locales:\n  de: { title: Ferien }\n  en: { title: Holidays }\n  se: { from: de }\n',
    );
    copy.write('routes/offers/alone.yaml', 'locales:\n  de: { title: Allein }\n');
    copy.write('routes/offers/moved.yaml', 'locales:\n  de: { redirect: alone }\n');
    copy.write('content/home/de.md', 'Willkommen.\n');
    expect(copy.generate().code).toBe(0);
    copy.succeed('remove-locale', 'de', '--to', 'en');
    expect(copy.yaml('spec/routes/offers/borrowed.yaml').locales.se).toEqual({ from: 'en' });
    expect(copy.yaml('spec/routes/offers/alone.yaml').locales).toEqual({});
    expect(redirectsOf(copy)).toEqual(
      expect.arrayContaining([
        { from: '/de/angebot/borrowed', to: '/en/offer/borrowed' },
        { from: '/de/angebot/alone', to: '/en/offers' },
        { from: '/de/angebot/moved', to: '/en/offers' },
        { from: '/de/', to: '/en/' },
      ]),
    );
    expect(Object.keys(copy.specFiles())).not.toContain('content/home/de.md');
    copy.expectValid();
  });
});
