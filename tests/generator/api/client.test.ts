import { describe, expect, test } from 'vitest';
import { createApiClient } from '../../../generated/api/client.ts';
import { operations } from '../../../generated/api/operations.ts';

/** A client that records its requests and gives fixed answers. */
function createClient(body: unknown, init: ResponseInit = {}) {
  const requests: Request[] = [];
  const type = init.status === undefined ? 'application/json' : 'application/problem+json';
  const client = createApiClient({
    baseUrl: 'https://hotels.example',
    fetch: async (request) => {
      requests.push(request);
      return new Response(JSON.stringify(body), { headers: { 'Content-Type': type }, ...init });
    },
  });
  return { client, requests };
}

test('has a function for each operation except those that pages navigate to', () => {
  const callable = Object.entries(operations).filter(([, { status }]) => status < 300);
  expect(Object.keys(createClient({}).client)).toEqual(callable.map(([id]) => id));
});

describe('a call', () => {
  test('sends its body as JSON to its path', async () => {
    const { client, requests } = createClient({ success: true });
    const { data, error } = await client.emailExists({ body: { email: 'ana@example.com', locale: 'hr' } });
    expect([data, error]).toEqual([{ success: true }, undefined]);
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'https://hotels.example/api/loyalty/email-exists',
    ]);
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual({ email: 'ana@example.com', locale: 'hr' });
  });

  test.each([
    ['ana@example.com', '/api/crm/ana%40example.com'],
    ['a/b?c#d@example.com', '/api/crm/a%2Fb%3Fc%23d%40example.com'],
    ['žana@example.com', '/api/crm/%C5%BEana%40example.com'],
  ])('encodes %s in its path', async (email, path) => {
    const { client, requests } = createClient({ vid: '1' });
    await client.findContact({ path: { email } });
    expect(requests[0]?.url).toBe(`https://hotels.example${path}`);
    expect(requests[0]?.method).toBe('GET');
  });

  test('sends {} when an optional body is left out', async () => {
    const { client, requests } = createClient({ success: true });
    await client.logout();
    await client.createContact({ path: { email: 'ana@example.com' } });
    for (const request of requests) {
      expect(request.headers.get('Content-Type')).toBe('application/json');
      expect(await request.text()).toBe('{}');
    }
  });
});
