import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../../generated/locales.ts';
import { site } from '../../../../generated/site.ts';
import type { EnquiryMail, Mail } from '../../../../server/core/ports/mail.ts';
import { writeMail } from '../../../../server/mail/write-mail.ts';
import { letterhead, link, locales } from './fixture/letterhead.ts';
import { send } from './fixture/send.ts';
import { withMailServer } from './fixture/smtp-server.ts';

const server = withMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
const unsubscribeUrl = 'https://hotel.example/ko/forms/newsletter/unsubscribe?token=Zm9vYmFy_-Zm9v';

function enquiryMail(changes: Partial<EnquiryMail> = {}): EnquiryMail {
  return {
    to: 'office@hotel.example',
    kind: 'enquiryOffice',
    locale: 'en',
    title: 'Request a stay',
    reference: 'K7QM-4TXW',
    sentAt: Date.UTC(2026, 5, 1, 22, 30),
    pageLocale: 'de',
    isProven: false,
    about: 'Bol',
    answers: [
      ['Your name', 'Ana Marić'],
      ['Wishes and questions', 'Zwei Betten, bitte.\nDanke!'],
    ],
    replyTo: 'ana@example.com',
    id: '7a5c.office',
    ...changes,
  };
}

const mailsIn = (locale: Locale): readonly Mail[] => [
  enquiryMail({ locale }),
  enquiryMail({ locale, kind: 'enquiryCopy' }),
  { to: 'ana@example.com', kind: 'enquiryConfirm', locale, title: 'Newsletter', link, days: 7 },
  { to: 'ana@example.com', kind: 'newsletterWelcome', locale, link, unsubscribeUrl },
];

describe.each(locales)('in $locale', ({ locale, bcp47, texts }) => {
  test('the mails about forms say the same in both parts', () => {
    const subjects = mailsIn(locale as Locale).map((mail) => {
      const { subject, text, html } = writeMail(mail, letterhead);
      expect(html).toContain(`<html lang="${bcp47}"`);
      const body = html.replace(/^[\s\S]*<h1[^>]*>/, '').replace(/<\/?a\b[^>]*>/g, '');
      const shown = body.replace(/<[^>]*>/g, ' ');
      for (const part of [subject, text, shown]) expect(part).not.toMatch(/undefined|\{\w|\[object/);
      const words = (part: string) => part.split(/[\s:]+/).filter((word) => word !== '');
      const inHtml = new Set(
        words(shown.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')),
      );
      expect(words(text).filter((word) => !inHtml.has(word) && !link.includes(word))).toEqual([]);
      return subject;
    });
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  test('reference, time at the hotels and subject stand above the answers', () => {
    const { text, html } = writeMail(enquiryMail({ locale: locale as Locale }), letterhead);
    // As the British and the Portuguese write it.
    const tag = ({ en: 'en-GB', pt: 'pt-PT' } as Record<string, string>)[bcp47] ?? bcp47;
    const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: site.hours.timeZone });
    const rows = text.split('\n');
    expect(rows).toContain(`${texts.enquiryReference}: K7QM-4TXW`);
    expect(rows).toContain(`${texts.enquiryAbout}: Bol`);
    expect(text).toContain(time.format(Date.UTC(2026, 5, 2)));
    expect(html).toMatch(/<dt[^>]*>Your name<\/dt>\s*<dd[^>]*>Ana Marić<\/dd>/);
    expect(html).toContain('Zwei Betten, bitte.<br>\nDanke!</dd>');
  });
});

test('only the office is told the language and the proof', () => {
  const office = writeMail(enquiryMail({ isProven: true }), letterhead).text;
  const copy = writeMail(enquiryMail({ kind: 'enquiryCopy', isProven: true }), letterhead).text;
  const { texts } = locales.find(({ locale }) => locale === 'en') ?? {};
  expect(office).toContain(`${texts?.enquiryLanguage}: German`);
  expect(office).toContain(texts?.enquiryProven);
  expect(copy).not.toContain(texts?.enquiryLanguage);
  expect(copy).not.toContain(texts?.enquiryProven);
});

test('a reply to the office’s mail goes to the guest, and the mail keeps its id', async () => {
  await send(server().url, [enquiryMail(), enquiryMail()]);
  const emails = server().received.map(({ email }) => email);
  expect(emails).toHaveLength(2);
  for (const { replyTo, messageId, from, to } of emails) {
    expect(replyTo).toEqual([{ address: 'ana@example.com', name: '' }]);
    expect(messageId).toBe('<7a5c.office@hotel.example>');
    expect(from?.address).toBe('club@hotel.example');
    expect(to).toEqual([{ address: 'office@hotel.example', name: '' }]);
  }
});

test('a mail program can end the subscription with one click', async () => {
  await send(server().url, mailsIn('ko'));
  const headers = server().received.map(({ email }) =>
    email.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
  );
  expect(headers).toEqual([
    [],
    [],
    [],
    [
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ],
  ]);
});

const hostile = [
  'Ana\r\nBcc: all@example.com',
  'Ana\nReply-To: eve@example.com\n\nA body',
  '\r\n.\r\nMAIL FROM:<x@example.com>',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">Click</a>',
  '</dd></dl><h1>Paid</h1>',
  'x\u2028Reference number: AAAA-AAAA',
  '{reference} %s =?utf-8?q?=0D=0ABcc:_b?=',
];

test.each(hostile)('what a guest writes is only text: %j', async (text) => {
  await send(server().url, [enquiryMail({ answers: [['Your name', text]] })]);
  const [received, ...others] = server().received;
  expect(others).toEqual([]);
  const { subject, bcc, cc, replyTo, html, text: plain } = received?.email ?? {};
  expect(received?.to).toEqual(['office@hotel.example']);
  expect([subject, bcc, cc]).toEqual(['Request a stay: K7QM-4TXW', undefined, undefined]);
  expect(replyTo).toEqual([{ address: 'ana@example.com', name: '' }]);
  const head = received?.source.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/alert|evil|eve@|all@|AAAA/);
  expect(html).not.toMatch(/<(script|img|a href="https:\/\/evil)/);
  expect(html?.match(/<h1/g)).toHaveLength(1);
  expect(html?.match(/<\/dl>/g)).toHaveLength(1);
  // A line of the guest never looks like a row of the site.
  const label = locales.find(({ locale }) => locale === 'en')?.texts.enquiryReference;
  expect(plain?.split('\n').filter((line) => line.startsWith(`${label}:`))).toEqual([`${label}: K7QM-4TXW`]);
});

test('nothing of a guest steers what shows a mail', () => {
  const nasty = '\x1b]0;pwned\x07\u009b2J\u202eevil\u2066\x7f';
  const { text, html } = writeMail(enquiryMail({ answers: [['Your name', nasty]] }), letterhead);
  for (const part of [text, html]) {
    expect(part).toContain(']0;pwned2Jevil');
    expect(part).not.toMatch(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  }
});

test.each(['ana@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'A <a@example.com>', ''])(
  'replies do not go to %j, and the mail is sent',
  async (replyTo) => {
    await send(server().url, [enquiryMail({ replyTo })]);
    const [received] = server().received;
    expect(received?.email.replyTo).toBeUndefined();
    expect(received?.source).not.toContain('b@example.com');
  },
);
