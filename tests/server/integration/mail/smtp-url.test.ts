import { expect, test } from 'vitest';
import { readSmtpUrl } from '../../../../server/mail/smtp-url.ts';

const strict = { rejectUnauthorized: true };
const lax = { rejectUnauthorized: false };
const usual = { port: 587, secure: false, ignoreTLS: false };
const outside = { ...usual, host: 'mail.example', requireTLS: true, tls: strict };
const inside = { ...usual, host: '127.0.0.1', requireTLS: false, tls: lax };

test.each([
  ['smtp://mail.example', outside],
  ['smtp://mail.example:25', { ...outside, port: 25 }],
  ['smtp://mail.example?requireTLS=false', { ...outside, requireTLS: false }],
  ['smtp://mail.example?ignoreTLS=true', { ...outside, requireTLS: false, ignoreTLS: true }],
  ['smtp://mail.example?tls.rejectUnauthorized=false', { ...outside, tls: lax }],
  ['smtp://mail.example?tls.servername=mx', { ...outside, tls: { ...strict, servername: 'mx' } }],
  ['smtp://mail.example?name=hotel.example', { ...outside, name: 'hotel.example' }],
  ['smtp://me:a%2Fb%40c@mail.example', { ...outside, auth: { user: 'me', pass: 'a/b@c' } }],
  ['smtps://mail.example', { ...outside, port: 465, secure: true, requireTLS: false }],
  ['smtps://mail.example:587', { ...outside, secure: true, requireTLS: false }],
  ['smtp://127.0.0.1', inside],
  ['smtp://localhost:1025', { ...inside, host: 'localhost', port: 1025 }],
  ['smtp://[::1]:25', { ...inside, host: '::1', port: 25 }],
  ['smtp://127.0.0.1?requireTLS=true', { ...inside, requireTLS: true, tls: strict }],
  ['smtps://127.0.0.1', { ...inside, port: 465, secure: true, tls: strict }],
])('%s', (url, want) => {
  expect(readSmtpUrl(url)).toEqual(want);
});

test.each([
  ...['', 'mail.example', 'mail.example:25', 'http://mail.example', 'smtp://', 'smtp:mail.example'],
  ...['?logger=true', '?requireTLS=yes', '?tls.rejectUnauthorized=0', '?__proto__=1'].map(
    (query) => `smtp://mail.example${query}`,
  ),
  'smtp://me:%zz@mail.example',
])('%j is no mail server', (url) => {
  expect(() => readSmtpUrl(url)).toThrow(TypeError);
});

test.each(['smtp//me:secret@mail.example', 'smtp://me:secret@mail.example?a=1', 'smtp://me:secret%zz@a'])(
  'the fault of %s does not show the password',
  (url) => expect(() => readSmtpUrl(url)).toThrow(/^(?!.*secret)/),
);
