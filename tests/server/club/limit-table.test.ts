import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitsOf, limitTable } from '../../../server/core/limit-table.ts';
import { watchLimits } from '../../../server/core/limits.ts';
import { openClub } from './club-under-test.ts';
import { exhaust } from './exhaust.ts';

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

test.each([
  ['enquiry-first', {}, 'enquiry-first/site/60'],
  ['code-first', { purpose: 'reset' }, 'code-first/purpose/60'],
  ['contact-creation-later', { address: '192.0.2.1' }, 'contact-creation-later//24/1440'],
  ['contact-creation-later', { address: '2001:db8:1:2::/64' }, 'contact-creation-later//48/1440'],
  ['enquiry', { address: '192.0.2.1' }, undefined],
  ['mail-copy', {}, undefined],
  ['crm-guest', {}, undefined],
] as const)('when %s of %j is used up, the alarm is %s', async (action, attempt, alarm) => {
  const recorded: unknown[] = [];
  const { club } = await openClub();
  const limits = watchLimits(club.limits, { record: (...line) => void recorded.push(line) });
  const list = limitsOf(action, attempt);
  await exhaust(limits, list);
  expect(recorded).toEqual([]);
  await expect(limits.consume(list)).rejects.toMatchObject({ code: 'TooManyRequests' });
  const facts = { outcome: 'failed', limit: alarm };
  expect(recorded).toEqual(alarm === undefined ? [] : [['quota.reached', facts]]);
  expect([...limits.reached]).toEqual(alarm === undefined ? [] : [[alarm, 1]]);
});
