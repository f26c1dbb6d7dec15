import { expect, test } from 'vitest';
import { email, outcomeOf, signIn, subject, withOpenIdProvider } from './fixture/openid-provider.ts';

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

const verified = (value: unknown): Claims => ({ email, email_verified: value });
const [proven, bare] = [verified(true), { email }];

test.each<[idToken: Claims, userInfo: Claims]>([
  [proven, proven],
  [proven, bare],
  [{ email_verified: true }, bare],
  [{}, proven],
  [{ ...proven, email: email.toLowerCase() }, proven],
])('the e-mail is proven where the ID token says %j and the user info %j', async (idToken, userInfo) => {
  expect(await signInSaying(idToken, userInfo)).toMatchObject({ subject, email });
});

test.each<[idToken: Claims, userInfo: Claims]>([
  [verified(false), verified(false)],
  [verified('true'), verified('true')],
  [verified(1), bare],
  [verified(null), proven],
  [verified(false), proven],
  [proven, verified(false)],
  [proven, verified('true')],
  [bare, bare],
  [{}, bare],
])('the e-mail is not proven where the ID token says %j and the user info %j', async (idToken, userInfo) => {
  expect(await outcomeOf(signInSaying(idToken, userInfo))).toEqual({ refused: 'email_verified' });
});

test.each<[what: string, change: Claims, reason: string]>([
  ['is about another person', { sub: 'guest-2' }, 'user info: sub'],
  ['does not say about whom it is', { sub: undefined }, 'user info: sub'],
  ['has no e-mail', { email: undefined }, 'user info: email'],
  ['has an empty e-mail', { email: '' }, 'user info: email'],
  ['has a list of e-mails', { email: [email] }, 'user info: email'],
  ['has another e-mail than the ID token', { email: 'b@example.com' }, 'ID token: email'],
])('user info that %s is refused', async (_what, change, reason) => {
  expect(await outcomeOf(signInSaying(proven, { ...proven, ...change }))).toEqual({ refused: reason });
});

test.each([400, 401, 403, 404])('a user-info call that is answered %i is refused', async (statusCode) => {
  openId().changes.userInfo = (response) => void Object.assign(response, { statusCode });
  expect(await outcomeOf(signIn(openId().options()))).toEqual({ refused: `user info: status ${statusCode}` });
});
