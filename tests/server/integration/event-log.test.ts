import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { createEventLog, securityEvents } from '../../../server/core/security-events.ts';

type Line = Readonly<Record<string, unknown>>;

test('docs/security.md explains each event', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const rows = [...text.matchAll(/^\| ((?:`[a-z-]+\.[a-z-]+`(?:, )?)+) \|/gm)];
  const named = rows.flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  expect(named.toSorted()).toEqual([...securityEvents].toSorted());
});

test('of a flood, a minute has so many lines and their number; what succeeds is not lost in it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let lines: Line[] = [];
  const write = (line: object) => void lines.push({ ...line });
  const events = createEventLog({ info: write, warn: write, error: write }, deriveSecrets('of this test'));
  const take = () => {
    const taken = Map.groupBy(lines, ({ event, of }) => `${event} ${of ?? ''}`.trim());
    lines = [];
    return [...taken].map(([name, [first, ...more]]) => [name, more.length + 1, first?.count]);
  };
  const flood = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      events.record('limit.reached', { outcome: 'refused', address: `192.0.2.${index % 250}` });
      events.record('session.end', { outcome: 'success', emailKey: 'thief@example.com' });
    }
  };
  flood(100);
  events.record('session.end', { outcome: 'success', emailKey: 'ana@example.com' });
  events.record('form.robot', { outcome: 'refused' });
  expect(take()).toEqual([
    ['limit.reached', 60, undefined],
    ['session.end', 61, undefined],
    ['form.robot', 1, undefined],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.find(({ of }) => of === 'session.end')?.subject).toMatch(/^[\w-]{16}$/);
  expect(take()).toEqual([
    ['events.omitted limit.reached', 1, 40],
    ['events.omitted session.end', 1, 40],
  ]);
  // A minute without a flood has nothing to say.
  flood(1);
  vi.advanceTimersByTime(60_000);
  expect(take()).toHaveLength(2);
  flood(61);
  events.close();
  expect(take().slice(2)).toEqual([
    ['events.omitted limit.reached', 1, 1],
    ['events.omitted session.end', 1, 1],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a name in the log is of a secret: equal ones are the same guest, and nobody else can make them', () => {
  const lines: Line[] = [];
  const write = (line: object) => void lines.push({ ...line });
  for (const secret of ['one', 'one', 'other']) {
    const events = createEventLog({ info: write, warn: write, error: write }, deriveSecrets(secret));
    events.record('login.password', {
      outcome: 'refused',
      emailKey: 'ana@example.com',
      address: '192.0.2.1',
    });
    events.close();
  }
  const [one, again, other] = lines;
  expect(again).toEqual(one);
  expect(one?.subject).not.toBe(one?.address);
  expect([other?.subject, other?.address]).not.toEqual([one?.subject, one?.address]);
  expect(JSON.stringify(lines)).not.toMatch(/ana|192\.0/);
});
