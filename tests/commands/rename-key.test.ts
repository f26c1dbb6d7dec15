import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- rename-key', () => {
  let copy: SpecCopy;
  const isThere = (file: string) => existsSync(join(copy.folder, file));
  beforeEach(() => {
    copy = new SpecCopy('base');
  });
  afterEach(() => copy.remove());

  test('a property takes its picture with it', () => {
    copy.generate();
    const before = copy.text('spec/media/pictures.lock.yaml');
    const renamed = copy.spec('rename-key', 'elaphusa', 'abacus');
    expect(renamed.code, renamed.output).toBe(0);
    expect(isThere('spec/data/hotels/elaphusa.yaml')).toBe(false);
    expect(copy.yaml('spec/data/hotels/abacus.yaml').stars).toBe(4);
    expect(isThere('spec/media/hotels/abacus.svg')).toBe(true);
    expect(copy.text('spec/media/pictures.lock.yaml')).toBe(before.replaceAll('elaphusa', 'abacus'));
    expect(copy.generate('--check').code).toBe(0);
  });

  test('a term, and an entry of the same name by its kind', () => {
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
    copy.write('../app/a.ts', "export const x = 1;\nexport const key = 'free-dinner';\n");
    copy.write('../tests/a.yaml', 'texts: [ free-dinner, entries.free-dinner-on-us, entries.free-dinner ]\n');
    const { output } = copy.spec('rename-key', 'free-dinner', 'dinner');
    const found = ['app/a.ts:2:20', 'tests/a.yaml:1:57'].map((place) => join(copy.folder, place));
    expect(output).toContain(`To change by hand, where it is this key:\n${found.join('\n')}\n`);
  });

  test('a place that has no room for the files keeps them all as they were', () => {
    copy.write('../generated/content', 'a file where a folder should be');
    copy.write('content/bol/en.md', 'An island.\n');
    const before = copy.specFiles();
    const refused = copy.spec('rename-key', 'bol', 'brac');
    expect(refused.output).toContain('The files cannot be written');
    expect(refused.code).toBe(2);
    expect(copy.specFiles()).toEqual(before);
  });
});
