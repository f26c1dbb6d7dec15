import { expect, test } from 'vitest';
import { writeCsv } from '../../../server/commands/run-command.ts';

const payloads = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '"=1+1&"',
  '\u200b=1',
  '\t=1',
];
const separators = [',', ';', '\t', '|', '\n', '\r\n'];

test.each(separators)(
  'no cell behind %j is a formula, whatever separator is read, and no text is lost',
  (separator) => {
    for (const payload of payloads) {
      const text = ['hello', payload, payload, 'bye'].join(separator);
      const csv = writeCsv([[payload, text]]);
      for (const read of separators) {
        const starts = csv.split(read).map((cell) => cell.replace(/^[\s"\p{Cf}]+/u, ''));
        expect(
          starts.filter((start) => /^[=+\-@＝＋－＠]/.test(start)),
          JSON.stringify([csv, read]),
        ).toEqual([]);
      }
      const cells = /^"((?:[^"]|"")*)","((?:[^"]|"")*)"\r\n$/.exec(csv)?.slice(1) ?? [];
      expect(cells.map((cell) => cell.replaceAll('""', '"').replaceAll("'", ''))).toEqual([payload, text]);
    }
  },
);

test('a text without a formula stays as it is', () => {
  const row = ['a=b, 2-3', '2027-06-01', '', 'a@b.example', 'a "b"'];
  expect(writeCsv([row])).toBe('"a=b, 2-3","2027-06-01","","a@b.example","a ""b"""\r\n');
});
