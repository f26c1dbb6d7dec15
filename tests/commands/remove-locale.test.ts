import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- remove-locale', () => {
  let copy: SpecCopy;
  beforeEach(() => {
    copy = new SpecCopy('base');
  });
  afterEach(() => copy.remove());
  const redirects = () => copy.yaml('spec/redirects.yaml').redirects;

  test('what was borrowed from it is borrowed from the other, and a page that only it had leads to the listing', () => {
    copy.write(
      'routes/offers/borrowed.yaml',
      'locales:\n  de: { title: Ferien }\n  en: { title: Holidays }\n  se: { from: de }\n',
    );
    copy.write('routes/offers/alone.yaml', 'locales:\n  de: { title: Allein }\n');
    copy.write('routes/offers/moved.yaml', 'locales:\n  de: { redirect: alone }\n');
    copy.write('content/home/de.md', 'Willkommen.\n');
    expect(copy.generate().code).toBe(0);
    const removed = copy.spec('remove-locale', 'de', '--to', 'en');
    expect(removed.code, removed.output).toBe(0);
    expect(copy.yaml('spec/routes/offers/borrowed.yaml').locales.se).toEqual({ from: 'en' });
    expect(copy.yaml('spec/routes/offers/alone.yaml').locales).toEqual({});
    expect(redirects()).toEqual(
      expect.arrayContaining([
        { from: '/de/angebot/borrowed', to: '/en/offer/borrowed' },
        { from: '/de/angebot/alone', to: '/en/offers' },
        { from: '/de/angebot/moved', to: '/en/offers' },
        { from: '/de/', to: '/en/' },
      ]),
    );
    expect(Object.keys(copy.specFiles())).not.toContain('content/home/de.md');
    expect(copy.generate('--check').code).toBe(0);
  });
});
