import { describe, expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { withClubSite } from './club-site.ts';
import { enter } from './code-steps.ts';
import { askForCode, createMember, logIn, newEmail, register } from './registration-steps.ts';
import { askForKey, isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

describe('an account', () => {
  test('is deleted with a code, with all that is kept of the member', async () => {
    const { guest, email } = await createMember(club());
    const { code, token } = await askForCode(club(), guest, email, 'removal');
    // No link can delete it.
    expect(token).toBe('');
    expect((await enter(guest, email, code, 'removal')).body).toEqual({ success: true });
    expect((await guest.call('removeAccount', { body: {} })).body).toEqual({ success: true });
    expect(guest.cookies.has('user')).toBe(false);
    expect(await isSignedIn(guest)).toBe(false);
    expect((await logIn(club().guest(), email)).body.code).toBe('LoginUnsuccessful');
    const { outbox: _, mailbox, ...records } = await club().records();
    expect(JSON.stringify(records)).not.toContain(email);
    expect(mailbox?.filter((mail) => JSON.stringify(mail).includes(email))).toHaveLength(1);
    const subjects = (await club().mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual([messages.en.mail.accountRemovedSubject]);
  });

  test('can be opened again with the same e-mail', async () => {
    const { guest, email } = await createMember(club());
    const { code } = await askForCode(club(), guest, email, 'removal');
    await enter(guest, email, code, 'removal');
    await guest.call('removeAccount', { body: {} });
    await register(club(), guest, email);
    expect((await logIn(guest, email)).body.success).toBe(true);
  });

  test('stays without a code', async () => {
    const { guest, email } = await createMember(club());
    await askForCode(club(), guest, email, 'removal');
    await club().expectUnchanged(async () => {
      const answer = await guest.call('removeAccount', { body: {} });
      expect([answer.status, answer.body.code]).toEqual([403, 'NotVerified']);
    });
  });

  test('stays after a code for something else', async () => {
    const { guest, email } = await createMember(club());
    const { code } = await askForCode(club(), guest, email, 'reset');
    expect((await enter(guest, email, code, 'removal')).body.success).toBe(false);
    expect((await enter(guest, email, code, 'reset')).body.success).toBe(true);
    expect((await guest.call('removeAccount', { body: {} })).body.code).toBe('NotVerified');
  });

  test('stays after a code that another browser has verified', async () => {
    const { guest, email } = await createMember(club());
    const phone = club().guest();
    await logIn(phone, email);
    const { code } = await askForCode(club(), phone, email, 'removal');
    await enter(phone, email, code, 'removal');
    expect((await guest.call('removeAccount', { body: {} })).body.code).toBe('NotVerified');
  });

  test('a code for it goes to nobody who is not logged in to it', async () => {
    const { email } = await createMember(club());
    const { guest: other } = await createMember(club());
    for (const guest of [club().guest(), other]) {
      await guest.call('emailExists', { body: { email, locale: 'en' } });
      const answer = await guest.call('sendActivationCode', {
        body: { email, locale: 'en', purpose: 'removal' },
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'NotMember']);
    }
    expect(await club().mailsTo(email)).toHaveLength(1);
  });

  test('a code for it sets no password', async () => {
    const { guest, email } = await createMember(club());
    const { code } = await askForCode(club(), guest, email, 'removal');
    await enter(guest, email, code, 'removal');
    expect((await askForKey(guest, email)).body.success).toBe(false);
  });
});

describe('a member’s data', () => {
  test('are given to the member, without the codes of mails', async () => {
    const { guest, email } = await createMember(club());
    const { code } = await askForCode(club(), guest, email, 'reset');
    const { body, text } = await guest.call('exportMemberData');
    expect(body).toMatchObject({ email, member: { email }, contacts: [{ firstname: 'Ana' }] });
    expect(body.sessions).toHaveLength(1);
    expect(body.mailbox.length).toBeGreaterThan(0);
    expect(text).not.toContain(code);
    expect(text).not.toMatch(/argon2|magic=/);
  });

  test('hold nothing of another member', async () => {
    const stranger = newEmail();
    await createMember(club(), stranger);
    const { guest } = await createMember(club());
    expect((await guest.call('exportMemberData')).text).not.toContain(stranger);
  });
});
