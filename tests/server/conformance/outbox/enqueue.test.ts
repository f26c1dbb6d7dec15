import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enqueue,
  enqueueContactUpdate,
  enqueueRegistrationForm,
  outboxSchemas,
} from '../../../../server/club/outbox-entries.ts';
import { checkPayload, OutboxRefused } from '../../../../server/core/outbox-rows.ts';
import type { OutboxStore } from '../../../../server/core/ports/work-stores.ts';
import { openNew, sqliteMemory } from '../store/engines-under-test.ts';
import { payloads } from './rows.ts';

const now = 5;
const kinds = Object.keys(payloads) as (keyof typeof payloads)[];

/** Adds a row as code without types could. */
function add(outbox: OutboxStore, kind: (typeof kinds)[number], payload: unknown): Promise<void> {
  if (kind === 'contact-update') return enqueueContactUpdate(outbox, payload as never, now);
  if (kind === 'registration-form') return enqueueRegistrationForm(outbox, payload as never, now);
  return enqueue(outbox, kind, payload as never, now);
}

describe.each(kinds)('a row of kind %s', (kind) => {
  const payload = payloads[kind];

  test('is kept as it is', async () => {
    const { outbox } = await openNew(sqliteMemory);
    await add(outbox, kind, payload);
    const [row] = await outbox.listByKind(kind);
    expect(row).toMatchObject({ payload, createdAt: now });
    expect(checkPayload(kind, outboxSchemas[kind], row?.payload)).toEqual(payload);
  });

  test('is refused with a secret at any depth, whose value is not told, a field too many or too few', async () => {
    const { outbox } = await openNew(sqliteMemory);
    for (const field of ['code', 'Code', 'link', 'password', 'token', 'secretKey', 'secret_key']) {
      const secret = { [field]: '482915' };
      for (const bad of [secret, { deep: [{ x: secret }] }]) {
        const thrown = await add(outbox, kind, { ...payload, ...bad }).catch((reason: unknown) => reason);
        expect(thrown).toBeInstanceOf(OutboxRefused);
        expect(String(thrown)).toContain(`a field ${field}`);
        expect(String(thrown)).not.toContain('482915');
      }
    }
    await expect(add(outbox, kind, { ...payload, extra: 'x' })).rejects.toThrow(OutboxRefused);
    for (const name of Object.keys(payload)) {
      const { [name]: _, ...rest }: Record<string, unknown> = payload;
      await expect(add(outbox, kind, rest)).rejects.toThrow(Error);
    }
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('is refused for anything else', () => {
    const isRefused = fc.property(fc.jsonValue(), (value) => {
      expect(() => checkPayload(kind, outboxSchemas[kind], value)).toThrow(OutboxRefused);
    });
    fc.assert(isRefused);
  });
});

test('a property that the club may not set, and a notice with a code, are refused', async () => {
  const { outbox } = await openNew(sqliteMemory);
  const bad = { ...payloads['contact-update'], properties: { email: 'other@example.com' } };
  await expect(add(outbox, 'contact-update', bad)).rejects.toThrow(OutboxRefused);
  for (const kind of ['activationCode', 'resetCode'])
    await expect(add(outbox, 'notice', { ...payloads.notice, kind })).rejects.toThrow(OutboxRefused);
});

test('a magic link in the page’s address does not get in', async () => {
  const { outbox } = await openNew(sqliteMemory);
  const pageUri = 'https://hotel.example/en/?magic=SECRET&a=1';
  const context = { pageUri, pageName: 'Home', trackingCookie: 'odd' };
  await enqueueRegistrationForm(outbox, { ...payloads['registration-form'], context }, now);
  const rows = await outbox.listByKind('registration-form');
  expect(rows).toMatchObject([
    { payload: { context: { pageUri: 'https://hotel.example/en/?a=1', pageName: 'Home' } } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/SECRET|odd/);
});

test('a removal outlives the removal of the guest’s rows', async () => {
  const { outbox } = await openNew(sqliteMemory);
  for (const kind of kinds) await add(outbox, kind, payloads[kind]);
  await outbox.removeByEmail('guest@example.com');
  const left = await Promise.all(kinds.map((kind) => outbox.listByKind(kind)));
  expect(left.flat()).toMatchObject([{ kind: 'contact-removal' }]);
});
