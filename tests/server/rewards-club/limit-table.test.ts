import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitTable } from '../../../server/rewards-club/limit-table.ts';

const milliseconds: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

test('the documentation has every limit, and no other', () => {
  const text = readFileSync('docs/rewards-club.md', 'utf8');
  const [, section = ''] = /\n### Limits\n([\s\S]*?)\n\n- /.exec(text) ?? [];
  const documented = [
    ...section.matchAll(/^\| `([\w-]+)` \| ([^|]+) \| (\d+) \| (\d*) ?(second|minute|hour|day)s? \|$/gm),
  ].map(([, action, subject, most, count, unit = '']) =>
    [action, subject, Number(most), Number(count || 1) * (milliseconds[unit] ?? 0)].join(' '),
  );
  const limits = Object.entries(limitTable).flatMap(([action, bySubject]) =>
    Object.entries<readonly (readonly [number, number])[]>(bySubject).flatMap(([subject, rates]) =>
      rates.map(([most, window]) => [action, subject, most, window].join(' ')),
    ),
  );
  expect(documented).toEqual(limits);
});
