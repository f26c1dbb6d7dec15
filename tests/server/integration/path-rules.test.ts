import { describe, expect, test } from 'vitest';
import { ask, sendLine, statusOf } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();

const malformed =
  '/% /en/offers% /en/%zz /en/%2 /%00 /en/offers/%00/.. /%c3%28 /%c0%80 /%ed%a0%80 /%f4%90%80%80 /en/%E0%A4%A /%?x=1 //%ff ' +
  'http://elsewhere.example/%zz * en/offers ftp://elsewhere.example/en/offers';

describe('malformed paths are 400', () => {
  test.each(malformed.split(' '))('%s', async (target) => {
    expect(statusOf(await sendLine(site(), `GET ${target} HTTP/1.1`))).toBe(400);
  });

  test.each([
    ['/%zz', 'hr'],
    ['/EN/%zz', 'en'],
    ['/se/%zz', 'sv'],
  ])('%s speaks %s', async (target, lang) => {
    const { text } = await expectAnswer(site(), `GET ${target}`, 400, { 'cache-control': 'no-store' });
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain('"kind":"badRequest"');
  });

  test('one in bytes above 0x7F is 400, as they belong encoded', async () => {
    const path = Buffer.from('/destinacija/brač').toString('latin1');
    expect(statusOf(await sendLine(site(), `GET ${path} HTTP/1.1`))).toBe(400);
  });
});

/** By what they lead to: moved paths, and other spellings of published ones. */
const spellings: Readonly<Record<string, string>> = {
  '/': '// /// /hr /hr/ /HR//',
  '/en/': '/en /EN /En/ /en// //en',
  '/se/': '/sv /sv/ /SV// /sv?next=https://evil.example',
  '/ponude': '/ponude/ /hr/ponude /HR//Ponude/',
  '/en/offers':
    '/en/offers/ /en/offers// /en//offers //en//offers// /en/Offers /EN/OFFERS/ /%45N/offers /en/offers%2F ' +
    '/en/offers/?utm_source=mail http://elsewhere.example/en/offers/ /en/offer/late-offer /en/offer/late-offer/ ' +
    '/en/offer/late-offer?next=https://evil.example /en/offer/l%61te-offer //EN/Offer/Late-Offer',
  '/destinacija/bra%C4%8D':
    '/destinacija/bra%C4%8D/ /hr/destinacija/BRA%C4%8C /stara-ponuda /hr/Stara-Ponuda/',
  '/se/restauranger/oliva': '/sv/restauranger/oliva /sv//Restauranger/OLIVA/',
  '/se/search': '/sv/search /sv/search?q=brela',
  '/en/VIP-club': '/en/vip-club /en/VIP-CLUB/',
};

test.each(
  Object.entries(spellings).flatMap(([location, list]) => list.split(' ').map((path) => [path, location])),
)('%s is 301 to %s', async (path, location) => {
  expect((await expectAnswer(site(), `GET ${path}`, 301, { location })).body).toHaveLength(0);
});

test.each(['/en/merger', '/en/Merger/'])('the removed %s is 410 with a page', async (path) => {
  const { text } = await expectAnswer(site(), `GET ${path}`, 410, { location: undefined });
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('"kind":"gone"');
});

const unknown =
  '/en/nowhere /nowhere/ /hr/en/offers /hr/hr/ponude /sv/offers /sv/sv/ /sv/se/ /svenska /de/de/ /en/ponude ' +
  '/en/offers/free-dinner /en/./offers /en/../ponude /en/%2e%2e/ponude /en/%256fffers /en/offers;x=1 /en/offers%20 ' +
  '/en%5Coffers /en/offers%0d%0aset-cookie:%20a=b /Robots.txt /robots.txt/ /hr/robots.txt /FAVICON.ICO /__proto__ ' +
  '/constructor /en/toString //evil.example/ //evil.example/%2f.. //elsewhere.example/../en/offers/ ' +
  '/dev /dev/ /dev/nothing /dev//mailbox /dev/sv/ /Api /API/old //api /apis /DEV/';

test.each(unknown.split(' '))(
  '%s is no spelling of what is published: 404 without Location',
  async (path) => {
    await expectAnswer(site(), `GET ${path}`, 404, { location: undefined });
  },
);

describe('nothing under /api redirects', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const targets = [
    '/api',
    '/api/',
    '/api/old',
    '/api/sv/',
    '/api//en/offers',
    '/api/nowhere?x=1',
    '/api%2Fnowhere',
  ];
  const problem = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    location: undefined,
  };

  test.each(targets)('%s is a problem, 404', async (target) => {
    for (const method of methods) {
      const { text } = await expectAnswer(site(), `${method} ${target}`, 404, problem);
      if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'NotFound' });
    }
  });

  test('malformed under /api is a problem, 400', async () => {
    const { text } = await expectAnswer(site(), 'GET /api/%zz', 400, {
      'content-type': 'application/problem+json',
    });
    expect(JSON.parse(text)).toMatchObject({ status: 400, code: 'BadRequest' });
    expect((await ask(site(), '/apis')).headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
