import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createIdentityProvider, type IdentityOptions } from '../../../../server/identity/oidc-provider.ts';
import { IdentityUnavailable } from '../../../../server/rewards-club/ports/identity.ts';
import { redirectUri, subject, withOpenIdProvider, withServer } from './fixture/openid-provider.ts';
import { outcomeOf, signIn } from './fixture/sign-in.ts';

const openId = withOpenIdProvider();

const good = JSON.stringify({ sub: subject, email: 'a@example.com', email_verified: true });

/** Answers by the second segment of the path, whatever stands after it. */
const troubled = withServer((request, response) => {
  const [, trouble] = request.url?.split('/') ?? [];
  const json = { 'Content-Type': 'application/json' };
  if (trouble === 'away') request.socket.destroy();
  else if (trouble === 'silent') return;
  else if (trouble === 'stalled') response.writeHead(200, json).write('{');
  else if (trouble === 'cut')
    response.writeHead(200, { ...json, 'Content-Length': 99 }).write('{', () => request.socket.destroy());
  else if (trouble === 'huge') response.writeHead(200, json).end(`{"a":"${'x'.repeat(200_000)}"}`);
  else if (trouble === 'endless') writeEndlessly(response);
  else if (trouble === 'html')
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  else if (trouble === 'empty') response.writeHead(200, json).end();
  else if (trouble === 'list') response.writeHead(200, json).end('[]');
  else if (trouble === 'null') response.writeHead(200, json).end('null');
  else if (trouble === 'redirect') response.writeHead(302, { Location: '/good' }).end();
  else if (trouble === 'good') response.writeHead(200, json).end(good);
  else response.writeHead(Number(trouble)).end(good);
});

function writeEndlessly(response: {
  readonly destroyed: boolean;
  write(text: string, done: () => void): void;
}) {
  const write = () => {
    if (!response.destroyed) response.write(' '.repeat(10_000), write);
  };
  write();
}

const troubles = [
  'away',
  'silent',
  'stalled',
  'cut',
  'huge',
  'endless',
  'html',
  'empty',
  'list',
  'null',
].concat(['redirect', '408', '429', '500', '503']);

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

test.each(Object.keys(calls))('%s: nobody listens', async (call) => {
  const given = calls[call]?.(await findClosedUrl());
  const signingIn = signIn(openId().options(given));
  expect(await outcomeOf(signingIn)).toEqual({ unavailable: `${call}: no connection ECONNREFUSED` });
});

/** The address of a server that has just stopped. */
async function findClosedUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test.each<[what: string, change: (body: Record<string, unknown>) => unknown, reason: string]>([
  [
    'is another issuer’s',
    (it) => Object.assign(it, { issuer: 'https://accounts.google.com' }),
    'another issuer',
  ],
  ['names no issuer', (it) => void delete it.issuer, 'another issuer'],
  ['has no token endpoint', (it) => void delete it.token_endpoint, 'no usable token_endpoint'],
  ['has a number for an endpoint', (it) => Object.assign(it, { jwks_uri: 1 }), 'no usable jwks_uri'],
  [
    'sends secrets over http',
    (it) => Object.assign(it, { token_endpoint: 'http://a.example' }),
    'no usable token_endpoint',
  ],
  [
    'sends guests over http',
    (it) => Object.assign(it, { authorization_endpoint: 'http://a.example' }),
    'no usable authorization_endpoint',
  ],
])('a discovery document that %s is of no use', async (_what, change, reason) => {
  openId().changes.discovery = change;
  const starting = createIdentityProvider(openId().options()).start(redirectUri);
  expect(await outcomeOf(starting)).toEqual({ unavailable: `discovery: ${reason}` });
});

test.each([404, 410])('without a document there is no sign-in (%i)', async (status) => {
  const starting = createIdentityProvider(openId().options({ issuerUrl: `${troubled()}/${status}` }));
  await expect(starting.start(redirectUri)).rejects.toThrow(IdentityUnavailable);
});
