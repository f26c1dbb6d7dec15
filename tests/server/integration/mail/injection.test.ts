import { expect, test } from 'vitest';
import { createSmtpMailer } from '../../../../server/mail/smtp-mailer.ts';
import { clock, letterhead, link, mailOf } from './fixture/letterhead.ts';
import { outcomeOf, send, withMailer } from './fixture/send.ts';
import { withMailServer } from './fixture/smtp-server.ts';

const server = withMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
const mailer = withMailer(() => server().url);

const between = [',', ';', ' ', '> <'].map((separator) => `a@example.com${separator}b@example.com`);

test.each([
  ...['\r\n', '\n', '\r'].map((end) => `a@example.com${end}Bcc: b@example.com`),
  ...['\r\n\r\nA body', '>\r\nRCPT TO:<b@example.com', '\r\n', '\u0000', '\u2028b'].map(
    (end) => `a@example.com${end}`,
  ),
  ...[
    '\r\na@example.com',
    'a\u200b@example.com',
    ...between,
    'A <a@example.com>',
    '"a\r\nBcc: b"@example.com',
  ],
  ...['"a b"@example.com', 'a b@example.com', 'a\u00A0b@example.com', 'a@exam\tple.com', 'a@b@example.com'],
  ...[
    'group: a@example.com;',
    'a(comment)@example.com',
    'a@[127.0.0.1]',
    'a@exam\\ple.com',
    'a@',
    '@example.com',
    'a',
    '',
  ],
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is no recipient', async (to) => {
  const sending = mailer().send(mailOf('resetCode', 'en', to));
  expect(await outcomeOf(sending)).toEqual({ refused: 'The recipient is no e-mail address.' });
  expect(server().received).toEqual([]);
});

test.each([
  'Club\r\nBcc: b@example.com <club@hotel.example>',
  'Club\nX: y <club@hotel.example>',
  'Club <club@hotel.example\r\nBcc: b@example.com>',
  'Club <club@hotel.example>\r\nBcc: b@example.com',
  'Club <club@hotel.example>, Other <b@example.com>',
  '"Club" <x> <club@hotel.example>',
  'Club "19" x <club@hotel.example>',
  'Club <club>',
  'club',
  '',
])('%j is no sender', (from) => {
  expect(() => createSmtpMailer({ url: server().url, from, letterhead, clock })).toThrow(TypeError);
});

test('code and link are escaped, whatever they hold', async () => {
  const code = '</p><script>alert(1)</script>"\'&';
  const hostile = `${link}&b="><img src=x onerror=alert(1)>'`;
  await send(server().url, [{ ...mailOf('activationCode', 'en'), code, link: hostile }]);
  const html = server().received[0]?.email.html ?? '';
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;</p>');
  expect(html).toContain('&amp;b=&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;"');
});

test('lines of a code or link begin no header and end no mail', async () => {
  const code = '1\r\n.\r\nMAIL FROM:<x@example.com>\r\nBcc: b@example.com';
  await send(server().url, [{ ...mailOf('activationCode', 'en'), code }, mailOf('resetCode', 'en')]);
  const { received } = server();
  expect(received.map(({ email }) => email.bcc)).toEqual([undefined, undefined]);
  expect(received.map(({ to }) => to)).toEqual([['ana@example.com'], ['ana@example.com']]);
  expect(received[0]?.email.text).toContain('\n.\n');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'not a link'])(
  '%s is no link',
  async (to) => {
    const mail = { ...mailOf('activationCode', 'en'), link: to };
    await expect(mailer().send(mail)).rejects.toThrow(TypeError);
    expect(server().received).toEqual([]);
  },
);

test('the group’s name and address are escaped, too', async () => {
  const site = { name: 'A & "<b>"', contact: { email: 'a&b@hotel.example' } };
  await send(server().url, undefined, { letterhead: { ...letterhead, site }, from: 'club@hotel.example' });
  const email = server().received[0]?.email;
  expect(email?.from).toEqual({ name: site.name, address: 'club@hotel.example' });
  expect(email?.html).toContain('<strong>A &amp; &quot;&lt;b&gt;&quot;</strong>');
  expect(email?.html).toContain('href="mailto:a&amp;b@hotel.example"');
});
