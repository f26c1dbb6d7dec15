import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enqueueContactUpdate,
  enqueueRegistrationForm,
} from '../../../../server/rewards-club/contact-entries.ts';
import { enqueue as enqueueAsIs } from '../../../../server/rewards-club/outbox-entries.ts';
import { checkPayload, OutboxRefused } from '../../../../server/rewards-club/outbox-payload.ts';
import type { OutboxStore } from '../../../../server/rewards-club/ports/outbox-store.ts';
import { createMemoryOutboxStore } from './memory-outbox-store.ts';
import { payloads, schemas } from './rows.ts';

type Enqueue = (outbox: OutboxStore, payload: never, now: number) => Promise<void>;
const asIs =
  (kind: Parameters<typeof enqueueAsIs>[1]): Enqueue =>
  (outbox, payload, now) =>
    enqueueAsIs(outbox, kind, payload, now);
const enqueuers = {
  'contact-update': enqueueContactUpdate,
  'registration-form': enqueueRegistrationForm,
  'record-id': asIs('record-id'),
  notice: asIs('notice'),
  'contact-removal': asIs('contact-removal'),
} as const satisfies Record<keyof typeof payloads, Enqueue>;
const kinds = Object.keys(payloads) as (keyof typeof payloads)[];

/** Adds a row as code without types could. */
function add(outbox: OutboxStore, kind: (typeof kinds)[number], payload: unknown): Promise<void> {
  const enqueue: (store: OutboxStore, given: unknown, now: number) => Promise<void> = (...given) =>
    Reflect.apply(enqueuers[kind], undefined, given);
  return enqueue(outbox, payload, 5);
}

describe.each(kinds)('a row of kind %s', (kind) => {
  const payload = payloads[kind];

  test('is kept as it is', async () => {
    const outbox = createMemoryOutboxStore();
    await add(outbox, kind, payload);
    expect(outbox.rows).toMatchObject([{ kind, payload, createdAt: 5 }]);
    expect(checkPayload(kind, schemas[kind], outbox.rows[0]?.payload)).toEqual(payload);
  });

  test.each(['code', 'Code', 'link', 'password', 'token', 'secretKey', 'secret_key'])(
    'is refused with a field %s, at any depth, and the value is not told',
    async (field) => {
      const outbox = createMemoryOutboxStore();
      const secret = { [field]: '482915' };
      for (const bad of [
        { ...payload, ...secret },
        { ...payload, deep: [{ x: secret }] },
      ]) {
        const thrown = await add(outbox, kind, bad).catch((reason: unknown) => reason);
        expect(thrown).toBeInstanceOf(OutboxRefused);
        expect(String(thrown)).toContain(`a field ${field}`);
        expect(String(thrown)).not.toContain('482915');
      }
      expect(outbox.rows).toEqual([]);
    },
  );

  test('is refused with a field too many, and with one too few', async () => {
    const outbox = createMemoryOutboxStore();
    await expect(add(outbox, kind, { ...payload, extra: 'x' })).rejects.toThrow(OutboxRefused);
    for (const name of Object.keys(payload)) {
      const { [name]: _, ...rest }: Record<string, unknown> = payload;
      await expect(add(outbox, kind, rest)).rejects.toThrow(Error);
    }
    expect(outbox.rows).toEqual([]);
  });

  test('is refused for anything else, without an answer that quotes it', () => {
    const isRefused = fc.property(fc.jsonValue(), (value) => {
      expect(() => checkPayload(kind, schemas[kind], value)).toThrow(OutboxRefused);
    });
    fc.assert(isRefused);
  });
});

test('a property that the club may not set is refused', async () => {
  const outbox = createMemoryOutboxStore();
  const bad = { ...payloads['contact-update'], properties: { email: 'other@example.com' } };
  await expect(add(outbox, 'contact-update', bad)).rejects.toThrow(OutboxRefused);
});

test('a notice that carries a code has no kind here', async () => {
  const outbox = createMemoryOutboxStore();
  for (const kind of ['activationCode', 'resetCode']) {
    await expect(add(outbox, 'notice', { ...payloads.notice, kind })).rejects.toThrow(OutboxRefused);
  }
});

test('a magic link in the page’s address does not get in', async () => {
  const outbox = createMemoryOutboxStore();
  const context = {
    pageUri: 'https://hotel.example/en/?magic=SECRET&a=1',
    pageName: 'Home',
    trackingCookie: 'odd',
  };
  await enqueueRegistrationForm(outbox, { ...payloads['registration-form'], context }, 5);
  expect(outbox.rows[0]?.payload).toMatchObject({
    context: { pageUri: 'https://hotel.example/en/?a=1', pageName: 'Home' },
  });
  expect(JSON.stringify(outbox.rows)).not.toMatch(/SECRET|odd/);
});

test('a removal outlives the removal of the guest’s rows', async () => {
  const outbox = createMemoryOutboxStore();
  for (const kind of kinds) await add(outbox, kind, payloads[kind]);
  await outbox.removeByEmail('guest@example.com');
  expect(outbox.rows.map(({ kind }) => kind)).toEqual(['contact-removal']);
});
