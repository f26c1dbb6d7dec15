import type { Mutation } from './mutation.ts';

/** The store and the outbox. */
export const storeMutations: readonly Mutation[] = [
  {
    about: 'a used code is accepted again',
    file: 'server/store/stores/flow-store.ts',
    find: '.set({ verifiedAt: now, codeMac: null })',
    replace: '.set({ verifiedAt: now })',
    tests: 'server/club-api/attacks-code.test.ts',
  },
  {
    about: 'a code is guessed as often as one likes',
    file: 'server/store/stores/flow-store.ts',
    find: ".where('triesLeft', '>', 0)",
    replace: '',
    tests: 'server/rewards-club/registration.test.ts',
  },
  {
    about: 'a code never expires',
    file: 'server/store/stores/flow-store.ts',
    find: ".where('codeExpiresAt', '>', now)",
    replace: '',
    tests: 'server/rewards-club/registration.test.ts',
  },
  {
    about: 'a used link is accepted again',
    file: 'server/store/stores/flow-store.ts',
    find: '.set({ linkHash: null })',
    replace: '.set({ triesLeft: 0 })',
    tests: 'server/club-api/attacks-link.test.ts',
  },
  {
    about: 'a link never expires',
    file: 'server/store/stores/flow-store.ts',
    find: ".where('linkExpiresAt', '>', now)",
    replace: '',
    tests: 'server/conformance/store/flows.test.ts',
  },
  {
    about: 'an expired session opens the account',
    file: 'server/store/stores/session-store.ts',
    find: `        .where('expiresAt', '>', now)
        .executeTakeFirst();`,
    replace: '        .executeTakeFirst();',
    tests: 'server/conformance/store/members.test.ts',
  },
  {
    about: 'a return from Google is good twice',
    file: 'server/store/stores/token-stores.ts',
    find: 'return spent !== undefined;',
    replace: "return spent?.hash !== '';",
    tests: 'server/conformance/store/tokens-and-limits.test.ts',
  },
  {
    about: 'two workers send the same mail',
    file: 'server/store/stores/outbox-store.ts',
    find: 'dueAt: now + claimMilliseconds,',
    replace: 'dueAt: now,',
    tests: 'server/conformance/store/outbox.test.ts',
  },
  {
    about: 'a transaction does not notice what another has changed',
    file: 'server/store/engines/dialect.ts',
    find: 'isSerializable ? engine.beginSerializable : engine.begin',
    replace: 'engine.begin',
    tests: 'server/conformance/store/transactions.test.ts',
  },
  {
    about: 'other users of the machine can read the database',
    file: 'server/store/engines/sqlite-file.ts',
    find: 'if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);',
    replace: 'if (statSync(path).mode === 0) chmodSync(path, 0o600);',
    tests: 'server/conformance/store/sqlite-file.test.ts',
  },
  {
    about: 'deleted data can be read from the file of the database',
    file: 'server/store/engines/sqlite-file.ts',
    find: 'pragma secure_delete = on',
    replace: 'pragma secure_delete = off',
    tests: 'server/guest-data/remove.test.ts',
  },
  {
    about: 'a mail is lost with the process that was sending it',
    file: 'server/outbox/worker.ts',
    find: 'const failure = await attempt(item);',
    replace: `await outbox.done(id, name);
      const failure = await attempt(item);`,
    tests: 'server/conformance/outbox/worker.test.ts',
  },
  {
    about: 'an error in the log repeats the address of a guest',
    file: 'server/outbox/describe-failure.ts',
    find: 'if (openErrors.some((known) => thrown instanceof known))',
    replace: 'if (openErrors.length > 0)',
    tests: 'server/conformance/outbox/worker.test.ts',
  },
  {
    about: 'a guest who was removed comes back into the CRM by a form',
    file: 'server/outbox/club-handlers.ts',
    find: 'if ((await members.findByEmail(emailKey)) === undefined) return;',
    replace: '',
    tests: 'server/conformance/outbox/delivery.test.ts',
  },
  {
    about: 'a row waits in the database with a secret in it',
    file: 'server/rewards-club/outbox-payload.ts',
    find: 'const found = secretField.test(name) ? name : findSecretField(inner);',
    replace: 'const found = secretField.test(name) ? name : undefined;',
    tests: 'server/conformance/outbox/enqueue.test.ts',
  },
];
