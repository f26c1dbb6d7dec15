import { expect, test } from 'vitest';
import { email, subject, withOpenIdProvider } from './fixture/openid-provider.ts';
import { outcomeOf, signIn } from './fixture/sign-in.ts';

const openId = withOpenIdProvider();

/** Claims about the e-mail; undefined where a source says nothing. */
type Claims = Readonly<Record<string, unknown>>;

async function signInSaying(idToken: Claims, userInfo: Claims) {
  openId().changes.idToken = ({ payload }) => {
    delete payload.email;
    delete payload.email_verified;
    Object.assign(payload, idToken);
  };
  openId().changes.userInfo = (response) => {
    response.body = { sub: subject, ...userInfo };
  };
  return signIn(openId().options());
}

test.each<[idToken: Claims, userInfo: Claims]>([
  [
    { email, email_verified: true },
    { email, email_verified: true },
  ],
  [{ email, email_verified: true }, { email }],
  [{ email_verified: true }, { email }],
  [{}, { email, email_verified: true }],
  [
    { email: email.toLowerCase(), email_verified: true },
    { email, email_verified: true },
  ],
])('the e-mail is proven where the ID token says %j and the user info %j', async (idToken, userInfo) => {
  expect(await signInSaying(idToken, userInfo)).toMatchObject({ subject, email });
});

test.each<[idToken: Claims, userInfo: Claims]>([
  [
    { email, email_verified: false },
    { email, email_verified: false },
  ],
  [
    { email, email_verified: 'true' },
    { email, email_verified: 'true' },
  ],
  [{ email, email_verified: 1 }, { email }],
  [
    { email, email_verified: null },
    { email, email_verified: true },
  ],
  [
    { email, email_verified: false },
    { email, email_verified: true },
  ],
  [
    { email, email_verified: true },
    { email, email_verified: false },
  ],
  [
    { email, email_verified: true },
    { email, email_verified: 'true' },
  ],
  [{ email }, { email }],
  [{}, { email }],
])('the e-mail is not proven where the ID token says %j and the user info %j', async (idToken, userInfo) => {
  expect(await outcomeOf(signInSaying(idToken, userInfo))).toEqual({ refused: 'email_verified' });
});

test.each<[what: string, userInfo: Claims, reason: string]>([
  ['is about another person', { sub: 'guest-2', email, email_verified: true }, 'user info: sub'],
  ['does not say about whom it is', { sub: undefined, email, email_verified: true }, 'user info: sub'],
  ['has no e-mail', { email_verified: true }, 'user info: email'],
  ['has an empty e-mail', { email: '', email_verified: true }, 'user info: email'],
  ['has a list of e-mails', { email: [email], email_verified: true }, 'user info: email'],
  [
    'has another e-mail than the ID token',
    { email: 'b@example.com', email_verified: true },
    'ID token: email',
  ],
])('user info that %s is refused', async (_what, userInfo, reason) => {
  const signingIn = signInSaying({ email, email_verified: true }, userInfo);
  expect(await outcomeOf(signingIn)).toEqual({ refused: reason });
});

test.each([400, 401, 403, 404])('a user-info call that is answered %i is refused', async (statusCode) => {
  openId().changes.userInfo = (response) => {
    response.statusCode = statusCode;
  };
  const signingIn = signIn(openId().options());
  expect(await outcomeOf(signingIn)).toEqual({ refused: `user info: status ${statusCode}` });
});
