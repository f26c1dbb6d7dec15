import { beforeAll, describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import type { Guest } from './guest.ts';
import { askForCode, createMember, newEmail, password, person, proveEmail } from './registration-steps.ts';
import { expectPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

let victim: Awaited<ReturnType<typeof createMember>>;
let attacker: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  victim = await createMember(club());
  attacker = await createMember(club());
});

const one = (value: unknown, property: unknown = 'firstname') => [{ property, value }];

async function update(guest: Guest, contact: string, body: unknown) {
  const { body: answer } = await guest.call('updateContact', { path: { contact }, body });
  return answer.success ? 'done' : answer.code;
}

describe('the contact of somebody else', () => {
  test('is neither found nor created by who has not named the e-mail', async () => {
    const stranger = club().guest();
    await stranger.call('emailExists', { body: { email: newEmail(), locale: 'en' } });
    await club().expectUnchanged(async () => {
      for (const guest of [stranger, club().guest(), attacker.guest]) {
        for (const email of [victim.email, newEmail(), victim.recordId, 'create', '%', '*']) {
          expect((await guest.call('findContact', { path: { email } })).body.code).toBe('NotPinned');
          const made = await guest.call('createContact', { path: { email } });
          expect(made.body.code).toBe('NotPinned');
        }
      }
    });
  });

  test('tells its id and nothing more', async () => {
    const guest = club().guest();
    await guest.call('emailExists', { body: { email: victim.email, locale: 'en' } });
    await club().expectUnchanged(async () => {
      const path = { email: victim.email };
      expect((await guest.call('findContact', { path })).body).toEqual({ vid: victim.recordId });
      expect((await guest.call('createContact', { path })).body).toEqual({ vid: victim.recordId });
    });
  });

  test('is changed by nobody: not by a guest, not by a member, not with another e-mail proven', async () => {
    const [named, asked, proven] = [club().guest(), club().guest(), club().guest()];
    await named.call('emailExists', { body: { email: victim.email, locale: 'en' } });
    await askForCode(club(), asked, victim.email, 'reset');
    await proveEmail(club(), proven, newEmail());
    const { email, recordId } = victim;
    const targets = [
      recordId,
      email,
      email.toUpperCase(),
      ` ${email}`,
      `0${recordId}`,
      `${recordId},`,
      '*',
      '%',
    ];
    await club().expectUnchanged(async () => {
      for (const guest of [club().guest(), named, asked, proven, attacker.guest]) {
        for (const target of targets) {
          expect(await update(guest, target, person)).toBe('NotVerified');
          expect(await update(guest, target, one('Eva'))).toBe('NotVerified');
        }
      }
    });
    expect(await update(victim.guest, recordId, one('+385912345679', 'phone'))).toBe('done');
  });

  test('does not get into an account', async () => {
    const claim = { password, attributeName: 'record_id', attributeValue: victim.recordId, locale: 'en' };
    await club().expectUnchanged(async () => {
      const own = await attacker.guest.call('updateLoyaltyUser', {
        body: { ...claim, email: attacker.email },
      });
      expect(own.body.success).toBe(false);
      for (const guest of [attacker.guest, club().guest()]) {
        const theirs = await guest.call('updateLoyaltyUser', { body: { ...claim, email: victim.email } });
        expect(theirs.body.code).toBe('NotMember');
      }
    });
    await expectPassword(club(), attacker.email, password);
  });
});
