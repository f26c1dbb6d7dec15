/** Commands on the spec of the site itself, on which each takes seconds. Their cases are tried on a small one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('on the spec of the site', () => {
  let copy: SpecCopy;
  beforeEach(() => {
    copy = new SpecCopy('site');
  });
  afterEach(() => copy.remove());

  test('rename-key: an entry gets another key everywhere; addresses and dates stay', () => {
    const [paths, dates] = ['published-paths', 'text-dates'].map((name) => `generated/${name}.txt`);
    const linesOf = (file = '') =>
      copy
        .text(file)
        .replaceAll(/^bol-brac /gm, 'bol ')
        .split('\n')
        .sort();
    const before = [linesOf(paths), linesOf(dates)];
    const renamed = copy.spec('rename-key', 'bol', 'bol-brac');
    expect(renamed.code, renamed.output).toBe(0);
    expect(copy.generate('--check').output).toBe('Generated files are up to date.\n');
    expect([linesOf(paths), linesOf(dates)]).toEqual(before);
    expect(copy.spec('refs', 'bol').code).toBe(1);
    expect(copy.text('spec/content/discover-bluesun/en.md')).toContain('[Bol](bol-brac)');
    for (const file of ['spec/content/bol', 'spec/media/destinations/bol.svg'])
      expect(existsSync(join(copy.folder, file)), file).toBe(false);
    expect(renamed.output).toContain('spec/content/bol/en.md → ');
    expect(renamed.output).toContain('Its addresses stay: “bol” is now its slug in hr, en, ');
  });

  test('rename-slug moves the page and redirects its old path; comments and order stay', () => {
    const before = copy.text('spec/routes/offers/free-dinner.yaml').split('\n');
    const renamed = copy.spec('rename-slug', 'free-dinner', 'en', 'dinner-on-us');
    expect(renamed.code, renamed.output).toBe(0);
    const { redirects } = copy.yaml('spec/redirects.yaml');
    const ofDinner = redirects.filter(({ from }: { from: string }) => from.includes('dinner'));
    expect(ofDinner).toEqual([{ from: '/en/offer/free-dinner', to: '/en/offer/dinner-on-us' }]);
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

  test('remove-locale leaves nothing of the locale in the site’s spec; each of its addresses leads to its fallback', () => {
    const { cz } = copy.yaml('spec/locales.yaml').locales;
    const published = copy.text('generated/published-paths.txt').split('\n');
    const removed = copy.spec('remove-locale', 'cz');
    expect(removed.code, removed.output).toBe(0);
    for (const [file, text] of Object.entries(copy.specFiles())) {
      expect(file).not.toMatch(/(?:^|\/)cz\./);
      expect(text, file).not.toMatch(/(?:^|[{,]) *cz:|from: cz\b/m);
    }
    expect(JSON.stringify(copy.yaml('spec/locales.yaml'))).not.toContain('"cz"');
    const { redirects } = copy.yaml('spec/redirects.yaml');
    const old = published.filter((path) => path.startsWith('/cz/'));
    expect(redirects.map(({ from }: { from: string }) => from)).toEqual(expect.arrayContaining(old));
    for (const { to } of redirects) expect(to).toMatch(new RegExp(`^/${cz.fallback[0]}/`));
    expect(removed.output).toContain('Old address: /cz/nabidky → /en/offers\n');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('add-entry adds to any area, with the facts of its kind', () => {
    const added = copy.spec(
      ...['add-entry', 'tours', 'night-dive', '--title', 'en=A dive by night', '--topic', 'nature'],
      ...['--summary', 'en=With a lamp among the fish that sleep.', '--picture', 'boat/1'],
    );
    expect(added.code, added.output).toBe(0);
    expect(added.output).toContain('New address: /en/tours/night-dive\n');
    const { locales, ...facts } = copy.yaml('spec/routes/tours/night-dive.yaml');
    expect(facts).toEqual({ topics: ['nature'], picture: 'boat/1' });
    expect(locales.en.summary).toBe('With a lamp among the fish that sleep.');
    const declared: Readonly<Record<string, { kinds: readonly string[] }>> =
      copy.yaml('spec/data/facts.yaml');
    const ofTours = Object.keys(declared).filter((name) => declared[name]?.kinds.includes('tour'));
    const text = copy.text('spec/routes/tours/night-dive.yaml');
    expect(text).toMatch(/^# yaml-language-server: /);
    expect([...text.matchAll(/^# {3}(\w+): /gm)].map(([, name]) => name)).toEqual(ofTours);
    const levels = Object.keys(copy.yaml('spec/terms/difficulties.yaml')).join(', ');
    expect(text).toContain(`difficulty: a term of terms/difficulties.yaml: ${levels}\n`);
  });
});

describe('npm run spec -- add-locale', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('site');
  });
  afterAll(() => copy.remove());

  test('adds a row, words, pages and a catalogue, and the spec stays valid', () => {
    const added = copy.spec('add-locale', 'ja', '--bcp47', 'ja', '--name', '日本語');
    expect(added.code, added.output).toBe(0);
    expect(copy.yaml('spec/locales.yaml').locales.ja).toEqual({
      bcp47: 'ja',
      name: '日本語',
      status: 'translating',
      fallback: ['en', 'hr'],
    });
    expect(copy.yaml('spec/routes/offers/_area.yaml').words.offers.ja).toBe('offers');
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.ja).toEqual({ from: 'en' });
    expect(copy.text('generated/published-paths.txt')).toContain('\n/ja/offer/free-dinner\n');
    expect(added.output).toContain('New address: /ja/offer/free-dinner\n');
    expect(copy.generate('--check').code).toBe(0);
  });

  test('pages that only some languages have are left out', () => {
    for (const file of ['investors/investors', 'content/photo-contest-campaign'])
      expect(copy.yaml(`spec/routes/${file}.yaml`).locales.ja).toBeUndefined();
  });

  test('the report counts what is borrowed', () => {
    const report = JSON.parse(copy.spec('report', '--format', 'json').output);
    const cell = (area: string) =>
      report.cells.find((one: { area: string; locale: string }) => one.area === area && one.locale === 'ja');
    expect(cell('offers').own).toBe(0);
    expect(cell('offers').missing).toContain('free-dinner');
    expect(cell('messages').missing).toContain('notFound.text');
    expect(cell('messages').own, 'short texts, too, are still English').toBe(0);
    expect(cell('names').missing).toContain('hotels.soline');
    expect(cell('glossary').missing).toContain('rewardsClub');
    expect(copy.spec('report', '--locale', 'ja').output).toContain('notFound.text');
    expect(copy.spec('report', '--format', 'html').output).toContain('<th scope="col">ja</th>');
  });

  test('all plural categories of a new language exist; without it the files are as they were', () => {
    const { 'redirects.yaml': _before, ...before } = copy.specFiles();
    const added = copy.spec('add-locale', 'be', '--bcp47', 'be', '--name', 'Беларуская');
    expect(added.code, added.output).toBe(0);
    expect(copy.yaml('spec/messages/be.yaml').listing.offers).toMatch(/one.*few.*many.*other/);
    expect(copy.spec('remove-locale', 'be').code).toBe(0);
    const { 'redirects.yaml': _after, ...after } = copy.specFiles();
    expect(after).toEqual(before);
  });
});
