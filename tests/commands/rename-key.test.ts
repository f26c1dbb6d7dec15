import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- rename-key', () => {
  let copy: SpecCopy;
  const isThere = (file: string) => existsSync(join(copy.folder, file));
  const copyOf = (from: 'site' | 'base') => {
    copy = new SpecCopy(from);
    return copy;
  };
  afterEach(() => copy.remove());

  test('an entry gets another key everywhere; addresses and dates stay', () => {
    copyOf('site');
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
    expect([isThere('spec/content/bol'), isThere('spec/media/destinations/bol.svg')]).toEqual([false, false]);
    expect(renamed.output).toContain('spec/content/bol/en.md → ');
    expect(renamed.output).toContain('Its addresses stay: “bol” is now its slug in hr, en, ');
  });

  test('a second renaming takes all back', () => {
    copyOf('base').write('content/bol/en.md', 'More about [the island](bol).\n');
    copy.generate();
    const before = copy.specFiles();
    expect(copy.spec('rename-key', 'bol', 'brac').code).toBe(0);
    expect(copy.yaml('spec/data/destinations.yaml').destinations[0].page).toBe('brac');
    expect(copy.spec('rename-key', 'brac', 'bol').code).toBe(0);
    expect(copy.specFiles()).toEqual(before);
  });

  test('a property takes its picture with it', () => {
    copyOf('base').generate();
    const before = copy.text('spec/media/pictures.lock.yaml');
    const renamed = copy.spec('rename-key', 'elaphusa', 'abacus');
    expect(renamed.code, renamed.output).toBe(0);
    expect(copy.yaml('spec/data/hotels.yaml').hotels[0].name).toBe('abacus');
    expect(isThere('spec/media/hotels/abacus.svg')).toBe(true);
    expect(copy.text('spec/media/pictures.lock.yaml')).toBe(before.replaceAll('elaphusa', 'abacus'));
    expect(copy.generate('--check').code).toBe(0);
  });

  test('a term, and an entry of the same name by its kind', () => {
    copyOf('base');
    const file = 'routes/offers/free-dinner.yaml';
    copy.write(file, copy.text(`spec/${file}`).replace('place: bol', 'themes: [ luxury ]'));
    expect(copy.spec('rename-key', 'luxury', 'premium').output).toContain('filtered by “luxury”');
    expect(copy.yaml(`spec/${file}`).themes).toEqual(['premium']);
    expect(copy.spec('rename-key', 'premium', 'summer').code).toBe(0);
    expect(copy.spec('rename-key', 'summer', '49').output).toContain('add --kind entry or --kind theme');
    expect(copy.spec('rename-key', 'summer', '49', '--kind', 'entry').code).toBe(0);
    expect(copy.yaml('spec/routes/offers/49.yaml').locales.en.slug).toBe('summer');
  });

  test('places in code are listed', () => {
    copyOf('base');
    copy.write('../app/a.ts', "export const x = 1;\nexport const key = 'free-dinner';\n");
    const { output } = copy.spec('rename-key', 'free-dinner', 'dinner');
    expect(output).toContain(
      `To change by hand, where it is this key:\n${join(copy.folder, 'app/a.ts')}:2:20`,
    );
  });

  test.each([
    { given: ['no-such-key', 'a'], says: 'There is no entry, property or term “no-such-key”.' },
    { given: ['free-diner', 'a'], says: 'Did you mean “free-dinner”?' },
    { given: ['free-dinner', 'Dinner_1'], says: '“Dinner_1” is no key. Expected: a path segment' },
    { given: ['free-dinner', '../dinner'], says: 'is no key' },
    { given: ['luxury', 'very-fine'], says: '“very-fine” is no key. Expected: a term in camel case' },
    { given: ['free-dinner', 'summer'], says: 'The key “summer” is taken.' },
    { given: ['free-dinner'], says: 'Wanted: <old> <new>' },
  ])('$given is refused and changes nothing', ({ given, says }) => {
    copyOf('base');
    const before = copy.specFiles();
    const refused = copy.spec('rename-key', ...given);
    expect(refused.output).toContain(says);
    expect(refused.code).toBe(2);
    expect(copy.specFiles()).toEqual(before);
  });

  test('a place that has no room for the files keeps them all as they were', () => {
    copyOf('base');
    copy.write('../generated/content', 'a file where a folder should be');
    copy.write('content/bol/en.md', 'An island.\n');
    const before = copy.specFiles();
    const refused = copy.spec('rename-key', 'bol', 'brac');
    expect(refused.output).toContain('The files cannot be written');
    expect(refused.code).toBe(2);
    expect(copy.specFiles()).toEqual(before);
  });
});
