import { describe, expect, test } from 'vitest';
import { ask, sendLine, statusOf } from './fixture/ask.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();

describe('malformed paths are 400', () => {
  test.each([
    '/%',
    '/en/offers%',
    '/en/%zz',
    '/en/%2',
    '/%00',
    '/en/offers%00',
    '/en/offers/%00/..',
    '/%c3%28',
    '/%c0%80',
    '/%ed%a0%80',
    '/%f4%90%80%80',
    '/en/%E0%A4%A',
    '/%?x=1',
    '//%ff',
    '/en/offer/late-offer%ff',
    'http://elsewhere.example/%zz',
    '*',
    'en/offers',
    'ftp://elsewhere.example/en/offers',
  ])('%s', async (target) => {
    expect(statusOf(await sendLine(site(), `GET ${target} HTTP/1.1`))).toBe(400);
  });

  test.each([
    ['/%zz', 'hr'],
    ['/en/%zz', 'en'],
    ['/EN/%zz', 'en'],
    ['/se/%zz', 'sv'],
  ])('%s speaks %s', async (target, lang) => {
    const answer = await ask(site(), target);
    expect(answer.text).toContain(`<html lang="${lang}">`);
    expect(answer.text).toContain('"kind":"badRequest"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('one in bytes above 0x7F is 400, as they belong encoded', async () => {
    expect(
      statusOf(await sendLine(site(), `GET ${Buffer.from('/destinacija/brač').toString('latin1')} HTTP/1.1`)),
    ).toBe(400);
  });
});

describe('redirects of the table', () => {
  test.each([
    ['/en/offer/late-offer', '/en/offers'],
    ['/en/offer/late-offer?next=https://evil.example', '/en/offers'],
    ['/en/offer/l%61te-offer', '/en/offers'],
    ['/stara-ponuda', '/destinacija/bra%C4%8D'],
    ['/hr/Stara-Ponuda/', '/destinacija/bra%C4%8D'],
    ['/en/offer/late-offer/', '/en/offers'],
    ['//EN/Offer/Late-Offer', '/en/offers'],
  ])('%s is 301 to %s', async (target, location) => {
    const { status, headers, body } = await ask(site(), target);
    expect({ status, location: headers.location, size: body.length }).toEqual({
      status: 301,
      location,
      size: 0,
    });
  });

  test('a removed path is 410 with a page', async () => {
    const { status, headers, text } = await ask(site(), '/en/merger');
    expect(status).toBe(410);
    expect(headers.location).toBeUndefined();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('"kind":"gone"');
    expect((await ask(site(), '/en/Merger/')).status).toBe(410);
  });
});

describe('other spellings of published paths are 301 to them', () => {
  test.each([
    ['/en', '/en/'],
    ['/EN', '/en/'],
    ['/En/', '/en/'],
    ['//', '/'],
    ['///', '/'],
    ['/en//', '/en/'],
    ['//en', '/en/'],
    ['/ponude/', '/ponude'],
    ['/en/offers/', '/en/offers'],
    ['/en/offers//', '/en/offers'],
    ['/en//offers', '/en/offers'],
    ['//en/offers', '/en/offers'],
    ['//en//offers//', '/en/offers'],
    ['/en/Offers', '/en/offers'],
    ['/EN/OFFERS/', '/en/offers'],
    ['/%45N/offers', '/en/offers'],
    ['/en/offers%2F', '/en/offers'],
    ['/hr', '/'],
    ['/hr/', '/'],
    ['/HR//', '/'],
    ['/hr/ponude', '/ponude'],
    ['/HR//Ponude/', '/ponude'],
    ['/hr/destinacija/BRA%C4%8C', '/destinacija/bra%C4%8D'],
    ['/destinacija/bra%C4%8D/', '/destinacija/bra%C4%8D'],
    ['/sv', '/se/'],
    ['/sv/', '/se/'],
    ['/SV//', '/se/'],
    ['/sv?next=https://evil.example', '/se/'],
    ['/sv/restauranger/oliva', '/se/restauranger/oliva'],
    ['/sv//Restauranger/OLIVA/', '/se/restauranger/oliva'],
    ['/sv/search', '/se/search'],
    ['/sv/search?q=brela', '/se/search'],
    ['/en/vip-club', '/en/VIP-club'],
    ['/en/VIP-CLUB/', '/en/VIP-club'],
    ['/en/offers/?utm_source=mail', '/en/offers'],
    ['http://elsewhere.example/en/offers/', '/en/offers'],
    ['//elsewhere.example/../en/offers/', undefined],
  ])('%s → %s', async (target, location) => {
    const { status, headers } = await ask(site(), target);
    expect({ status, location: headers.location }).toEqual({
      status: location === undefined ? 404 : 301,
      location,
    });
  });
});

describe('not published, and no spelling of what is', () => {
  test.each([
    '/en/nowhere',
    '/nowhere/',
    '/hr/en/offers',
    '/hr/hr/ponude',
    '/sv/offers',
    '/sv/sv/',
    '/sv/se/',
    '/svenska',
    '/api/sv/',
    '/dev/sv/',
    '/de/de/',
    '/en/ponude',
    '/en/offers/free-dinner',
    '/en/./offers',
    '/en/../ponude',
    '/en/%2e%2e/ponude',
    '/en/%256fffers',
    '/en/offers;x=1',
    '/en/offers%20',
    '/en%5Coffers',
    '/en/offers%0d%0aset-cookie:%20a=b',
    '/Robots.txt',
    '/robots.txt/',
    '/hr/robots.txt',
    '/FAVICON.ICO',
    '/__proto__',
    '/constructor',
    '/en/toString',
    '//evil.example/',
    '//evil.example/%2f..',
  ])('%s is 404 without Location', async (target) => {
    const { status, headers } = await ask(site(), target);
    expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
  });
});

describe('nothing under /api and /dev redirects', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const targets = ['/api', '/api/', '/api/old', '/api//en/offers', '/api/nowhere?x=1', '/api%2Fnowhere'];
  test.each(targets.flatMap((target) => methods.map((method) => ({ method, target }))))(
    '$method $target is a problem, 404',
    async ({ method, target }) => {
      const { status, headers, text } = await ask(site(), target, { method });
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
      });
      expect(headers.location).toBeUndefined();
      if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'NotFound' });
    },
  );

  test('malformed under /api is a problem, 400', async () => {
    const { status, headers, text } = await ask(site(), '/api/%zz');
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ status: 400, code: 'BadRequest' });
  });

  test.each([
    '/dev',
    '/dev/',
    '/dev/nothing',
    '/dev//mailbox',
    '/Api',
    '/API/old',
    '//api',
    '/apis',
    '/DEV/',
  ])('%s is a 404 page', async (target) => {
    const { status, headers } = await ask(site(), target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.location).toBeUndefined();
  });
});
