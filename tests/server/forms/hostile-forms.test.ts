import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { runsOf, sampleOf } from '../../runner/campaigns.ts';
import { notoriousTexts } from '../club-faults/notorious-texts.ts';
import { ask, sendBytes, sendLine, statusOf } from '../integration/fixture/ask.ts';
import { expectAnswer } from '../integration/fixture/expect-answer.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

const served = withServedForms(() => ({ RATE_LIMITS: 'off' }));
const target = '/en/forms/question';
const formType = 'application/x-www-form-urlencoded';
const urlEncoded = { 'Content-Type': formType };
const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
const names = Object.keys(pageForms) as readonly PageFormName[];
const post = (
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = { ...urlEncoded, ...ownPage },
) => ask(served.site, target, { method: 'POST', headers, body });

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
  test.each<[status: number, what: string, headers: Readonly<Record<string, string>>]>([
    [403, 'another origin', { ...urlEncoded, Origin: 'https://evil.example' }],
    [403, 'another site', { ...urlEncoded, 'Sec-Fetch-Site': 'cross-site' }],
    [403, 'the same site on another host', { ...urlEncoded, 'Sec-Fetch-Site': 'same-site' }],
    [403, 'a sandboxed frame', { ...urlEncoded, Origin: 'null' }],
    [403, 'no origin at all', urlEncoded],
    [415, 'no type', ownPage],
    ...[
      'application/json',
      'multipart/form-data; boundary=x',
      'text/plain',
      `${formType}; charset=cp1250`,
      `${formType}x`,
    ].map((type): [number, string, Record<string, string>] => [
      415,
      type,
      { ...ownPage, 'Content-Type': type },
    ]),
  ])('%i for %s', async (status, _what, headers) => {
    const before = served.rows('enquiries').length;
    const answer = await post(String(await validBody()), headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(served.rows('enquiries')).toHaveLength(before);
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"'])('but the charset %s is right', async (charset) => {
    const headers = { ...ownPage, 'Content-Type': `${formType}; charset=${charset}` };
    expect((await post('message=a', headers)).status).toBe(422);
  });

  test('405 with the methods that there are', async () => {
    const page = pathOf('question', 'en');
    const others = ['PUT', 'DELETE', 'PATCH', 'OPTIONS'];
    for (const method of ['POST', ...others])
      await expectAnswer(served.site, `${method} ${page}`, 405, { allow: 'GET, HEAD' });
    for (const method of ['GET', 'HEAD', ...others])
      await expectAnswer(served.site, `${method} ${target}`, 405, { allow: 'POST' });
    expect((await expectAnswer(served.site, `HEAD ${page}`, 200)).text).toBe('');
  });

  test('413 for a body that is too large, whether its length is told or not', async () => {
    const sendLong = (length: number) =>
      served.guest().post(target, new URLSearchParams({ message: 'x'.repeat(length) }));
    expect((await sendLong(200_000)).status).toBe(413);
    const headers = [
      `POST ${target} HTTP/1.1`,
      'Host: a',
      'Sec-Fetch-Site: same-origin',
      'Transfer-Encoding: chunked',
    ];
    const head = [...headers, `Content-Type: ${formType}`, '', ''].join('\r\n');
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    expect(statusOf(await sendBytes(served.site, head + chunk.repeat(40)))).toBe(413);
    // As much as is allowed comes back with its error.
    const { status, form } = await sendLong(100_000);
    expect([status, form?.errors.message]).toEqual([422, 'TextTooLong']);
    expect(form?.controls.get('message')?.values[0]).toHaveLength(100_000);
  });

  test.each<[what: string, body: string | Uint8Array, status: number]>([
    ['too many parameters', 'a=1&'.repeat(201), 400],
    ['many empty ones', '&'.repeat(100_000), 422],
    ['no UTF-8', Buffer.from('message=\xe8\xff&guest_name=\xff', 'latin1'), 400],
    ['no UTF-8 as browsers encode it', 'message=%e8%ff&guest_name=Ana', 400],
  ])('%s', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
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
    ...'0 1 99 -1 yes true'.split(' '),
    '\0',
    '\ud800',
    'a\r\nBcc: b@example.com',
    '[object Object]',
  ),
);
const parameters = fc.array(fc.tuple(field, value), { maxLength: 30 });
const anyForm = fc.constantFrom(...names);

test('whatever is in a form, with any names and as often as one likes, it is answered', async () => {
  const bodies = new Map<PageFormName, URLSearchParams>();
  for (const name of names) bodies.set(name, await validBody(name));
  const drawn = [anyForm, parameters, fc.boolean(), fc.boolean()] as const;
  await fc.assert(
    fc.asyncProperty(...drawn, async (name, given, isValid, isFirst) => {
      const sent = new URLSearchParams(given.map(([key, text]) => [key, text]));
      const valid = isValid ? (bodies.get(name) ?? []) : [];
      const body = new URLSearchParams(isFirst ? [...valid, ...sent] : [...sent, ...valid]);
      const { status, text } = await served.guest().post(`/en/forms/${name}`, body);
      expectCalm(status, text, [200, 303, 422]);
      const query = await served.guest().ask(`${pathOf(name, 'en')}?${sent}`);
      expectCalm(query.status, query.text, [200]);
    }),
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

const strange =
  '/ /question/ /Question /%71uestion /%zz /% /%00 /%c3%28 /__proto__ /constructor/confirm /question%2fconfirm /../forms/question';

test('whatever the path of a form looks like, it is answered', async () => {
  const paths = strange.split(' ').map((end) => `/en/forms${end}`);
  const others = [
    '//en/forms/question',
    '/xx/forms/question',
    '/hr/forms/question',
    `/en/forms/${'a'.repeat(7000)}`,
  ];
  for (const path of [...paths, ...others]) {
    for (const method of ['GET', 'POST']) {
      const answer = await sendLine(served.site, `${method} ${path} HTTP/1.1`, 'Content-Length: 0\r\n');
      expectCalm(statusOf(answer), answer, [301, 308, 400, 403, 404, 405, 415]);
      expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^location: (?:https?:)?\/\/(?!127)/im);
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
