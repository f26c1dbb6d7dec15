/** A new language in the spec of the site itself, on which each command takes seconds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- add-locale', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('site');
  });
  afterAll(() => copy.remove());

  test('adds a row, words, pages and a catalogue, and the spec stays valid', () => {
    const added = copy.succeed('add-locale', 'ja', '--bcp47', 'ja', '--name', '日本語');
    expect(copy.yaml('spec/locales.yaml').locales.ja).toEqual({
      bcp47: 'ja',
      name: '日本語',
      status: 'translating',
      fallback: ['en', 'hr'],
    });
    expect(copy.yaml('spec/routes/offers/_area.yaml').words.offers.ja).toBe('offers');
    expect(copy.yaml('spec/routes/offers/free-dinner.yaml').locales.ja).toEqual({ from: 'en' });
    expect(copy.text('generated/published-paths.txt')).toContain('\n/ja/offer/free-dinner\n');
    expect(added).toContain('New address: /ja/offer/free-dinner\n');
    copy.expectValid();
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
    expect(cell('messages').missing).toContain('messages notFound.text');
    expect(cell('messages').own, 'short texts, too, are still English').toBe(0);
    expect(cell('names').missing).toContain('data/hotels/soline locales');
    expect(cell('glossary').missing).toContain('glossary notions.rewardsClub.term');
    expect(copy.spec('report', '--locale', 'ja').output).toContain('messages notFound.text');
    expect(copy.spec('report', '--format', 'html').output).toContain('<th scope="col">ja</th>');
  });

  test('all plural categories of a new language exist; without it the files are as they were', () => {
    const { 'redirects.yaml': _before, ...before } = copy.specFiles();
    copy.succeed('add-locale', 'be', '--bcp47', 'be', '--name', 'Беларуская');
    expect(copy.yaml('spec/messages/be.yaml').listing.offers).toMatch(/one.*few.*many.*other/);
    copy.succeed('remove-locale', 'be');
    const { 'redirects.yaml': _after, ...after } = copy.specFiles();
    expect(after).toEqual(before);
  });
});
