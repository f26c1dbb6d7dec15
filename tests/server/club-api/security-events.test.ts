import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { namesInLog } from '../../../server/core/security-events.ts';
import { fillInForm } from '../forms/fill-in-form.ts';
import { sendBytes } from '../integration/fixture/ask.ts';
import { Authenticator } from './authenticator.ts';
import type { Purpose } from './browser.ts';
import { type ClubSite, withClubSite } from './club-site.ts';
import { beSomebody, open, signInWithGoogle, withGoogleClub } from './google-club.ts';
import type { Guest } from './guest.ts';
import { password } from './person.ts';

const SESSION_SECRET = 'a secret of the tests that is long enough';
const env = { SESSION_SECRET, LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on' };
const club = withClubSite(env);
const google = withGoogleClub(env);

const email = 'Ana.Marić@Example.com';
const stranger = 'ivo@example.com';
const addresses = { home: '203.0.113.7', work: '203.0.113.8', phone: '2001:db8:0:7::1', bad: '198.51.100.9' };
const another = 'novo more sunca';
const locale = 'en';

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

type Act = readonly [act: () => Promise<unknown>, ...lines: string[]];

/** Expects the lines of each act, in order. */
async function expectLines({ site }: ClubSite, acts: readonly Act[]): Promise<void> {
  for (const [act, ...expected] of acts) {
    const before = site.logged.length;
    await act();
    const lines = site.logged.slice(before).filter((line) => line.includes('"security event"'));
    expect([String(act), ...lines.map(describeLine)]).toEqual([String(act), ...expected]);
  }
}

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

test('each act of guests and attackers is one line, without anything personal', async () => {
  const from = (address: keyof typeof addresses) => club().guest(addresses[address]);
  const [ana, work, phone, bad] = [from('home'), from('work'), from('phone'), from('bad')];
  const { guest: ivo } = await club().createMember(stranger, addresses.bad);
  const [key, foreignKey] = [new Authenticator(club().site.url), new Authenticator(club().site.url)];
  const typed = new Set(Object.values(addresses));
  const keep = (text: string) => typed.add(text) && text;
  let [code, token, recordId, secretKey] = ['', '', '', ''];
  const ask = async (guest: Guest, purpose: Purpose) => {
    ({ code, token } = await club().askForCode(guest, email, purpose));
    for (const proof of [code, token]) if (proof !== '') keep(proof);
  };
  const prepare = async () => {
    recordId = (await ana.ask('createContact', undefined, { email })).vid;
    await ana.updateContact(recordId);
  };
  /** The newest of the account. */
  const idOf = async (list: 'sessions' | 'passkeys') => (await ana.ask('findAccount'))[list][0].id;
  const change = (present: string) =>
    ana.ask('changePassword', { password: present, newPassword: another, locale });
  const getKey = async () => {
    secretKey = keep((await phone.ask('requestPasswordReset', { email, locale })).secret_key);
  };
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const wrong = () => (code === '123456' ? '123457' : '123456');
  const odd = `GET /?${email} HTTP/1.1\r\nno header\r\n\r\n`;

  await expectLines(club(), [
    [() => ask(ana, 'registration'), 'code.send success sendActivationCode ana home'],
    [
      () => ana.sendCode(email),
      'limit.reached refused sendActivationCode ana home TooManyRequests code/email, address/1',
    ],
    [() => ana.enter(email, wrong()), 'code.verify refused verifyCode ana home InvalidCode'],
    [() => ana.enter(email, code), 'code.verify success verifyCode ana home'],
    [prepare],
    [() => ana.openAccount({ email, recordId }), 'account.register success registerLoyaltyUser ana home'],
    [
      () => bad.logIn(email, keep('a guess of somebody')),
      'login.password refused loginLoyaltyUser ana bad LoginUnsuccessful',
    ],
    [() => ana.logIn(email), 'login.password success loginLoyaltyUser ana home'],
    [() => ana.addPasskey(key), 'passkey.add success addPasskey ana home'],
    [() => ana.addPasskey(key), 'passkey.add refused addPasskey ana home'],
    [() => work.logInWithPasskey(key), 'login.passkey success logInWithPasskey ana work'],
    [() => bad.logInWithPasskey(foreignKey), 'login.passkey refused logInWithPasskey - bad'],
    [
      async () => ivo.ask('removePasskey', { id: await idOf('passkeys') }),
      'access.refused refused removePasskey ivo bad NotOwn',
    ],
    [
      async () => ana.ask('removePasskey', { id: await idOf('passkeys') }),
      'passkey.remove success removePasskey ana home',
    ],
    [
      async () => ivo.ask('endSession', { id: await idOf('sessions') }),
      'access.refused refused endSession ivo bad NotOwn',
    ],
    [
      async () => ana.ask('endSession', { id: await idOf('sessions') }),
      'session.end success endSession ana home',
    ],
    [() => ana.ask('endOtherSessions', {}), 'session.end-others success endOtherSessions ana home'],
    [() => ana.ask('unlinkIdentities', { locale }), 'identity.unlink success unlinkIdentities ana home'],
    [
      () => change('a guess of somebody'),
      'password.change refused changePassword ana home LoginUnsuccessful',
    ],
    [() => change(password), 'password.change success changePassword ana home'],
    [() => ana.ask('exportMemberData'), 'account.export success exportMemberData ana home'],
    [
      () => ana.call('logout', { body: {}, headers: foreign }),
      'request.foreign-origin refused logout - home ForeignOrigin',
    ],
    [
      () => bad.send('POST', '/api/loyalty/verify-link', { token: 7, email }),
      'request.malformed refused verifyLink - bad BadRequest',
    ],
    [() => sendBytes(club().site, odd), 'request.malformed refused - - proxy 400'],
    [
      () => from('bad').ask('findContact', undefined, { email }),
      'access.refused refused findContact ana bad NotPinned',
    ],
    [() => from('bad').ask('findAccount'), 'access.refused refused findAccount - bad NotMember'],
    [() => ana.ask('logout', {}), 'session.logout success logout ana home'],
    [() => ana.ask('logout', {})],
    [() => ask(phone, 'reset'), 'code.send success sendActivationCode ana phone'],
    [() => phone.ask('findLink', { token })],
    [() => phone.openLink(token), 'link.verify success verifyLink ana phone'],
    [() => phone.openLink(token), 'link.verify refused verifyLink - phone InvalidCode'],
    [getKey, 'password.reset-request success requestPasswordReset ana phone'],
    [
      () => bad.setPassword(email, secretKey, another),
      'password.reset refused resetPassword ana bad ErrorResettingPassword',
    ],
    [() => phone.setPassword(email, secretKey, password), 'password.reset success resetPassword ana phone'],
    [() => work.logIn(email), 'login.password success loginLoyaltyUser ana work'],
    [() => work.ask('removeAccount', {}), 'access.refused refused removeAccount ana work NotVerified'],
    [() => ask(work, 'removal'), 'code.send success sendActivationCode ana work'],
    [() => work.enter(email, code, 'removal'), 'code.verify success verifyCode ana work'],
    [() => work.ask('removeAccount', {}), 'account.remove success removeAccount ana work'],
    [() => bad.send('GET', '/dev/mailbox'), 'dev.refused refused - - bad'],
    [
      () => withoutTable('limits', () => bad.logIn(email)),
      'limit.failed failed loginLoyaltyUser ana bad Unavailable LimiterFailed LIMITS',
    ],
    [() => phone.nameEmail(stranger)],
    [
      () => withoutTable('mailbox', () => phone.sendCode(stranger, 'reset')),
      'request.failed failed sendActivationCode ivo phone CrmUnavailable MailUnavailable ERR_SQLITE_ERROR',
    ],
  ]);
  // The digits of a time may be those of a code.
  const lines = club().site.logged.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0 }));
  const log = lines.join('').toLowerCase();
  for (const text of [email, 'ana.mari', stranger, password, another, 'Ana', 'evil.example', ...typed])
    expect(log).not.toContain(text.toLowerCase());
});

