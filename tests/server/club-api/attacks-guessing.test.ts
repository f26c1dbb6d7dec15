import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { enter, expectNothingProven, invalidCode, rightCode } from './code-steps.ts';
import { askForCode, newEmail } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

/** Codes that are not the one. */
function wrongCodes(code: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_none, index) =>
    String(100_000 + ((Number(code) + index) % 900_000)),
  );
}

describe('guessing', () => {
  test('ends with the fifth try, whatever comes then; a new code is a new beginning', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    const guesses = wrongCodes(code, 5);
    for (const guess of guesses) expect((await enter(guest, email, guess)).text).toBe(invalidCode);
    await club().expectUnchanged(async () => {
      expect((await enter(guest, email, code)).text).toBe(invalidCode);
      await expectNothingProven(guest, email);
    });
    const next = await askForCode(club(), guest, email);
    if (next.code !== code) expect((await enter(guest, email, code)).text).toBe(invalidCode);
    expect((await enter(guest, email, next.code)).text).toBe(rightCode);
  });

  test('four wrong ones leave the fifth try', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    const guesses = wrongCodes(code, 4);
    await Promise.all(guesses.map((guess) => enter(guest, email, guess)));
    expect((await enter(guest, email, code)).text).toBe(rightCode);
  });

  test('twenty at once are five tries', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    const guesses = wrongCodes(code, 20);
    const answers = await Promise.all(guesses.map((guess) => enter(guest, email, guess)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([invalidCode]));
    const { flows = [] } = await club().records();
    expect(flows.find((flow) => flow.email === email)).toMatchObject({ tries_left: 0, verified_at: null });
    expect((await enter(guest, email, code)).text).toBe(invalidCode);
    await expectNothingProven(guest, email);
  });

  test('the right one twenty times at once is right once', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(guest, email, code)));
    expect(answers.filter(({ text }) => text === rightCode)).toHaveLength(1);
    expect(answers.filter(({ text }) => text === invalidCode)).toHaveLength(19);
  });
});
