import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- report', () => {
  let copy: SpecCopy;
  const report = (...args: string[]) => {
    const { code, output } = copy.spec('report', ...args);
    return { code, output: output.trimEnd().replaceAll(`${join(copy.folder, 'spec')}/`, '') };
  };
  beforeAll(() => {
    copy = new SpecCopy('base');
    const names = '{ hr: Dani, en: Days, de: Tage, se: Dagar }';
    copy.write(
      'data/facts.yaml',
      `season: { kinds: [ offer, destination ], type: months, names: ${names} }\n` +
        `days: { kinds: [ offer ], type: weekdays, names: ${names} }\n`,
    );
    copy.write(
      'routes/offers/summer.yaml',
      'facts:\n  season: [ 6, 8 ]\nassumed:\n  days: [ 1, 2 ]\nlocales:\n  en: { title: Summer by the sea }\n',
    );
  });
  afterAll(() => copy.remove());

  test('--assumed lists the assumed facts of entries and records with their places, and counts them', () => {
    const { code, output } = report('--assumed');
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'routes/offers/summer.yaml:4:3  days of summer',
      'data/hotels/elaphusa.yaml:4:1  stars of elaphusa',
      '',
      'offers             1',
      'data/hotels        1',
      'all                2',
    ]);
  });

  test('--assumed --format json says the same to programs', () => {
    expect(JSON.parse(report('--assumed', '--format', 'json').output)).toEqual([
      { of: 'offers', owner: 'summer', fact: 'days', file: 'routes/offers/summer.yaml', line: 4, column: 3 },
      {
        of: 'data/hotels',
        owner: 'elaphusa',
        fact: 'stars',
        file: 'data/hotels/elaphusa.yaml',
        line: 4,
        column: 1,
      },
    ]);
  });

  test('a format that it does not have is refused', () => {
    const { code, output } = report('--assumed', '--format', 'html');
    expect(code).toBe(2);
    expect(output).toContain('There is no format “html”; use text, json.');
  });

  test('counts known, assumed and missing facts by area, without listings and areas that have none', () => {
    // Two offers with two facts each, and one destination with one.
    expect(JSON.parse(report('--format', 'json').output).facts).toEqual([
      { area: 'destinations', known: 0, assumed: 0, missing: 1 },
      { area: 'offers', known: 1, assumed: 1, missing: 2 },
    ]);
    expect(report().output).toMatch(/^facts +known +assumed +missing\n.*\noffers +1 +1 +2$/m);
    expect(report('--format', 'html').output).toMatch(
      /<th scope="row">offers<\/th><td>1<\/td><td>1<\/td><td>2<\/td><td [^>]*>50<\/td>/,
    );
  });

  test('a confirmed fact is no longer listed', () => {
    const moved = copy.text('spec/routes/offers/summer.yaml').replace('assumed:\n', '');
    copy.write('routes/offers/summer.yaml', moved);
    expect(report('--assumed').output).not.toContain('summer');
  });
});
