import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- end-offer', () => {
  let copy: SpecCopy;
  beforeEach(() => {
    copy = new SpecCopy('base');
    copy.write('content/free-dinner/en.md', 'Dinner is on us.\n');
    expect(copy.generate().code).toBe(0);
  });
  afterEach(() => copy.remove());
  const redirects = () => copy.yaml('spec/redirects.yaml').redirects;

  test('removes the offer and its bodies; its addresses lead to the listing of their language', () => {
    const before = copy.specFiles();
    const ended = copy.spec('end-offer', 'free-dinner');
    expect(ended.code, ended.output).toBe(0);
    const gone = ['routes/offers/free-dinner.yaml', 'content/free-dinner/en.md', 'redirects.yaml'];
    const wanted = Object.fromEntries(Object.entries(before).filter(([file]) => !gone.includes(file)));
    const { 'redirects.yaml': _redirects, ...after } = copy.specFiles();
    expect(after).toEqual(wanted);
    expect(redirects()).toEqual([
      { from: '/en/old-summer', to: '/en/offer/summer' },
      { from: '/ponuda/besplatna-vecera', to: '/ponude' },
      { from: '/en/offer/free-dinner', to: '/en/offers' },
    ]);
    expect(ended.output).toContain('Old address: /en/offer/free-dinner → /en/offers\n');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('links of other bodies lead to where its addresses lead', () => {
    copy.write('content/summer/en.md', 'See [dinner](free-dinner) and [its terms](free-dinner#terms).\n');
    copy.write('content/free-dinner/en.md', '## Terms {#terms}\n\nOnce a stay.\n');
    const ended = copy.spec('end-offer', 'free-dinner');
    expect(ended.code, ended.output).toBe(0);
    expect(copy.specFiles()['content/summer/en.md']).toBe('See [dinner](offers) and [its terms](offers).\n');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('older redirects lead on, and in languages without the named page to the listing', () => {
    const ended = copy.spec('end-offer', 'summer', '--to', 'free-dinner');
    expect(ended.code, ended.output).toBe(0);
    expect(redirects()).toEqual([
      { from: '/en/old-summer', to: '/en/offer/free-dinner' },
      { from: '/ponuda/ljeto', to: '/ponuda/besplatna-vecera' },
      { from: '/en/offer/summer', to: '/en/offer/free-dinner' },
      { from: '/de/angebot/sommer', to: '/de/angebote' },
      { from: '/se/anbud/sommar', to: '/se/erbjudande' },
    ]);
    expect(copy.generate('--check').code).toBe(0);
  });

  test('an offer that comes back takes its address back', () => {
    copy.spec('end-offer', 'free-dinner');
    const added = copy.spec('add-entry', 'offers', 'free-dinner', '--title', 'en=Dinner', '--locales', 'en');
    expect(added.code, added.output).toBe(0);
    expect(redirects().map(({ from }: { from: string }) => from)).toEqual([
      '/en/old-summer',
      '/ponuda/besplatna-vecera',
    ]);
  });
});
