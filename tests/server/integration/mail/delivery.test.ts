import { expect, test } from 'vitest';
import { sampleOf } from '../../../runner/campaigns.ts';
import { code, kinds, letterhead, link, locales, mailOf } from './fixture/letterhead.ts';
import { send, withMailer } from './fixture/send.ts';
import { withMailServer } from './fixture/smtp-server.ts';

const server = withMailServer({ disabledCommands: ['AUTH'] });
const mailer = withMailer(() => server().url);

/** Each kind in some languages, in campaigns in all. */
const cases = kinds.flatMap((kind, turn) =>
  sampleOf(locales, 6, turn).map((language) => ({ kind, ...language })),
);

test.each(cases)('$kind arrives in $locale', async ({ kind, locale, bcp47, texts }) => {
  const mail = mailOf(kind, locale);
  await mailer().send(mail);
  const [received, ...others] = server().received;
  if (received === undefined) throw new Error('Nothing arrived.');
  const { email, source, from, to } = received;
  expect([others, from, to]).toEqual([[], 'club@hotel.example', ['ana@example.com']]);
  expect(email).toMatchObject({
    subject: texts[`${kind}Subject`],
    from: { address: 'club@hotel.example', name: 'Dalmatia Sun Hotels' },
    to: [{ address: 'ana@example.com', name: '' }],
    date: '2027-01-15T08:00:00.000Z',
    messageId: expect.stringMatching(/^<[\da-f-]{36}@hotel\.example>$/),
    attachments: [],
  });
  const valuesOf = (name: string) =>
    email.headers.filter(({ key }) => key === name).map(({ value }) => value);
  expect(
    ['auto-submitted', 'content-language', 'mime-version', 'content-type', 'x-mailer'].map(valuesOf),
  ).toEqual([['auto-generated'], [bcp47], ['1.0'], [expect.stringMatching(/^multipart\/alternative/)], []]);
  // Encoded for mail servers that know nothing but ASCII and short lines.
  expect(source).toMatch(/^[\t\r\n\x20-\x7E]*$/);
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(source.match(/^Content-Type: text\/(plain|html); charset=utf-8/gim)).toHaveLength(2);
  for (const part of [email.text, email.html]) {
    const codes = part?.match(/(?<![#\d])\d{6}(?!\d)/g) ?? [];
    expect([codes, part?.includes(letterhead.site.name)]).toEqual([
      mail.code === undefined ? [] : [code],
      true,
    ]);
  }
  expect(email.text?.split('\n').includes(link)).toBe(mail.link !== undefined);
  expect(email.html?.includes(`href="${link.replace('&', '&amp;')}"`)).toBe(mail.link !== undefined);
  expect(email.html).toContain(`<html lang="${bcp47}"`);
});

test.each([
  ['club@hotel.example', 'Dalmatia Sun Hotels'],
  ['<club@hotel.example>', 'Dalmatia Sun Hotels'],
  ['  Klub, Tučepi  <club@hotel.example> ', 'Klub, Tučepi'],
  ['"Klub (19), Tučepi" <club@hotel.example>', 'Klub (19), Tučepi'],
])('MAIL_FROM may be %s', async (sender, name) => {
  await send(server().url, undefined, { from: sender });
  expect(server().received[0]?.email.from).toEqual({ address: 'club@hotel.example', name });
});

test.each([
  ['Ana.Horvat+club@Example.COM', 'Ana.Horvat+club@example.com', 'Ana.Horvat+club@example.com'],
  ["o'brien@example.com", "o'brien@example.com", "o'brien@example.com"],
  ['ana@čakovec.example', 'ana@čakovec.example', 'ana@xn--akovec-h2a.example'],
  ['đuro@example.com', 'đuro@example.com', Buffer.from('đuro@example.com').toString('latin1')],
])('a mail goes to %s', async (to, recipient, header) => {
  await send(server().url, [mailOf('resetCode', 'hr', to)]);
  const [received] = server().received;
  expect(received?.to).toEqual([recipient]);
  expect(received?.source).toContain(`\r\nTo: ${header}\r\n`);
});

test('a locale without texts gets the mail of the base locale', async () => {
  await send(
    server().url,
    ['xx', 'constructor', '__proto__', ''].map((locale) => mailOf('resetCode', locale)),
  );
  const subjects = server().received.map(({ email }) => email.subject);
  expect(new Set(subjects)).toEqual(new Set([letterhead.languages.get('hr')?.texts.resetCodeSubject]));
  expect(subjects).toHaveLength(4);
});
