import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ValueRefused } from '../../../../server/core/ports/store-errors.ts';
import { runsOf } from '../../../runner/campaigns.ts';
import { everyEngine, openNew, openWithMembers } from './engines-under-test.ts';
import { exampleFlow, exampleMail, exampleMember, minute, now } from './examples.ts';

/** Texts that have broken other programs. */
const texts = [
  ...['', ' ', '👩‍👩‍👧‍👦 🇭🇷 é é ﷽ 𝔸', '\u202e right to left \u200b\ufeff', '\n\r\t\u0001\u007f\u2028'],
  ...['\uffff\u{10ffff}', '{"json": [1, 2]}', 'null', 'x'.repeat(2_000_000), '🙂'.repeat(100_000)],
  '\'; drop table members; -- " ` \\ $1 ? :name @name %s',
];

describe.each(everyEngine)('values on $name', (engine) => {
  test('every text comes back as it was', async () => {
    const { mailbox } = await openNew(engine);
    for (const text of texts) await mailbox.add(exampleMail({ subject: text, text, html: text }));
    const kept = (await mailbox.list(texts.length)).toReversed();
    expect(kept.map(({ text }) => text)).toEqual(texts);
    expect(kept.map(({ html }) => html)).toEqual(texts);
  });

  test('any well-formed text without NUL comes back, any other is refused and not repeated', async () => {
    const { members, flows, member } = await openWithMembers(engine);
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('secret\0', 'secret\ud800', '\udc00secret'),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const setting = members.setPassword(member.id, text);
        if (!text.includes('\0') && text.isWellFormed()) {
          await setting;
          expect((await members.find(member.id))?.passwordHash).toBe(text);
          return;
        }
        await expect(setting).rejects.toThrow(ValueRefused);
        await expect(setting).rejects.not.toThrow('secret');
        await expect(flows.find(text, text, 'reset')).rejects.toThrow(ValueRefused);
      }),
      { numRuns: runsOf(100) },
    );
  });

  test('times are whole and of a size that comes back', async () => {
    const { members, limits, member } = await openWithMembers(engine);
    for (const time of [0, -1, 2 ** 31, 2 ** 53 - 1]) {
      await members.setEmailVerified(member.id, time);
      expect((await members.find(member.id))?.emailVerifiedAt).toBe(time);
    }
    for (const time of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 'no number' as never]) {
      await expect(limits.hit([{ key: 'key', most: 1, windowMilliseconds: minute }], time)).rejects.toThrow();
    }
    for (const time of [1.5, Number.NaN, 2 ** 60])
      await expect(members.setEmailVerified(member.id, time)).rejects.toThrow(ValueRefused);
  });

  test('look-ups are exact: no wildcard, no case, no trimming', async () => {
    const { members } = await openNew(engine);
    await members.add(exampleMember({ emailKey: 'ana@example.com' }));
    for (const near of ['%', '_na@example.com', 'ANA@example.com', 'ana@example.com ', 'aná@example.com'])
      expect(await members.findByEmail(near)).toBeUndefined();
  });

  test('a key that no index could hold is refused on either engine', async () => {
    const { members, limits, flows } = await openNew(engine);
    const long = 'č'.repeat(600);
    await expect(members.add(exampleMember({ emailKey: long }))).rejects.toThrow();
    await expect(limits.hit([{ key: long, most: 1, windowMilliseconds: minute }], now)).rejects.toThrow();
    await expect(flows.begin(exampleFlow({ sessionHash: long }))).rejects.toThrow();
    const longest = exampleMember({ emailKey: '🙂'.repeat(500) });
    await members.add(longest);
    expect(await members.findByEmail(longest.emailKey)).toEqual(longest);
  });

  test('names from an object’s prototype are no columns', async () => {
    const { contacts } = await openNew(engine);
    const { vid } = await contacts.add('ana@example.com', 'ana@example.com', now);
    const hostile = JSON.parse('{"__proto__": {"lastname": "x"}, "email": "evil@example.com", "vid": "1"}');
    await contacts.update(vid, hostile, now);
    expect(await contacts.find(vid)).toMatchObject({ vid, email: 'ana@example.com' });
  });
});
