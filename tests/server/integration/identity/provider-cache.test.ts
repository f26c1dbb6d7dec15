import { expect, test } from 'vitest';
import { createIdentityProvider } from '../../../../server/club/google/oidc-provider.ts';
import { IdentityRefused, IdentityUnavailable } from '../../../../server/core/ports/identity.ts';
import { email, redirectUri, signInWith, withOpenIdProvider } from './fixture/openid-provider.ts';

const openId = withOpenIdProvider();
const minute = 60_000;

/** How often document and keys are asked for while something runs. */
async function countLoads(work: () => Promise<unknown>): Promise<{ documents: number; keys: number }> {
  const before = openId().requests.length;
  await work();
  const lines = openId()
    .requests.slice(before)
    .map(({ line }) => line);
  const count = (path: string) => lines.filter((line) => line === `GET ${path}`).length;
  return { documents: count('/.well-known/openid-configuration'), keys: count('/jwks') };
}

test('document and keys are loaded once, also for sign-ins at the same moment', async () => {
  const provider = createIdentityProvider(openId().options());
  const twice = () => Promise.all([signInWith(provider), signInWith(provider)]);
  expect(await countLoads(twice)).toEqual({ documents: 1, keys: 1 });
  expect(await countLoads(twice)).toEqual({ documents: 0, keys: 0 });
});

test('document and keys are loaded again after an hour', async () => {
  const provider = createIdentityProvider(openId().options());
  await signInWith(provider);
  openId().clock.pass(59 * minute);
  expect(await countLoads(() => signInWith(provider))).toEqual({ documents: 0, keys: 0 });
  openId().clock.pass(minute);
  expect(await countLoads(() => signInWith(provider))).toEqual({ documents: 1, keys: 1 });
});

test('a document that could not be loaded is asked for again', async () => {
  const provider = createIdentityProvider(openId().options());
  openId().changes.discovery = (body) => void delete body.issuer;
  await expect(provider.start(redirectUri)).rejects.toThrow(IdentityUnavailable);
  openId().changes = {};
  await expect(provider.start(redirectUri)).resolves.toBeDefined();
});

test('a key that the provider has begun to use is found', async () => {
  const provider = createIdentityProvider(openId().options());
  await signInWith(provider);
  await openId().server.issuer.keys.generate('RS256', { kid: 'second' });
  const kids: string[] = [];
  openId().changes.idToken = ({ header }) => void kids.push(header.kid);
  openId().clock.pass(minute);
  const signInAgain = async () => expect(await signInWith(provider)).toMatchObject({ email });
  expect(await countLoads(signInAgain)).toEqual({ documents: 0, keys: 1 });
  expect(kids).toEqual(['second']);
});

test('keys are not loaded again and again for tokens with made-up keys', async () => {
  const provider = createIdentityProvider(openId().options());
  await signInWith(provider);
  openId().changes.idToken = ({ header }) => {
    header.kid = 'made-up';
  };
  const refused = () => expect(signInWith(provider)).rejects.toThrow(IdentityRefused);
  expect(await countLoads(refused)).toEqual({ documents: 0, keys: 0 });
  openId().clock.pass(minute / 2);
  expect(await countLoads(refused)).toEqual({ documents: 0, keys: 1 });
  expect(await countLoads(refused)).toEqual({ documents: 0, keys: 0 });
});
