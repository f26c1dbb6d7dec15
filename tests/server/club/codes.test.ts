import { beforeEach, describe, expect, test } from 'vitest';
import { MailRefused, MailUnavailable, MailUndecided } from '../../../server/core/ports/mail.ts';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
beforeEach(async () => {
  club = await openClub();
});

/** Codes that are not the one. */
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, index) => String(100_000 + ((Number(code) + index) % 900_000)));

/** A guest who has asked for a code. */
async function ask() {
  const [guest, email] = [club.guest(), newEmail()];
  return { guest, email, ...(await club.askForCode(guest, email)) };
}

/** Expects that a browser gets nothing done with an e-mail. */
async function expectNothingProven(guest: Visitor, email: string): Promise<void> {
  const { vid } = await guest.ask('createContact', undefined, { email });
  expect(await guest.updateContact(email)).toBe('NotVerified');
  expect(await guest.openAccount({ email, recordId: vid })).toBe('ErrorWithRegistering');
  expect(await guest.askForKey(email)).toBe('ErrorResettingPassword');
}

describe('a code', () => {
  test('is good once, and what it proved stays proven', async () => {
    const { guest, email, code } = await ask();
    expect(await guest.enter(email, code)).toBe('done');
    await club.expectUnchanged(async () => expect(await guest.enter(email, code)).toBe('InvalidCode'));
    expect(await guest.updateContact(email)).toBe('done');
  });

  test('is good for its session, e-mail and purpose only, and others cannot use up its tries', async () => {
    const { email: victim } = await club.createMember();
    const [owner, own, thief] = [club.guest(), newEmail(), club.guest()];
    const reset = await club.askForCode(owner, victim, 'reset');
    const joining = await club.askForCode(owner, own);
    await thief.nameEmail(victim);
    await club.expectUnchanged(async () => {
      for (let index = 0; index < 6; index += 1) {
        expect(await thief.enter(victim, reset.code, 'reset')).toBe('InvalidCode');
        expect(await owner.enter(victim, reset.code, 'registration')).toBe('InvalidCode');
        expect(await owner.enter(own, joining.code, 'reset')).toBe('InvalidCode');
      }
      await expectNothingProven(thief, victim);
    });
    // A code that is another's is one wrong try.
    if (joining.code !== reset.code)
      expect(await owner.enter(victim, joining.code, 'reset')).toBe('InvalidCode');
    expect(await owner.enter(own, joining.code)).toBe('done');
    expect(await owner.askForKey(victim)).toBe('ErrorResettingPassword');
    expect(await owner.enter(victim, reset.code, 'reset')).toBe('done');
    expect(await thief.askForKey(victim)).toBe('ErrorResettingPassword');
  });

  test('counts in one spelling only; anything else costs no try', async () => {
    const { guest, email, code } = await ask();
    const inDigitsFrom = (zero: number) =>
      code.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    const spelled = [
      ...[inDigitsFrom(0xff10), inDigitsFrom(0x660), code.slice(0, -1), `${code}${code}`],
      ...'012345 1e5555 0x1234'.split(' '),
      ...['? ', ' ?', '?\n', '0?', '+?', '?.0', '?n', '?\0', '\ufeff?', '"?"'].map((odd) =>
        odd.replace('?', code),
      ),
    ];
    await club.expectUnchanged(async () => {
      for (const spelling of spelled) expect(await guest.enter(email, spelling)).toBe('InvalidCode');
      expect(await guest.enter(email, '')).toBe('CodeIsRequired');
    });
    expect(await guest.enter(email, code)).toBe('done');
  });

  test.each([
    [4, 'done'],
    [5, 'InvalidCode'],
    [15, 'InvalidCode'],
  ])(
    'after %i wrong ones at once the right one is answered with %s; a new code is a new beginning',
    async (count, outcome) => {
      const { guest, email, code } = await ask();
      await Promise.all(
        wrongCodes(code, count).map((wrong) =>
          expect(guest.copy().enter(email, wrong)).resolves.toBe('InvalidCode'),
        ),
      );
      expect(await guest.enter(email, code)).toBe(outcome);
      if (outcome === 'done') return;
      await club.expectUnchanged(() => expectNothingProven(guest, email));
      club.time.now += minute;
      const next = await club.askForCode(guest, email);
      expect(await guest.enter(email, next.code)).toBe('done');
    },
  );

  test('is good for ten minutes, and ends with the next one', async () => {
    const { guest, email, code } = await ask();
    club.time.now += minute;
    const next = await club.askForCode(guest, email);
    if (next.code !== code) expect(await guest.enter(email, code)).toBe('InvalidCode');
    club.time.now += 10 * minute;
    expect(await guest.enter(email, next.code)).toBe('InvalidCode');
  });

  test('whose mail is slow is good, and the one before it is not', async () => {
    const { guest, email, code } = await ask();
    club.time.now += minute;
    club.mailSystem.fault = new MailUndecided('no answer');
    const next = await club.askForCode(guest, email);
    if (next.code !== code) expect(await guest.enter(email, code)).toBe('InvalidCode');
    expect(await guest.enter(email, next.code)).toBe('done');
    expect(await guest.sendCode(email)).toBe('TooManyRequests');
  });

  test.each([
    [new MailRefused('no such mailbox'), 'ErrorMessage'],
    [new MailUnavailable('no route'), 'CrmUnavailable'],
  ])('that could not be mailed leaves the one before it good: %s', async (fault, answer) => {
    const { guest, email, code } = await ask();
    club.time.now += minute;
    club.mailSystem.fault = fault;
    expect(await guest.sendCode(email)).toBe(answer);
    expect(await guest.enter(email, code)).toBe('done');
  });

  test('has a mail of its own for each purpose, with a link where the link is enough', async () => {
    const { guest, email } = await club.createMember();
    await club.askForCode(club.guest(), email, 'reset');
    await guest.sendCode(email, 'removal');
    await club.askForCode(club.guest(), newEmail());
    const mails = club.mails.filter((mail) => 'code' in mail);
    expect(mails.slice(0, 3).map((mail) => [mail.kind, 'link' in mail])).toEqual([
      ['activationCode', true],
      ['removalCode', false],
      ['resetCode', true],
    ]);
  });

  test('is sent once a minute and five times a day, whatever session asks; the owner gets one elsewhere', async () => {
    const { guest, email } = await ask();
    for (let count = 0; count < 4; count += 1) {
      expect(await guest.sendCode(email)).toBe('TooManyRequests');
      club.time.now += minute;
      expect(await guest.sendCode(email)).toBe('done');
    }
    club.time.now += minute;
    expect(await guest.sendCode(email)).toBe('TooManyRequests');
    await club.askForCode(club.guest(), email);
  });

  test('is not sent for an e-mail that the session has not named', async () => {
    const guest = club.guest();
    for (const purpose of ['registration', 'reset', 'removal'] as const)
      expect(await guest.sendCode(newEmail(), purpose)).toBe('NotPinned');
    expect(club.mails).toEqual([]);
  });
});

