import { expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { beSomebody, signInWithGoogle, withGoogleClub } from './google-steps.ts';
import { createMember, logIn, password } from './registration-steps.ts';
import { expectPassword, isSignedIn } from './reset-steps.ts';

const { club, openId } = withGoogleClub();
/** Google’s name is known by its issuer, another provider by its host. */
const hostOfProvider = () => new URL(openId().url).hostname;

test('a linked Google account is shown, and unlinked with the sessions that it has opened', async () => {
  const { guest, email } = await createMember(club());
  beSomebody(openId(), 'linked', email);
  const other = club().guest();
  await signInWithGoogle(other);
  const { guest: bystander, email: third } = await createMember(club());
  beSomebody(openId(), 'bystander', third);
  await signInWithGoogle(bystander);
  expect((await guest.call('findAccount')).body).toMatchObject({
    hasPassword: true,
    providers: [hostOfProvider()],
  });

  expect((await guest.call('unlinkIdentities', { body: { locale: 'en' } })).body).toEqual({ success: true });
  expect((await guest.call('findAccount')).body.providers).toEqual([]);
  expect([await isSignedIn(guest), await isSignedIn(other)]).toEqual([true, false]);
  expect(await isSignedIn(bystander)).toBe(true);
  expect((await bystander.call('findAccount')).body.providers).toEqual([hostOfProvider()]);
  await expectPassword(club(), email, password);
  await club().records();
  expect((await club().mailsTo(email))[0]?.subject).toBe(messages.en.mail.accountUnlinkedSubject);
});

test('a member without a password is not locked out by it', async () => {
  const email = `only.google.${process.pid}@example.com`;
  beSomebody(openId(), 'only', email);
  const guest = club().guest();
  await signInWithGoogle(guest);
  expect((await guest.call('findAccount')).body).toMatchObject({ hasPassword: false });
  await guest.call('unlinkIdentities', { body: { locale: 'en' } });
  expect(await isSignedIn(guest)).toBe(true);
  expect((await logIn(club().guest(), email)).body.code).toBe('LoginUnsuccessful');
  await guest.call('sendActivationCode', { body: { email, locale: 'en', purpose: 'reset' } });
  await expect.poll(async () => (await club().codeMailTo(email))?.code).toMatch(/^\d{6}$/);
});

test('nobody is told of an end where there was no link', async () => {
  const { guest, email } = await createMember(club());
  await club().records();
  const before = (await club().mailsTo(email)).length;
  await guest.call('unlinkIdentities', { body: { locale: 'en' } });
  await club().records();
  expect(await club().mailsTo(email)).toHaveLength(before);
});
