import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeOperations } from '../../../server/api/create-api.ts';

const operations = {
  readTier: { method: 'GET', path: '/api/tiers/{tier}' },
  writeTier: { method: 'PUT', path: '/api/tiers/{tier}' },
  changeTier: { method: 'PATCH', path: '/api/tiers/{tier}' },
  removeTier: { method: 'DELETE', path: '/api/tiers/{tier}' },
  addTier: { method: 'POST', path: '/api/tiers' },
} as const;

const router = routeOperations(
  operations,
  async (id, request, response) => void response.json({ id, tier: request.params.tier }),
  (allowed, response) => void response.status(405).set('Allow', allowed).end(),
);
const server = createServer(express().use(router));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const send = (method: string, path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

test.each(Object.entries(operations))('%s is reached by its own method', async (id, { method, path }) => {
  const answer = await send(method, path.replace('{tier}', 'gold'));
  const tier = path.includes('{') ? { tier: 'gold' } : {};
  expect(await answer.json()).toEqual({ id, ...tier });
});

test('any other method of a path is refused with those that it has', async () => {
  const refused = await send('OPTIONS', '/api/tiers/gold');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, PATCH, DELETE']);
  const other = await send('DELETE', '/api/tiers');
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await send('HEAD', '/api/tiers/gold')).status).toBe(200);
});
