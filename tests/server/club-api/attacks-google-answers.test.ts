import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import type { OpenIdProvider } from '../integration/identity/fixture/openid-provider.ts';
import {
  beSomebody,
  expectGuest,
  failed,
  signInWithGoogle,
  startPage,
  withGoogleClub,
} from './google-steps.ts';
import { createMember, newEmail, password } from './registration-steps.ts';
import { expectPassword, isSignedIn } from './reset-steps.ts';

const { club, openId } = withGoogleClub();
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signWithOwnKey(token: string): string {
  const signed = `${encode({ alg: 'RS256', kid: 'first' })}.${encode(decodeJwt(token))}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

type Lie = (provider: OpenIdProvider, sub: string, email: string) => void;

const inToken =
  (claims: (now: number) => object): Lie =>
  ({ changes, clock }, sub, email) => {
    changes.idToken = ({ payload }) =>
      void Object.assign(payload, { sub, email }, claims(Math.floor(clock.now() / 1000)));
  };
const inUserInfo =
  (body: object): Lie =>
  ({ changes }, sub, email) => {
    changes.userInfo = (response) => {
      response.body = { sub, email, email_verified: true, ...body };
    };
  };
const instead =
  (replace: (token: string) => string): Lie =>
  ({ changes }) => {
    changes.tokens = ({ body }) => {
      if (body !== '') body.id_token = replace(String(body.id_token));
    };
  };

const lies: readonly (readonly [what: string, tell: Lie])[] = [
  ['another audience', inToken(() => ({ aud: 'somebody-else' }))],
  ['another issuer', inToken(() => ({ iss: 'https://accounts.google.com' }))],
  ['another nonce', inToken(() => ({ nonce: 'another' }))],
  ['an expired token', inToken((now) => ({ iat: now - 300, exp: now - 120 }))],
  ['an e-mail that is not verified', inToken(() => ({ email_verified: false }))],
  ['an e-mail that is verified as a text', inToken(() => ({ email_verified: 'true' }))],
  ['no word on the e-mail in the user info', inUserInfo({ email_verified: undefined, email: undefined })],
  ['an unverified e-mail in the user info', inUserInfo({ email_verified: false })],
  ['another person in the user info', inUserInfo({ sub: 'somebody-else' })],
  ['a token of another key', instead(signWithOwnKey)],
  ['a token without signature', instead((token) => token.replace(/[^.]*$/, ''))],
  ['a token of no algorithm', instead((token) => `${encode({ alg: 'none' })}.${encode(decodeJwt(token))}.`)],
];

describe('a provider’s answer with', () => {
  test.each(lies)('%s signs nobody in', async (what, tell) => {
    const { email, guest: owner } = await createMember(club());
    const sub = `liar-${createHash('sha256').update(what).digest('hex')}`;
    beSomebody(openId(), sub, email);
    tell(openId(), sub, email);
    const guest = club().guest();
    await club().expectUnchanged(async () => expect(await signInWithGoogle(guest)).toBe(failed), {
      but: ['spent_tokens'],
    });
    await expectGuest(guest);
    expect(await isSignedIn(owner)).toBe(true);
    await expectPassword(club(), email, password);
    // The same guest with the truth.
    beSomebody(openId(), sub, newEmail());
    openId().changes.tokens = () => undefined;
    expect(await signInWithGoogle(guest)).toBe(startPage);
  });
});
