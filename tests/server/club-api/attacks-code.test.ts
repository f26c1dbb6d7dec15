import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { enter, expectNothingProven, invalidCode, rightCode } from './code-steps.ts';
import { askForCode, createMember, newEmail, password, person } from './registration-steps.ts';
import { askForKey, expectPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

describe('a code', () => {
  test('is good once, and what it proved stays proven', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    expect((await enter(guest, email, code)).text).toBe(rightCode);
    await club().expectUnchanged(async () => {
      expect((await enter(guest, email, code)).text).toBe(invalidCode);
    });
    const { body } = await guest.call('updateContact', { path: { contact: email }, body: person });
    expect(body).toEqual({ success: true });
  });

  test('is in no answer', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await guest.call('emailExists', { body: { email, locale: 'en' } });
    const body = { email, locale: 'en', purpose: 'registration' };
    const sent = await guest.call('sendActivationCode', { body });
    const mail = await club().codeMailTo(email);
    expect(mail?.code).toMatch(/^[1-9]\d{5}$/);
    expect(sent.text).toBe(rightCode);
    const told = JSON.stringify([...sent.headers, ...guest.cookies]);
    for (const secret of [mail?.code, mail?.link?.split('=')[1]]) expect(told).not.toContain(secret);
  });

  test('is good for its session, e-mail and purpose only, and others cannot use up its tries', async () => {
    const { email: victim } = await createMember(club());
    const [owner, own] = [club().guest(), newEmail()];
    const reset = await askForCode(club(), owner, victim, 'reset');
    const joining = await askForCode(club(), owner, own);
    const thief = club().guest();
    await thief.call('emailExists', { body: { email: victim, locale: 'en' } });
    await club().expectUnchanged(async () => {
      for (let index = 0; index < 6; index += 1) {
        expect((await enter(thief, victim, reset.code, 'reset')).text).toBe(invalidCode);
        expect((await enter(owner, victim, reset.code, 'registration')).text).toBe(invalidCode);
        expect((await enter(owner, own, joining.code, 'reset')).text).toBe(invalidCode);
      }
      await expectNothingProven(thief, victim);
    });
    // A code that is another's is one wrong try.
    if (joining.code !== reset.code)
      expect((await enter(owner, victim, joining.code, 'reset')).text).toBe(invalidCode);
    expect((await enter(owner, own, joining.code)).text).toBe(rightCode);
    expect((await askForKey(owner, victim)).body.success).toBe(false);
    expect((await enter(owner, victim, reset.code, 'reset')).text).toBe(rightCode);
    expect((await askForKey(thief, victim)).body.success).toBe(false);
    await expectPassword(club(), victim, password);
  });

  test('counts in one spelling only; anything else costs no try', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    const { code } = await askForCode(club(), guest, email);
    const wide = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const arabic = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const spelled = [
      ...[wide, arabic, ` ${code}`, `${code} `, `${code}\n`, `${code.slice(0, 3)} ${code.slice(3)}`],
      ...[`0${code}`, `+${code}`, `${code}.0`, `${code}n`, `${code}\0`, `\ufeff${code}`, `"${code}"`],
      ...[code.slice(0, -1), `${code}${code}`, '012345', '1e5555', '0x1234', '%', '*', '_'.repeat(6)],
    ];
    await club().expectUnchanged(async () => {
      for (const spelling of spelled) expect((await enter(guest, email, spelling)).text).toBe(invalidCode);
      expect((await enter(guest, email, '')).body).toEqual({ success: false, code: 'CodeIsRequired' });
      const shapes: readonly unknown[] = [
        Number(code),
        [code],
        { toString: code },
        true,
        null,
        undefined,
        { $ne: '' },
      ];
      for (const shape of shapes) expect((await enter(guest, email, shape)).body.code).toBe('BadRequest');
    });
    expect((await enter(guest, email, code)).text).toBe(rightCode);
  });
});
