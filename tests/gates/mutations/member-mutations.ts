import type { Mutation } from './mutation.ts';

/** Members: log-in, reset, Google, one guest’s data. */
export const memberMutations: readonly Mutation[] = [
  {
    about: 'a code for a reset proves a registration',
    file: 'server/store/stores/flow-store.ts',
    find: `        .where('purpose', '=', purpose)
        .executeTakeFirst(),

    findByContact`,
    replace: `        .executeTakeFirst(),

    findByContact`,
    tests: 'server/rewards-club/registration.test.ts',
  },
  {
    about: 'passwords are guessed without end',
    file: 'server/rewards-club/verify-password.ts',
    find: 'await limits.consume(wrongTries);',
    replace: '',
    tests: 'server/rewards-club/reset.test.ts',
  },
  {
    about: 'anybody locks a member out by guessing',
    file: 'server/rewards-club/verify-password.ts',
    find: 'const device = session.deviceOf(emailKey);',
    replace: 'const device = undefined as string | undefined;',
    tests: 'server/club-api/attacks-ceilings.test.ts',
  },
  {
    about: 'a member who logs in often is locked out',
    file: 'server/rewards-club/verify-password.ts',
    find: `await limits.refund(wrongTries);
  // Only`,
    replace: '// Only',
    tests: 'server/club-api/attacks-log-in-limits.test.ts',
  },
  {
    about: 'an answer says whether an e-mail has an account',
    file: 'server/rewards-club/login-loyalty-user.ts',
    find: "return member === undefined ? refuse('LoginUnsuccessful') : signInMember(club, session, member);",
    replace: `if (member !== undefined) return signInMember(club, session, member);
  const known = await club.store.members.findByEmail(emailKeyOf(email));
  return refuse(known === undefined ? undefined : 'LoginUnsuccessful');`,
    tests: 'server/rewards-club/reset.test.ts',
  },
  {
    about: 'the time of an answer says whether an e-mail has an account',
    file: 'server/rewards-club/verify-password.ts',
    find: 'await passwords.verify(password, member?.passwordHash) };',
    replace: "member === undefined ? 'wrong' : await passwords.verify(password, member.passwordHash) };",
    tests: 'server/club-api/attacks-log-in.test.ts',
  },
  {
    about: 'a copied signature of a passkey logs in again',
    file: 'server/rewards-club/passkeys/challenge.ts',
    find: "return store.spentTokens.spend(secrets.hash('challenge', challenge), expiresAt);",
    replace:
      "return store.spentTokens.spend(secrets.hash('challenge', challenge), expiresAt).then(() => true);",
    tests: 'server/club-api/attacks-passkeys.test.ts',
  },
  {
    about: 'a signature for one session logs another one in',
    file: 'server/rewards-club/passkeys/challenge.ts',
    find: 'if (!sessions.includes(session.sessionHash)) return false;',
    replace: 'if (sessions.every((found) => found === undefined)) return false;',
    tests: 'server/club-api/attacks-passkeys.test.ts',
  },
  {
    about: 'a stolen phone logs in without its PIN',
    file: 'server/rewards-club/passkeys/read-credential.ts',
    find: `requireUserVerification: true,
      credential:`,
    replace: `requireUserVerification: false,
      credential:`,
    tests: 'server/club-api/attacks-passkeys.test.ts',
  },
  {
    about: 'whoever finds an open session adds a passkey',
    file: 'server/rewards-club/passkeys/add-passkey.ts',
    find: 'return clock.now() - loggedInAt > longestWait;',
    replace: 'return clock.now() - loggedInAt > 1000 * longestWait;',
    tests: 'server/rewards-club/passkeys.test.ts',
  },
  {
    about: 'a present password is not asked for a new one',
    file: 'server/rewards-club/account/change-password.ts',
    find: 'const member = await verifyPassword(club, session, emailKey, password);',
    replace: "const member = await club.store.members.find(password === '' ? '' : id);",
    tests: 'server/club-api/account-password.test.ts',
  },
  {
    about: 'an open session is enough to delete the account',
    file: 'server/rewards-club/account/remove-account.ts',
    find: "if (flow === undefined) throw new ApiError('NotVerified');",
    replace: '',
    tests: 'server/club-api/account-removal.test.ts',
  },
  {
    about: 'an e-mail without an account gets the code of a reset',
    file: 'server/rewards-club/send-activation-code.ts',
    find: 'return member === undefined ? undefined : contact?.vid;',
    replace: 'return contact?.vid;',
    tests: 'server/rewards-club/reset.test.ts',
  },
  {
    about: 'a proof that has set a password sets another',
    file: 'server/rewards-club/request-password-reset.ts',
    find: 'flow === undefined || flow.consumedAt !== null ? undefined',
    replace: 'flow === undefined ? undefined',
    tests: 'server/club-api/attacks-reset.test.ts',
  },
  {
    about: 'a reset key sets the password for another e-mail',
    file: 'server/rewards-club/reset-password.ts',
    find: '|| member.emailKey !== emailKey',
    replace: '',
    tests: 'server/rewards-club/reset.test.ts',
  },
  {
    about: 'whoever is logged in stays so after a reset',
    file: 'server/rewards-club/reset-password.ts',
    find: 'await within.sessions.removeOfMember(member.id);',
    replace: '',
    tests: 'server/rewards-club/reset.test.ts',
  },
  {
    about: 'a member is not told of a new password',
    file: 'server/rewards-club/reset-password.ts',
    find: 'await enqueuePasswordNotice(within, member, locale, clock.now());',
    replace: '',
    tests: 'server/rewards-club/reset.test.ts',
  },
  {
    about: 'a reset does not prove the e-mail, so that Google later takes the password away',
    file: 'server/rewards-club/reset-password.ts',
    find: 'await within.members.setEmailVerified(member.id, clock.now());',
    replace: '',
    tests: 'server/rewards-club/identity.test.ts',
  },
  {
    about: 'who joined with another’s e-mail keeps the account once its owner comes by Google',
    file: 'server/rewards-club/sign-in-with-identity.ts',
    find: 'await store.members.setPassword(existing.id, null);',
    replace: '',
    tests: 'server/rewards-club/identity.test.ts',
  },
  {
    about: 'another provider’s guest with the same number opens the account',
    file: 'server/store/stores/member-store.ts',
    find: ".where('identities.issuer', '=', issuer)",
    replace: '',
    tests: 'server/rewards-club/identity.test.ts',
  },
  {
    about: 'a proof for the booking engine can be made to last longer',
    file: 'server/rewards-club/promo.ts',
    find: "secrets.hash('promo', text)",
    replace: "secrets.hash('promo', member.id)",
    tests: 'server/rewards-club/member-calls.test.ts',
  },
  {
    about: 'an export shows the hash of a password',
    file: 'server/rewards-club/guest-data/export-guest.ts',
    find: 'return { ...member, hasPassword:',
    replace: 'return { ...member, passwordHash, hasPassword:',
    tests: 'server/guest-data/export.test.ts',
  },
  {
    about: 'an export that the CRM did not answer looks complete',
    file: 'server/rewards-club/guest-data/export-guest.ts',
    find: `if (thrown instanceof CrmRefused) return undefined;
    throw thrown;`,
    replace: 'return undefined;',
    tests: 'server/guest-data/hubspot.test.ts',
  },
  {
    about: 'forms of a guest stay after the removal',
    file: 'server/rewards-club/guest-data/remove-guest.ts',
    find: 'await within.formSubmissions.removeByEmail(emailKey);',
    replace: '',
    tests: 'server/guest-data/remove.test.ts',
  },
  {
    about: 'the CRM keeps a guest who was removed',
    file: 'server/rewards-club/guest-data/remove-guest.ts',
    find: 'for (const id of contactIds) await enqueueContactRemoval(within.outbox, { vid: id }, now);',
    replace: '',
    tests: 'server/guest-data/hubspot.test.ts',
  },
];
