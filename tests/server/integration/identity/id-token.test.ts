import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { MutableToken } from 'oauth2-mock-server';
import { expect, test } from 'vitest';
import { email, outcomeOf, signIn, withOpenIdProvider } from './fixture/openid-provider.ts';

const openId = withOpenIdProvider();
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const clientId = 'hotel:site';

type Payload = MutableToken['payload'];
const set = (claims: object) => (payload: Payload) => Object.assign(payload, claims);
const remove = (name: string) => (payload: Payload) => void delete payload[name];
const shift = (name: 'iat' | 'exp' | 'nbf', seconds: number) => (payload: Payload) => {
  payload[name] = payload.iat + seconds;
};

const wrong: readonly (readonly [what: string, change: (payload: Payload) => unknown, reason: string])[] = [
  ['is for another audience', set({ aud: 'somebody-else' }), 'aud'],
  ['has no audience', remove('aud'), 'aud'],
  ['has an empty list of audiences', set({ aud: [] }), 'aud'],
  ['is for us and others', set({ aud: [clientId, 'other'] }), 'aud'],
  ['was made for another party', set({ azp: 'other' }), 'azp'],
  ['is from another issuer', set({ iss: 'https://accounts.google.com' }), 'iss'],
  ['has a slash more in its issuer', (it) => Object.assign(it, { iss: `${it.iss}/` }), 'iss'],
  ['has no issuer', remove('iss'), 'iss'],
  ['has expired', shift('exp', -61), 'exp'],
  ['never expires', remove('exp'), 'exp'],
  ['expires at a text', set({ exp: '9999999999' }), 'exp'],
  ['was issued in the future', shift('iat', 120), 'iat'],
  ['was issued long ago', shift('iat', -700), 'iat'],
  ['does not say when it was issued', remove('iat'), 'iat'],
  ['is not valid yet', shift('nbf', 120), 'nbf'],
  ['has another nonce', set({ nonce: 'another' }), 'nonce'],
  ['has no nonce', remove('nonce'), 'nonce'],
  ['has an empty subject', set({ sub: '' }), 'sub'],
  ['has a number for a subject', set({ sub: 7 }), 'sub'],
  ['has a very long subject', set({ sub: 'x'.repeat(256) }), 'sub'],
  ['has no subject', remove('sub'), 'sub'],
];

test.each(wrong)('an ID token that %s is refused', async (_what, change, reason) => {
  openId().changes.idToken = ({ payload }) => void change(payload);
  expect(await outcomeOf(signIn(openId().options()))).toEqual({ refused: `ID token: ${reason}` });
});

test.each<[string, (payload: Payload) => unknown]>([
  ['expired a moment ago by our clock', shift('exp', -30)],
  ['was issued a moment from now', shift('iat', 30)],
  ['lists us as its one audience', set({ aud: [clientId] })],
  ['was made for us', set({ azp: clientId })],
  ['says things that we do not know', set({ constructor: 1, hd: 'x' })],
])('an ID token that %s is accepted', async (_what, change) => {
  openId().changes.idToken = ({ payload }) => void change(payload);
  expect(await signIn(openId().options())).toMatchObject({ email });
});

interface Forged {
  readonly claims: object;
  /** The token that the provider signed. */
  readonly token: string;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs the claims of the provider’s own token with a key of our own. */
const forge = (header: { readonly alg: string; readonly [name: string]: unknown }) => (forged: Forged) => {
  const signed = `${encode(header)}.${encode(forged.claims)}`;
  const { privateKey } = header.alg === 'ES256' ? elliptic : rsa;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};

/** The attack that takes the public key for a shared secret. */
function forgeWithPublicKey({ claims }: Forged): string {
  const signed = `${encode({ alg: 'HS256', kid: 'first' })}.${encode(claims)}`;
  const [key] = openId().server.issuer.keys.toJSON();
  return `${signed}.${createHmac('sha256', JSON.stringify(key)).update(signed).digest('base64url')}`;
}

const unsigned = ({ claims }: Forged) => `${encode({ alg: 'none' })}.${encode(claims)}.`;
const notVerified = 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED';
const notAllowed = 'ERR_JOSE_ALG_NOT_ALLOWED';

const forgeries: readonly (readonly [what: string, make: (forged: Forged) => string, reason: string])[] = [
  ['an unknown key', forge({ alg: 'RS256', kid: 'other' }), 'ERR_JWKS_NO_MATCHING_KEY'],
  ['another key under a known name', forge({ alg: 'RS256', kid: 'first' }), notVerified],
  ['an algorithm that its header does not name', forge({ alg: 'RS384', kid: 'first' }), notAllowed],
  ['another algorithm', forge({ alg: 'ES256', kid: 'first' }), notAllowed],
  ['no algorithm', unsigned, notAllowed],
  ['the public key as a secret', forgeWithPublicKey, notAllowed],
  ['no signature', ({ token }) => token.replace(/[^.]*$/, ''), notVerified],
  ['nothing', () => 'no token', 'ERR_JWS_INVALID'],
];

test.each(forgeries)('an ID token signed with %s is refused', async (_what, make, reason) => {
  openId().changes.tokens = ({ body }) => {
    if (body === '') throw new Error('The provider gave no tokens.');
    const token = String(body.id_token);
    body.id_token = make({ claims: decodeJwt(token), token });
  };
  expect(await outcomeOf(signIn(openId().options()))).toEqual({ refused: `ID token: ${reason}` });
});
