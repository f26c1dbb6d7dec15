import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { runsOf, sampleOf } from '../../runner/campaigns.ts';
import { notoriousTexts } from '../club-faults/notorious-texts.ts';
import { ask, sendBytes, sendLine, statusOf } from '../integration/fixture/ask.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

const served = withServedForms(() => ({ RATE_LIMITS: 'off' }));
const target = '/en/forms/question';
const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
const names = Object.keys(pageForms) as readonly PageFormName[];

/** Expects an answer that a site gives on purpose, without a trace of code. */
function expectCalm(status: number, text: string, statuses: readonly number[]): void {
  expect(statuses).toContain(status);
  expect(text).not.toMatch(/\bat .*\.(?:ts|js|mjs):\d+|node_modules|Error:/);
}

/** A valid form of a guest, as it would be sent. */
async function validBody(name: PageFormName = 'question'): Promise<URLSearchParams> {
  const form = await served.guest().open(name);
  return fillIn(form, { ...validAnswers(name), email_address: 'hostile@example.com' });
}

describe('what no page of the site sends is refused with its reason', () => {
  test.each([
    [403, 'another origin', { ...urlEncoded, Origin: 'https://evil.example' }],
    [403, 'another site', { ...urlEncoded, 'Sec-Fetch-Site': 'cross-site' }],
    [403, 'the same site on another host', { ...urlEncoded, 'Sec-Fetch-Site': 'same-site' }],
    [403, 'a sandboxed frame', { ...urlEncoded, Origin: 'null' }],
    [403, 'no origin at all', urlEncoded],
    [415, 'JSON', { ...ownPage, 'Content-Type': 'application/json' }],
    [415, 'files', { ...ownPage, 'Content-Type': 'multipart/form-data; boundary=x' }],
    [415, 'text', { ...ownPage, 'Content-Type': 'text/plain' }],
    [415, 'no type', ownPage],
    [
      415,
      'another charset',
      { ...ownPage, 'Content-Type': 'application/x-www-form-urlencoded; charset=cp1250' },
    ],
    [415, 'a type that begins like it', { ...ownPage, 'Content-Type': 'application/x-www-form-urlencodedx' }],
  ])('%i for %s', async (status, _what, headers) => {
    const before = served.rows('enquiries').length;
    const answer = await ask(served.site, target, {
      method: 'POST',
      headers,
      body: String(await validBody()),
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(served.rows('enquiries')).toHaveLength(before);
  });

  test('but a charset that is said to be UTF-8 is right', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"']) {
      const headers = { ...ownPage, 'Content-Type': `application/x-www-form-urlencoded; charset=${charset}` };
      const { status } = await ask(served.site, target, { method: 'POST', headers, body: 'message=a' });
      expect([charset, status]).toEqual([charset, 422]);
    }
  });

  test('405 with the methods that there are', async () => {
    const [page, site] = [pathOf('question', 'en'), served.site];
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await ask(site, page, { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await ask(site, target, { method });
      expect([method, status, headers.allow]).toEqual([method, 405, 'POST']);
    }
    const { status, text } = await ask(site, page, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });

  test('413 for a body that is too large, whether its length is told or not', async () => {
    const { site, guest } = served;
    const large = new URLSearchParams({ message: 'x'.repeat(200_000) });
    expect((await guest().post(target, large)).status).toBe(413);
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const head = `POST ${target} HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`;
    expect(statusOf(await sendBytes(site, head + chunk.repeat(40)))).toBe(413);
    // As much as is allowed comes back with its error.
    const { status, form } = await guest().post(
      target,
      new URLSearchParams({ message: 'x'.repeat(100_000) }),
    );
    expect([status, form?.errors.message]).toEqual([422, 'TextTooLong']);
    expect(form?.controls.get('message')?.values[0]).toHaveLength(100_000);
  });

  test('400 for too many parameters, and for what is no UTF-8', async () => {
    const { guest } = served;
    expect((await guest().post(target, 'a=1&'.repeat(201))).status).toBe(400);
    expect((await guest().post(target, '&'.repeat(100_000))).status).toBe(422);
    const { hostname, port } = new URL(served.site.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...urlEncoded, ...ownPage };
      const outgoing = request({ host: hostname, port, path: target, method: 'POST', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      outgoing.on('error', reject).end(Buffer.from('message=\xe8\xff&guest_name=\xff', 'latin1'));
    });
    expect(status).toBe(400);
  });
});

test('what looks like a template comes back as it was typed', async () => {
  const message = '{{7*7}} <%= 7*7 %> {name} $& $1 %s';
  const { status, form } = await served.guest().post(target, new URLSearchParams({ message }));
  expect([status, form?.controls.get('message')?.values]).toEqual([422, [message]]);
});

test('the links to other languages repeat neither secrets nor long texts, and what is typed as it was', async () => {
  const linksTo = async (path: string) => {
    const { status, text } = await served.guest().ask(path);
    expect(status).toBe(200);
    return [...text.matchAll(/<a class="language" href="([^"]*)"/g)].map(([, href = '']) => href);
  };
  const token = 'a'.repeat(43);
  for (const query of [`?confirm=${token}`, `?unsubscribe=${token}`, `?magic=${token}&website=x&_token=x`]) {
    const links = await linksTo(pathOf('newsletter', 'en') + query);
    expect(links).toHaveLength(localeCodes.length - 1);
    expect(links.filter((link) => link.includes('?'))).toEqual([]);
  }
  const message = (text: string) => `${pathOf('question', 'en')}?${new URLSearchParams({ message: text })}`;
  expect((await linksTo(message('x'.repeat(4000)))).join()).not.toContain('?');
  const [first = ''] = await linksTo(message('__site-settings__ "><script>'));
  expect(new URLSearchParams(first.split('?')[1]).get('message')).toBe('__site-settings__ "><script>');
});

test('a body that comes byte by byte keeps nobody waiting', async () => {
  const { hostname, port } = new URL(served.site.url);
  const slow = Array.from({ length: 30 }, () => {
    const headers = { ...urlEncoded, ...ownPage, 'Content-Length': 5000 };
    const outgoing = request({ host: hostname, port, path: target, method: 'POST', headers, agent: false });
    outgoing.on('error', () => undefined);
    outgoing.write('message=');
    return outgoing;
  });
  for (let step = 0; step < 5; step += 1) {
    for (const outgoing of slow) outgoing.write('x');
    await sleep(20);
    expect((await served.guest().post(target, await validBody())).status).toBe(303);
  }
  for (const outgoing of slow) outgoing.destroy();
  expect((await served.guest().ask(pathOf('question', 'en'))).status).toBe(200);
});

const field = fc.oneof(
  fc.constantFrom(
    ...Object.keys(pageForms.stay.fields),
    ...['_token', '_about', '_page', '_to', 'website', 'token', '__proto__', 'constructor', 'toString', ''],
    ...['message', 'topic', 'occasion', 'interests', 'newsletter_consent', 'data_request'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(
  fc.constantFrom(...notoriousTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '0',
    '1',
    '99',
    '-1',
    'yes',
    'true',
    '\0',
    '\ud800',
    'a\r\nBcc: b@example.com',
    '[object Object]',
  ),
);
const parameters = fc.array(fc.tuple(field, value), { maxLength: 30 });
const anyForm = fc.constantFrom(...names);

test('whatever is in a form, with any names and as often as one likes, it is answered', async () => {
  const bodies = new Map(
    await Promise.all(names.map(async (name) => [name, await validBody(name)] as const)),
  );
  await fc.assert(
    fc.asyncProperty(
      anyForm,
      parameters,
      fc.boolean(),
      fc.boolean(),
      async (name, given, isValid, isFirst) => {
        const sent = new URLSearchParams(given.map(([key, text]) => [key, text]));
        const valid = isValid ? (bodies.get(name) ?? []) : [];
        const body = new URLSearchParams(isFirst ? [...valid, ...sent] : [...sent, ...valid]);
        const { status, text } = await served.guest().post(`/en/forms/${name}`, body);
        expectCalm(status, text, [200, 303, 422]);
        const query = await served.guest().ask(`${pathOf(name, 'en')}?${sent}`);
        expectCalm(query.status, query.text, [200]);
      },
    ),
    { numRuns: runsOf(500) },
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('each field takes NUL, markup and line breaks, or refuses them; what is accepted is delivered', async () => {
  const spoilt = [
    '\x1b[2J\u202ea\0b\u009b\x7f <script>alert(1)</script>',
    "a\r\nBcc: all@example.com\r\n\r\n'; drop table",
  ];
  for (const name of names) {
    for (const [index, control] of Object.keys(pageForms[name].fields).entries()) {
      for (const text of sampleOf(spoilt, 2, index)) {
        const entered = { ...validAnswers(name), [control]: text };
        const answer = await served.guest().fill(name, 'en', entered);
        expectCalm(answer.status, answer.text, [303, 422]);
        expect(answer.text).not.toContain('<script>alert');
      }
    }
  }
  await served.settled();
  const mails = served.rows('mailbox');
  expect(mails.filter(({ to }) => /\s/.test(String(to)))).toEqual([]);
  const steering = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
  const stored = served
    .rows('enquiries')
    .flatMap(({ answers }) => Object.values(JSON.parse(String(answers))));
  const shown = [...stored, ...mails.flatMap(({ text, html }) => [text, html])];
  expect(shown.filter((text) => steering.test(String(text)))).toEqual([]);
  expect(mails.filter(({ subject }) => /Bcc|script|drop/.test(String(subject)))).toEqual([]);
});

test('whatever bytes are sent as a form, it is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const { hostname, port } = new URL(served.site.url);
      const headers = { ...urlEncoded, ...ownPage };
      const status = await new Promise<number>((resolve, reject) => {
        const options = { host: hostname, port, path: target, method: 'POST', headers, agent: false };
        const outgoing = request(options, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        });
        outgoing.on('error', reject).end(bytes);
      });
      expect([400, 422]).toContain(status);
    }),
    { numRuns: runsOf(500) },
  );
});

test('whatever the path of a form looks like, it is answered', async () => {
  const paths = [
    '/en/forms/',
    '/en/forms/question/',
    '/en/forms/Question',
    '/en/forms/%71uestion',
    '/en/forms/%zz',
    '/en/forms/%',
    '/en/forms/%00',
    '/en/forms/%c3%28',
    '/en/forms/__proto__',
    '/en/forms/constructor/confirm',
    '/en/forms/question%2fconfirm',
    '/en/forms/../forms/question',
    '//en/forms/question',
    '/xx/forms/question',
    '/hr/forms/question',
    `/en/forms/${'a'.repeat(7000)}`,
  ];
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const answer = await sendLine(served.site, `${method} ${path} HTTP/1.1`, 'Content-Length: 0\r\n');
      const [head = ''] = answer.split('\r\n\r\n');
      expectCalm(statusOf(answer), answer, [301, 308, 400, 403, 404, 405, 415]);
      expect(head).not.toMatch(/^location: (?:https?:)?\/\/(?!127)/im);
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (path, query) => {
      for (const asked of [`/en/forms${path || '/'}`, `${pathOf('stay', 'en')}?${query}`]) {
        const { status, text } = await served.guest().ask(asked);
        expectCalm(status, text, [200, 301, 303, 308, 400, 404, 405]);
      }
    }),
    { numRuns: runsOf(300) },
  );
});
