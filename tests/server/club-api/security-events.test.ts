import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/rewards-club/email-key.ts';
import { namesInLog } from '../../../server/security/event-log.ts';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { sendBytes } from '../integration/fixture/ask.ts';
import { Authenticator } from './authenticator.ts';
import { type ClubSite, withClubSite } from './club-site.ts';
import { enter } from './code-steps.ts';
import { beSomebody, lost, open, signInWithGoogle, withGoogleClub } from './google-steps.ts';
import type { Guest } from './guest.ts';
import { addPasskey, logInWithPasskey } from './passkey-steps.ts';
import { askForCode, createMember, logIn, password, person } from './registration-steps.ts';
import { askForKey, setPassword } from './reset-steps.ts';

const SESSION_SECRET = 'a secret of the tests that is long enough';
const env = { SESSION_SECRET, LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1' };
const club = withClubSite(env);
const google = withGoogleClub(env);

const email = 'Ana.Marić@Example.com';
const stranger = 'ivo@example.com';
const addresses = { home: '203.0.113.7', work: '203.0.113.8', phone: '2001:db8:0:7::1', bad: '198.51.100.9' };
const another = 'novo more sunca';

/** Names in the log, by this test's names for them. */
const names = {
  ...addresses,
  proxy: '127.0.0.1',
  ana: emailKeyOf(email),
  ivo: stranger,
  phone: '2001:db8:0:7::/64',
};
const secrets = deriveSecrets(SESSION_SECRET);
const nameOf = new Map(Object.entries(names).map(([name, text]) => [namesInLog(secrets, text)[0], name]));

/** A line as a text: event, outcome, operation, subject and address (`-` if there is none), then the rest. */
function describeLine(line: string): string {
  const { event, outcome, operation = '-', subject, address, reason, limit, error } = JSON.parse(line);
  const shown = [subject, address].map((name) => (name === undefined ? '-' : nameOf.get(name)));
  return [event, outcome, operation, ...shown, reason, limit, error].filter((part) => part).join(' ');
}

type Act = readonly [what: string, act: () => Promise<unknown>, ...lines: string[]];

/** Expects the lines of each act, in order. */
async function expectLines({ site }: ClubSite, acts: readonly Act[]): Promise<void> {
  for (const [what, act, ...expected] of acts) {
    const before = site.logged.length;
    await act();
    const lines = site.logged.slice(before).filter((line) => line.includes('"security event"'));
    expect([what, ...lines.map(describeLine)]).toEqual([what, ...expected]);
  }
}

test('each act of guests and attackers is one line, without anything personal', async () => {
  const from = (address: keyof typeof addresses) => club().guest(addresses[address]);
  const [ana, work, phone, bad] = [from('home'), from('work'), from('phone'), from('bad')];
  const { guest: ivo } = await createMember(club(), stranger, addresses.bad);
  const [key, foreignKey] = [new Authenticator(club().site.url), new Authenticator(club().site.url)];
  const account = async () => (await ana.call('findAccount')).body;
  const typed = new Set<string>();
  const keep = (text: string) => typed.add(text) && text;
  let [code, token, recordId, secretKey] = ['', '', '', ''];
  const ask = async (guest: Guest, purpose: 'registration' | 'reset' | 'removal') => {
    ({ code, token } = await askForCode(club(), guest, email, purpose));
    keep(code);
    if (token !== '') keep(token);
  };
  const change = (present: string) =>
    ana.call('changePassword', { body: { password: present, newPassword: another, locale: 'en' } });
  const order = { body: { email, locale: 'en', purpose: 'registration' } };
  const resetOfIvo = { body: { email: stranger, locale: 'en', purpose: 'reset' } };
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  await expectLines(club(), [
    ['asks for a code', () => ask(ana, 'registration'), 'code.send success sendActivationCode ana home'],
    [
      'asks again at once',
      () => ana.call('sendActivationCode', order),
      'limit.reached refused sendActivationCode ana home TooManyRequests code/email, address/1',
    ],
    [
      'enters a wrong code',
      () => enter(ana, email, code === '123456' ? '123457' : '123456'),
      'code.verify refused verifyCode ana home InvalidCode',
    ],
    ['enters the code', () => enter(ana, email, code), 'code.verify success verifyCode ana home'],
    [
      'registers',
      async () => {
        recordId = (await ana.call('createContact', { path: { email } })).body.vid;
        await ana.call('updateContact', { path: { contact: recordId }, body: person });
        await ana.call('registerLoyaltyUser', { body: { email, password, recordId, locale: 'en' } });
      },
      'account.register success registerLoyaltyUser ana home',
    ],
    [
      'somebody guesses the password',
      () => logIn(bad, email, keep('a guess of somebody')),
      'login.password refused loginLoyaltyUser ana bad LoginUnsuccessful',
    ],
    ['logs in', () => logIn(ana, email), 'login.password success loginLoyaltyUser ana home'],
    ['adds a passkey', () => addPasskey(ana, key), 'passkey.add success addPasskey ana home'],
    ['adds it again', () => addPasskey(ana, key), 'passkey.add refused addPasskey ana home'],
    [
      'logs in with it elsewhere',
      () => logInWithPasskey(work, key),
      'login.passkey success logInWithPasskey ana work',
    ],
    [
      'somebody tries another',
      () => logInWithPasskey(bad, foreignKey),
      'login.passkey refused logInWithPasskey - bad',
    ],
    [
      'another member removes the passkey',
      async () => ivo.call('removePasskey', { body: { id: (await account()).passkeys[0].id } }),
      'access.refused refused removePasskey ivo bad NotOwn',
    ],
    [
      'the owner removes it',
      async () => ana.call('removePasskey', { body: { id: (await account()).passkeys[0].id } }),
      'passkey.remove success removePasskey ana home',
    ],
    [
      'another member ends a session',
      async () => ivo.call('endSession', { body: { id: (await account()).sessions[0].id } }),
      'access.refused refused endSession ivo bad NotOwn',
    ],
    [
      'the owner ends one',
      async () => {
        const { sessions } = await account();
        const { id } = sessions.find(({ isCurrent }: { readonly isCurrent: boolean }) => !isCurrent);
        await ana.call('endSession', { body: { id } });
      },
      'session.end success endSession ana home',
    ],
    [
      'ends all others',
      () => ana.call('endOtherSessions', { body: {} }),
      'session.end-others success endOtherSessions ana home',
    ],
    [
      'unlinks Google',
      () => ana.call('unlinkIdentities', { body: { locale: 'en' } }),
      'identity.unlink success unlinkIdentities ana home',
    ],
    [
      'a new password without the present one',
      () => change('a guess of somebody'),
      'password.change refused changePassword ana home LoginUnsuccessful',
    ],
    ['a new password', () => change(password), 'password.change success changePassword ana home'],
    ['downloads', () => ana.call('exportMemberData'), 'account.export success exportMemberData ana home'],
    [
      'another site calls',
      () => ana.call('logout', { body: {}, headers: foreign }),
      'request.foreign-origin refused logout - home ForeignOrigin',
    ],
    [
      'a body of another shape',
      () => bad.send('POST', '/api/loyalty/verify-link', { token: 7, email }),
      'request.malformed refused verifyLink - bad BadRequest',
    ],
    [
      'HTTP that cannot be read',
      () => sendBytes(club().site, `GET /?${email} HTTP/1.1\r\nno header\r\n\r\n`),
      'request.malformed refused - - proxy 400',
    ],
    [
      'an e-mail that the session has not named',
      () => from('bad').call('findContact', { path: { email } }),
      'access.refused refused findContact ana bad NotPinned',
    ],
    [
      'a guest asks for an account',
      () => from('bad').call('findAccount'),
      'access.refused refused findAccount - bad NotMember',
    ],
    ['logs out', () => ana.call('logout', { body: {} }), 'session.logout success logout ana home'],
    ['logs out again', () => ana.call('logout', { body: {} })],
    ['asks for a code to reset', () => ask(phone, 'reset'), 'code.send success sendActivationCode ana phone'],
    ['loads the page of the link', () => phone.call('findLink', { body: { token } })],
    [
      'follows the link',
      () => phone.call('verifyLink', { body: { token } }),
      'link.verify success verifyLink ana phone',
    ],
    [
      'follows it twice',
      () => phone.call('verifyLink', { body: { token } }),
      'link.verify refused verifyLink - phone InvalidCode',
    ],
    [
      'asks for a reset',
      async () => {
        secretKey = keep((await askForKey(phone, email)).body.secret_key);
      },
      'password.reset-request success requestPasswordReset ana phone',
    ],
    [
      'somebody else resets',
      () => setPassword(bad, email, secretKey, another),
      'password.reset refused resetPassword ana bad ErrorResettingPassword',
    ],
    [
      'resets',
      () => setPassword(phone, email, secretKey, password),
      'password.reset success resetPassword ana phone',
    ],
    ['logs in at work', () => logIn(work, email), 'login.password success loginLoyaltyUser ana work'],
    [
      'removes the account without a code',
      () => work.call('removeAccount', { body: {} }),
      'access.refused refused removeAccount ana work NotVerified',
    ],
    [
      'asks for a code to remove it',
      () => ask(work, 'removal'),
      'code.send success sendActivationCode ana work',
    ],
    ['enters it', () => enter(work, email, code, 'removal'), 'code.verify success verifyCode ana work'],
    [
      'removes it',
      () => work.call('removeAccount', { body: {} }),
      'account.remove success removeAccount ana work',
    ],
    [
      'looks for the mailbox of developers',
      () => bad.send('GET', '/dev/mailbox'),
      'dev.refused refused - - bad',
    ],
    [
      'logs in while attempts cannot be counted',
      () => withoutTable('limits', () => logIn(bad, email)),
      'limit.failed failed loginLoyaltyUser ana bad Unavailable LimiterFailed LIMITS',
    ],
    ['names another e-mail', () => phone.call('emailExists', { body: { email: stranger, locale: 'en' } })],
    [
      'asks for a code while no mail can be stored',
      () => withoutTable('mailbox', () => phone.call('sendActivationCode', resetOfIvo)),
      `request.failed failed sendActivationCode ivo phone CrmUnavailable CrmUnavailable: The embedded CRM, mailing a code: its store or the mail system failed (ERR_SQLITE_ERROR).`,
    ],
  ]);
  // The digits of a time may be those of a code.
  const lines = club().site.logged.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0 }));
  const log = lines.join('').toLowerCase();
  for (const address of Object.values(addresses)) keep(address);
  for (const text of [email, 'ana.mari', stranger, password, another, 'Ana', 'evil.example', ...typed])
    expect(log).not.toContain(text.toLowerCase());
});