describe('a session that was planted or copied', () => {
  test('is of no use once its owner has entered the code or opened the link', async () => {
    for (const isLink of [false, true]) {
      const { guest, email, code, token } = await ask();
      const copy = guest.copy();
      expect(await (isLink ? guest.openLink(token) : guest.enter(email, code))).toBe('done');
      expect(guest.cookies.get('sid')).not.toBe(copy.cookies.get('sid'));
      await expectNothingProven(copy, email);
      expect(await guest.updateContact(email)).toBe('done');
    }
  });

  test('keeps nothing of another e-mail that its owner was at in another tab', async () => {
    const [guest, one, other] = [club.guest(), newEmail(), newEmail()];
    const { code: codeOfOther } = await club.askForCode(guest, other);
    const { code } = await club.askForCode(guest, one);
    const copy = guest.copy();
    await guest.enter(one, code);
    expect(await copy.enter(other, codeOfOther)).toBe('InvalidCode');
    expect(await guest.enter(other, codeOfOther)).toBe('done');
  });
});

describe('a link', () => {
  test('proves the e-mail to whoever opens it, not to whoever asked for it', async () => {
    const { email } = await club.createMember();
    const [attacker, owner, newcomer] = [club.guest(), club.guest(), newEmail()];
    const { token } = await club.askForCode(attacker, email, 'reset');
    const { token: joining } = await club.askForCode(attacker, newcomer);
    expect(await owner.openLink(token)).toBe('done');
    const { recordId } = await owner.ask('verifyLink', { token: joining });
    await club.expectUnchanged(async () => {
      expect(await attacker.askForKey(email)).toBe('ErrorResettingPassword');
      for (const contact of [email, recordId])
        expect(await attacker.updateContact(contact)).toBe('NotVerified');
      const claim = { email: newcomer, recordId };
      expect(await attacker.openAccount(claim)).toBe('ErrorWithRegistering');
    });
    const { secret_key: key } = await owner.ask('requestPasswordReset', { email });
    expect(await attacker.setPassword(email, key, 'of the attacker')).toBe('ErrorResettingPassword');
    expect(await owner.setPassword(email, key, 'of the owner')).toBe('done');
    await owner.updateContact(recordId);
    expect(await owner.openAccount({ email: newcomer, recordId })).toBe('done');
    expect(await club.opening(newcomer, password)).toEqual([password]);
  });

  test('is good once, also for ten browsers at the same time', async () => {
    const { email, token } = await ask();
    const guests = Array.from({ length: 10 }, () => club.guest());
    const outcomes = await Promise.all(guests.map((guest) => guest.openLink(token)));
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('InvalidCode'), 'done']);
    const winner = guests[outcomes.indexOf('done')] ?? club.guest();
    await club.expectUnchanged(async () => expect(await winner.openLink(token)).toBe('InvalidCode'));
    expect(await winner.updateContact(email)).toBe('done');
  });

  test('ends with the next one, and opens nothing in other spellings or as something else', async () => {
    const { email } = await club.createMember();
    const guest = club.guest();
    const { token: older } = await club.askForCode(guest, email, 'reset');
    club.time.now += minute;
    const { token, code } = await club.askForCode(guest, email, 'reset');
    const made = [
      older,
      '',
      ' ',
      `${token} `,
      ` ${token}`,
      `${token}=`,
      token.slice(0, -1),
      'A'.repeat(43),
      code,
    ];
    await club.expectUnchanged(async () => {
      for (const one of made)
        for (const operation of ['verifyLink', 'findLink'] as const)
          expect(await guest.try(operation, { token: one })).toBe('InvalidCode');
      expect(await guest.setPassword(email, token, 'of nobody')).toBe('ErrorResettingPassword');
      // A program that opens links in mails does not use it up, and sees no address.
      const maskedEmail = `${email[0]}•••@${email.split('@')[1]}`;
      expect(await club.guest().ask('findLink', { token })).toEqual({ success: true, maskedEmail });
    });
    expect(await guest.ask('verifyLink', { token })).toMatchObject({ success: true, email });
    expect(await guest.try('findLink', { token })).toBe('InvalidCode');
  });
});