test('so is each sign-in with Google', async () => {
  const { openId } = google;
  await google.club().createMember(stranger, addresses.bad);
  beSomebody(openId(), email);
  const from = (address: keyof typeof addresses) => google.club().guest(addresses[address]);
  const guest = from('home');
  const whileAway = async () => {
    openId().changes.userInfo = (response) => {
      response.statusCode = 500;
    };
    await signInWithGoogle(from('work'));
    beSomebody(openId(), stranger);
  };
  const login = 'login.google success finishGoogleSignIn';
  await expectLines(google.club(), [
    [
      () => signInWithGoogle(guest),
      'account.register success finishGoogleSignIn ana home',
      `${login} ana home`,
    ],
    [() => signInWithGoogle(guest), `${login} ana home`],
    [
      () => open(guest, '/api/google/callback?state=x&code=y'),
      'login.google refused finishGoogleSignIn ana home IdentityRefused IdentityRefused: state',
    ],
    [
      whileAway,
      'login.google failed finishGoogleSignIn - work IdentityUnavailable IdentityUnavailable: user info: status 500',
    ],
    [
      () => signInWithGoogle(from('bad')),
      'identity.link success finishGoogleSignIn ivo bad',
      `${login} ivo bad`,
    ],
  ]);
});

test('so is what a form of a page refuses', async () => {
  const guest = club().guest(addresses.work);
  const send = await fillInForm(guest, 'question', stranger);
  const follow = (path: string) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return guest.send('POST', `/en/forms/newsletter/${path}`, `token=${'A'.repeat(43)}`, type);
  };
  const sendSix = () =>
    Promise.all([...'abcdef'].map((letter) => send({ email_address: letter + stranger })));
  await expectLines(club(), [
    [() => send({ website: 'https://spam.example' }), 'form.robot refused forms/question - work'],
    [() => send({ _token: 'forged' }), 'form.token refused forms/question - work'],
    [
      () => send({}, { 'sec-fetch-site': 'cross-site' }),
      'request.foreign-origin refused forms/question - work ForeignOrigin',
    ],
    [
      () => send({}, { 'content-type': 'text/plain' }),
      'request.malformed refused forms/question - work UnsupportedMediaType',
    ],
    [() => follow('confirm'), 'form.link refused forms/newsletter/confirm - work'],
    [() => follow('unsubscribe'), 'form.link refused forms/newsletter/unsubscribe - work'],
    [sendSix],
    [send, 'limit.reached refused forms/question ivo work TooManyRequests enquiry/address/10'],
  ]);
  expect(club().site.logged.join('')).not.toMatch(/ivo@example|203\.0/);
});
