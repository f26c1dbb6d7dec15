import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- report, on facts', () => {
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

  test('names entries that no filter finds', () => {
    copy.write('routes/offers/winter.yaml', 'themes: [ family ]\nlocales:\n  en: { title: Winter }\n');
    expect(report().output).toMatch(/^No theme or topic, .*: free-dinner, summer\.$/m);
  });

  test('a confirmed fact is no longer listed', () => {
    const moved = copy.text('spec/routes/offers/summer.yaml').replace('assumed:\n', '');
    copy.write('routes/offers/summer.yaml', moved);
    expect(report('--assumed').output).not.toContain('summer');
  });
});

describe('npm run spec -- report, on bodies', () => {
  let copy: SpecCopy;
  const report = (...args: string[]) => copy.spec('report', ...args).output;
  beforeAll(() => {
    copy = new SpecCopy('base');
    copy.write('content/contact/en.md', 'Call us.\n');
    copy.write('content/contact/de.md', '---\nreviewed: 2026-03-02\n---\nRufen Sie an.\n');
    copy.write(
      'routes/content/contact.yaml',
      'purpose: contact\npublished: 2026-01-01\nupdated: 2026-01-01\nlocales:\n' +
        '  hr: { title: Kontakt, slug: kontakt }\n  en: { title: Contact us }\n' +
        '  de: { title: Kontakt, slug: kontakt }\n  se: { title: Kontakta oss, slug: kontakta-oss }\n',
    );
    copy.write('content/home/en.md', '---\nreviewed: 2000-01-01\n---\nWelcome.\n');
    copy.write('content/summer/en.md', '---\nreviewed: 2026-03-02\n---\nThe sea is warm.\n');
    copy.generate();
    const dates = copy.text('generated/text-dates.txt');
    copy.write('../generated/text-dates.txt', dates.replace(/\d{4}-\d\d-\d\d/g, '2026-01-01'));
  });
  afterAll(() => copy.remove());

  test('counts the bodies of each language as reviewed, written and borrowed', () => {
    const { bodies, locales } = JSON.parse(report('--format', 'json'));
    expect(locales).toEqual(['hr', 'en', 'de', 'se']);
    expect(bodies).toEqual([
      { locale: 'hr', reviewed: 0, written: 0, borrowed: 3 },
      // The text of home has changed since its review.
      { locale: 'en', reviewed: 1, written: 2, borrowed: 0 },
      { locale: 'de', reviewed: 1, written: 0, borrowed: 2 },
      { locale: 'se', reviewed: 0, written: 0, borrowed: 3 },
    ]);
  });

  test('names the pages that borrow, and shows the status in the heat map', () => {
    expect(report('--locale', 'de')).toMatch(/bodies \(2 of 3\):\n {2}home/);
    const html = report('--format', 'html');
    expect(html).toMatch(/<th scope="row">bodies<\/th><td title="hr, bodies: 3 in all, 3 to do"/);
    expect(html).toMatch(/<th scope="row">reviewed<\/th><td>0<\/td><td>1<\/td><td>1<\/td><td>0<\/td>/);
  });
});
