import { expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { ask } from '../../server/integration/fixture/ask.ts';
import { publicOrigin } from '../../server/integration/fixture/public-origin.ts';
import { withFront } from './running-front.ts';

const front = withFront();

test('one app process is killed: whatever is asked for after that is answered', async () => {
  const [first] = front().apps;
  const targets = ['/en/search?q=bol', '/en/hotels?stars=4', '/api/cookie', '/en/nowhere', '/en/offers'];
  const expected = [200, 200, 200, 404, 200];
  const askAll = () => Promise.all(targets.map(async (target) => (await ask(front(), target)).status));
  for (let round = 0; round < 10; round += 1) expect(await askAll()).toEqual(expected);
  const during = Promise.allSettled(Array.from({ length: 10 }, askAll));
  await first?.kill();
  for (let round = 0; round < 50; round += 1) expect(await askAll()).toEqual(expected);
  await during;
  const created = await ask(front(), '/api/loyalty/email-exists', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: publicOrigin, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email: 'ana@example.com', locale: 'en' }),
  });
  expect(created.status).toBe(200);
});

test('no app is left: pages go on, the rest says so in its language', async () => {
  for (const app of front().apps) await app.kill();
  const asked = async (target: string, headers = {}) => {
    const { status, text, headers: got } = await ask(front(), target, { headers });
    expect(got['content-security-policy']).toContain("default-src 'none'");
    return { status, text, headers: got };
  };
  expect((await asked('/en/offers', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect((await asked('/en/offers/')).headers.location).toBe('/en/offers');
  const whole = await asked('/en/hotels');
  expect((await asked('/en/hotels?stars=4')).text).toBe(whole.text);
  expect((await asked('/en/hotels', { 'Accept-Encoding': 'br;q=0.5' })).text).toBe(whole.text);

  const unknown = await asked('/se/ingenting');
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-cache']);
  expect(unknown.text).toContain('<html lang="sv"');
  expect(unknown.text).toContain(messages.se.notFound.title);

  const search = await asked('/de/search?q=brela');
  expect([search.status, search.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(search.headers['retry-after']).toBe('5');
  expect(search.text).toContain('<html lang="de"');

  const call = await asked('/api/cookie');
  expect([call.status, call.headers['content-type']]).toEqual([503, 'application/problem+json']);
  expect(JSON.parse(call.text)).toMatchObject({ status: 503, code: 'Unavailable' });
});
