import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import {
  createIdentityProvider,
  type IdentityOptions,
} from '../../../../server/club/google/oidc-provider.ts';
import { IdentityUnavailable } from '../../../../server/core/ports/identity.ts';
import {
  outcomeOf,
  redirectUri,
  signIn,
  subject,
  withOpenIdProvider,
  withServer,
} from './fixture/openid-provider.ts';

const openId = withOpenIdProvider();

const good = JSON.stringify({ sub: subject, email: 'a@example.com', email_verified: true });

const json = { 'Content-Type': 'application/json' };
/** Answers of a server in trouble; statuses stand for themselves. */
const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  away: (response) => response.destroy(),
  silent: () => undefined,
  stalled: (response) => response.writeHead(200, json).write('{'),
  cut: (response) =>
    response.writeHead(200, { ...json, 'Content-Length': 99 }).write('{', () => response.destroy()),
  huge: (response) => response.writeHead(200, json).end(`{"a":"${'x'.repeat(200_000)}"}`),
  endless: writeEndlessly,
  html: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
  empty: (response) => response.writeHead(200, json).end(),
  list: (response) => response.writeHead(200, json).end('[]'),
  null: (response) => response.writeHead(200, json).end('null'),
  redirect: (response) => response.writeHead(302, { Location: '/good' }).end(),
};
const troubles = [...Object.keys(answers), '408', '429', '500', '503'];

/** Answers by the second segment of the path, whatever stands after it. */
const troubled = withServer((request, response) => {
  const [, trouble = ''] = request.url?.split('/') ?? [];
  const answer = answers[trouble];
  if (answer !== undefined) answer(response);
  else response.writeHead(trouble === 'good' ? 200 : Number(trouble), json).end(good);
});

function writeEndlessly(response: ServerResponse): void {
  if (!response.destroyed) response.write(' '.repeat(10_000), () => writeEndlessly(response));
}

/** By call: what sends it to the troubled server. */
const calls: Readonly<Record<string, (url: string) => Partial<IdentityOptions>>> = {
  discovery: (url) => ({ issuerUrl: url }),
  'token endpoint': (url) => misdirect('token_endpoint', url),
  keys: (url) => misdirect('jwks_uri', url),
  'user info': (url) => ({ userInfoUrl: url }),
};

function misdirect(name: string, url: string): Partial<IdentityOptions> {
  openId().changes.discovery = (body) => {
    body[name] = url;
  };
  return {};
}

const table = Object.keys(calls).flatMap((call) => troubles.map((trouble) => [call, trouble] as const));

test.each(table)('%s: %s means that the provider is unavailable', async (call, trouble) => {
  const timeoutMilliseconds = /silent|stalled/.test(trouble) ? 500 : 600_000;
  const given = calls[call]?.(`${troubled()}/${trouble}`);
  const signingIn = signIn(openId().options({ timeoutMilliseconds, ...given }));
  const reason = expect.stringMatching(new RegExp(`^${call}: [\\w ]+$`));
  expect(await outcomeOf(signingIn)).toEqual({ unavailable: reason });
});

const insecure = 'http://a.example';

test.each<[what: string, change: Readonly<Record<string, unknown>>, reason: string]>([
  ['is another issuer’s', { issuer: 'https://accounts.google.com' }, 'another issuer'],
  ['names no issuer', { issuer: undefined }, 'another issuer'],
  ['has no token endpoint', { token_endpoint: undefined }, 'no usable token_endpoint'],
  ['has a number for an endpoint', { jwks_uri: 1 }, 'no usable jwks_uri'],
  ['sends secrets over http', { token_endpoint: insecure }, 'no usable token_endpoint'],
  ['sends guests over http', { authorization_endpoint: insecure }, 'no usable authorization_endpoint'],
])('a discovery document that %s is of no use', async (_what, change, reason) => {
  openId().changes.discovery = (body) => void Object.assign(body, change);
  const starting = createIdentityProvider(openId().options()).start(redirectUri);
  expect(await outcomeOf(starting)).toEqual({ unavailable: `discovery: ${reason}` });
});

test.each([404, 410])('without a document there is no sign-in (%i)', async (status) => {
  const starting = createIdentityProvider(openId().options({ issuerUrl: `${troubled()}/${status}` }));
  await expect(starting.start(redirectUri)).rejects.toThrow(IdentityUnavailable);
});
