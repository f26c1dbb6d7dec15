import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createIdentityProvider } from '../../../../server/club/google/oidc-provider.ts';
import { IdentityRefused } from '../../../../server/core/ports/identity.ts';
import {
  email,
  outcomeOf,
  redirectUri,
  signIn,
  signInWith,
  subject,
  visit,
  withOpenIdProvider,
} from './fixture/openid-provider.ts';

const openId = withOpenIdProvider();

afterEach(() => void vi.unstubAllGlobals());

test('a guest is sent to the provider with everything that the flow needs', async () => {
  openId().changes.discovery = (body) => {
    body.authorization_endpoint = `${openId().url}/authorize?tenant=hotel`;
  };
  const request = await createIdentityProvider(openId().options()).start(redirectUri);
  const url = new URL(request.url);
  expect(`${url.origin}${url.pathname}`).toBe(`${openId().url}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: 'hotel',
    response_type: 'code',
    client_id: 'hotel:site',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: request.state,
    nonce: request.nonce,
    code_challenge: createHash('sha256').update(request.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
});

test('state, nonce and verifier are long, and never the same twice', async () => {
  const provider = createIdentityProvider(openId().options());
  const requests = await Promise.all([provider.start(redirectUri), provider.start(redirectUri)]);
  const secrets = requests.flatMap(({ state, nonce, verifier }) => [state, nonce, verifier]);
  expect(new Set(secrets).size).toBe(6);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});

test('who comes back with the code is known by issuer and subject, and has an e-mail', async () => {
  expect(await signIn(openId().options())).toEqual({
    issuer: openId().url,
    subject,
    email,
    isAuthoritative: true,
  });
});

const basic = `Basic ${Buffer.from('hotel%3Asite:a+secret%3A+%2B%25%26%C3%BC').toString('base64')}`;

test.each([
  ['posts its secret', ['client_secret_post', 'client_secret_basic'], undefined],
  ['posts its secret', ['none'], undefined],
  ['sends its secret in a header', ['private_key_jwt', 'client_secret_basic'], basic],
  ['sends its secret in a header', undefined, basic],
])('the client %s where the provider takes %j', async (_what, methods, authorization) => {
  openId().changes.discovery = (body) => {
    if (methods === undefined) delete body.token_endpoint_auth_methods_supported;
    else body.token_endpoint_auth_methods_supported = methods;
  };
  openId().changes.idToken = ({ payload }) => {
    payload.aud = 'hotel:site';
  };
  await signIn(openId().options());
  const exchange = openId().requests.findLast(({ line }) => line === 'POST /token');
  expect(exchange?.authorization).toBe(authorization);
});

test('the e-mail is asked for with the access token', async () => {
  let accessToken: unknown;
  openId().changes.tokens = ({ body }) => {
    if (body !== '') accessToken = body.access_token;
  };
  await signIn(openId().options());
  const call = openId().requests.findLast(({ line }) => line === 'GET /userinfo');
  expect(call?.authorization).toBe(`Bearer ${accessToken}`);
});

test('a code is taken once', async () => {
  const provider = createIdentityProvider(openId().options());
  const { url, nonce, verifier } = await provider.start(redirectUri);
  const code = (await visit(url)).searchParams.get('code') ?? '';
  await provider.finish({ code, redirectUri, nonce, verifier });
  const replay = provider.finish({ code, redirectUri, nonce, verifier });
  expect(await outcomeOf(replay)).toEqual({ refused: 'token endpoint: status 400' });
});

test('a code does not fit another guest’s verifier', async () => {
  const provider = createIdentityProvider(openId().options());
  const [mine, theirs] = await Promise.all([provider.start(redirectUri), provider.start(redirectUri)]);
  const code = (await visit(theirs.url)).searchParams.get('code') ?? '';
  const stolen = provider.finish({ code, redirectUri, nonce: theirs.nonce, verifier: mine.verifier });
  await expect(stolen).rejects.toThrow(IdentityRefused);
});

const tokens = { id_token: 'a', access_token: 'a', token_type: 'Bearer' };

test.each([
  [400, { error: 'invalid_grant', error_description: email }, 'invalid_grant'],
  [401, { error: 'invalid_client' }, 'invalid_client'],
  [400, { error: email }, 'status 400'],
  [403, {}, 'status 403'],
  [200, { ...tokens, id_token: undefined }, 'no ID token'],
  [200, { ...tokens, access_token: undefined }, 'no access token'],
  [200, { ...tokens, access_token: 'a\r\nX: b' }, 'no access token'],
  [200, { ...tokens, token_type: 'mac' }, 'no bearer token'],
  [200, { ...tokens, token_type: undefined }, 'no bearer token'],
])('an exchange that is answered %i %j is refused', async (statusCode, body, reason) => {
  openId().changes.tokens = (response) => void Object.assign(response, { statusCode, body });
  expect(await outcomeOf(signIn(openId().options()))).toEqual({ refused: `token endpoint: ${reason}` });
});

test.each(['https://accounts.google.com', 'accounts.google.com'])(
  'Google may call itself %s',
  async (iss) => {
    const google = 'https://accounts.google.com';
    const { url, changes } = openId();
    changes.discovery = (body) => {
      for (const [name, value] of Object.entries(body)) {
        if (typeof value === 'string') body[name] = value.replace(url, google);
      }
    };
    changes.idToken = ({ payload }) => {
      payload.iss = iss;
    };
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (to: string, init?: RequestInit) => fetch(to.replace(google, url), init));
    const provider = createIdentityProvider(
      openId().options({ issuerUrl: google, userInfoUrl: `${google}/userinfo` }),
    );
    expect(await signInWith(provider)).toEqual({ issuer: google, subject, email, isAuthoritative: true });
  },
);
