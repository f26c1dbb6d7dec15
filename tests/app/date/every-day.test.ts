import { describe, expect, test } from 'vitest';
import { readTypedDate } from '../../../app/club/fields/date/read-typed-date.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { MaskedText } from './masked-text.ts';

const all: string[] = [];
for (let time = Date.UTC(1900, 0, 1); time < Date.UTC(2027, 0, 1); time += 24 * 3600 * 1000) {
  all.push(new Date(time).toISOString().slice(0, 10));
}

/** Days from 1900 to 2026, as `yyyy-mm-dd`; in a campaign every one. */
const days = sampleOf(all, 7, 3);

/** Spellings of a day in digits. */
function spell(iso: string) {
  const [yyyy = '', mm = '', dd = ''] = iso.split('-');
  const [d, m] = [String(Number(dd)), String(Number(mm))];
  const short = ['/', '.', '-', ' ', '. '].map((separator) => [d, m, yyyy].join(separator));
  const long = ['/', '.', '-', ' ', ''].map((separator) => [dd, mm, yyyy].join(separator));
  const yearFirst = [
    iso,
    `${yyyy}/${mm}/${dd}`,
    `${yyyy}-${m}-${d}`,
    `${yyyy}. ${m}. ${d}.`,
    `${yyyy}${mm}${dd}`,
  ];
  return { date: `${dd}/${mm}/${yyyy}`, short, long, yearFirst };
}

describe(`each of ${days.length} days`, () => {
  test('is what was typed, key by key', () => {
    const wrong = days.flatMap((iso, index) => {
      const { date, short, long } = spell(iso);
      // Each spelling in its turn; the digits alone, as on a phone, each time.
      const typed = [long.at(-1) ?? '', [...short, ...long][index % 10] ?? ''];
      return typed.filter((keys) => new MaskedText().type(keys).shown !== `${date}|`);
    });
    expect(wrong).toEqual([]);
  });

  test('is what was pasted or filled in, in each spelling', () => {
    const wrong = days.flatMap((iso) => {
      const { date, short, long, yearFirst } = spell(iso);
      return [...short, ...long, ...yearFirst].filter(
        (text) => readTypedDate('', text, text.length).text !== date,
      );
    });
    expect(wrong).toEqual([]);
  });
});
