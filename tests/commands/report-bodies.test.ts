import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- report', () => {
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
