import { afterEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- remove-locale', () => {
  let copy: SpecCopy;
  const copyOf = (from: 'site' | 'base') => {
    copy = new SpecCopy(from);
    return copy;
  };
  afterEach(() => copy.remove());
  const redirects = () => copy.yaml('spec/redirects.yaml').redirects;

  test('leaves nothing of the locale in the site’s spec; each of its addresses leads to its fallback', () => {
    copyOf('site');
    const { cz } = copy.yaml('spec/locales.yaml').locales;
    const published = copy.text('generated/published-paths.txt').split('\n');
    const removed = copy.spec('remove-locale', 'cz');
    expect(removed.code, removed.output).toBe(0);
    for (const [file, text] of Object.entries(copy.specFiles())) {
      expect(file).not.toMatch(/(?:^|\/)cz\./);
      expect(text, file).not.toMatch(/(?:^|[{,]) *cz:|from: cz\b/m);
    }
    expect(JSON.stringify(copy.yaml('spec/locales.yaml'))).not.toContain('"cz"');
    const old = published.filter((path) => path.startsWith('/cz/'));
    expect(redirects().map(({ from }: { from: string }) => from)).toEqual(expect.arrayContaining(old));
    for (const { to } of redirects()) expect(to).toMatch(new RegExp(`^/${cz.fallback[0]}/`));
    expect(removed.output).toContain('Old address: /cz/nabidky → /en/offers\n');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('what was borrowed from it is borrowed from the other, and a page that only it had leads to the listing', () => {
    copyOf('base');
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

  test('a locale that was added and removed leaves only its redirects', () => {
    copyOf('base');
    // The texts of the base spec as the commands print them.
    copy.spec('add-locale', 'fr', '--bcp47', 'fr', '--name', 'Français');
    copy.spec('remove-locale', 'fr');
    const { 'redirects.yaml': _before, ...before } = copy.specFiles();
    expect(copy.spec('add-locale', 'ja', '--bcp47', 'ja', '--name', '日本語').code).toBe(0);
    expect(copy.spec('remove-locale', 'ja').code).toBe(0);
    const { 'redirects.yaml': _after, ...after } = copy.specFiles();
    expect(after).toEqual(before);
  });

  test.each([
    { given: [], says: 'Wanted: <code>' },
    { given: ['ja'], says: 'There is no locale “ja”. Known: hr, en, de, se.' },
    { given: ['hr'], says: 'hr is the base' },
    { given: ['de', '--to', 'de'], says: 'besides de' },
    { given: ['de', '--to', 'ja'], says: 'There is no locale “ja”' },
  ])('$given is refused and changes nothing', ({ given, says }) => {
    copyOf('base');
    const before = copy.specFiles();
    const refused = copy.spec('remove-locale', ...given);
    expect(refused.output).toContain(says);
    expect(refused.code).toBe(2);
    expect(copy.specFiles()).toEqual(before);
  });
});