/** Acts while a table of the database is away. */
async function withoutTable(table: string, act: () => Promise<unknown>): Promise<void> {
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(club().databasePath, { timeout: 5000 });
    database.exec(`alter table ${from} rename to ${to}`);
    database.close();
  };
  rename(table, `${table}_away`);
  await act();
  rename(`${table}_away`, table);
}

test('so is each sign-in with Google', async () => {
  const { openId } = google;
  await createMember(google.club(), stranger, addresses.bad);
  beSomebody(openId(), 'ana', email);
  const guest = google.club().guest(addresses.home);
  await expectLines(google.club(), [
    [
      'signs in for the first time',
      () => signInWithGoogle(guest),
      'account.register success finishGoogleSignIn ana home',
      'login.google success finishGoogleSignIn ana home',
    ],
    ['again', () => signInWithGoogle(guest), 'login.google success finishGoogleSignIn ana home'],
    [
      'comes back without having left',
      async () => expect(await open(guest, '/api/google/callback?state=x&code=y')).toBe(lost),
      'login.google refused finishGoogleSignIn ana home IdentityRefused IdentityRefused: state',
    ],
    [
      'signs in while Google is away',
      async () => {
        openId().changes.userInfo = (response) => {
          response.statusCode = 500;
        };
        await signInWithGoogle(google.club().guest(addresses.work));
      },
      'login.google failed finishGoogleSignIn - work IdentityUnavailable IdentityUnavailable: user info: status 500',
    ],
    [
      'a member signs in for the first time',
      async () => {
        beSomebody(openId(), 'ivo', stranger);
        await signInWithGoogle(google.club().guest(addresses.bad));
      },
      'identity.link success finishGoogleSignIn ivo bad',
      'login.google success finishGoogleSignIn ivo bad',
    ],
  ]);
});
