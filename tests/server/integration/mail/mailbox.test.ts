import express from 'express';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { MailboxItem, MailboxStore } from '../../../../server/core/ports/work-stores.ts';
import { createMailboxMailer } from '../../../../server/mail/mailbox.ts';
import { writeMail } from '../../../../server/mail/write-mail.ts';
import { createMailboxRouter } from '../../../../server/start/mailbox-page.ts';
import { ask } from '../fixture/ask.ts';
import { expectAnswer } from '../fixture/expect-answer.ts';
import { startFixtureSite } from '../fixture/start-fixture-site.ts';
import { withServer } from '../identity/fixture/openid-provider.ts';
import { code, kinds, letterhead, link, mailOf } from './fixture/letterhead.ts';
import { outcomeOf } from './fixture/send.ts';

const items: MailboxItem[] = [];
/** A mailbox in memory, newest mail first. */
const mailbox: MailboxStore = {
  add: async (mail) => void items.unshift(mail),
  list: async (limit) => items.slice(0, limit),
  listByRecipient: async (emailKey) => items.filter(({ to }) => to === emailKey),
  removeByRecipient: async (emailKey) =>
    void items.splice(0, items.length, ...items.filter(({ to }) => to !== emailKey)),
};
let now = 1_800_000_000_000;
const mailer = createMailboxMailer({ mailbox, letterhead, clock: { now: () => now } });
const place = { host: '127.0.0.1', siteUrl: 'http://127.0.0.1' };
const app = express().use(createMailboxRouter(mailbox, place, { record: () => undefined }));
const url = withServer(app.use((_request, response) => void response.status(404).end('elsewhere')));
beforeEach(() => mailbox.removeByRecipient('ana@example.com'));

const askMailbox = (accept?: string) =>
  ask({ url: url() }, '/dev/mailbox', { headers: accept === undefined ? {} : { Accept: accept } });

test.each(kinds)('%s is kept as it would have been sent', async (kind) => {
  const mail = mailOf(kind, 'uk');
  await mailer.send(mail);
  const { bcp47: _language, ...written } = writeMail(mail, letterhead);
  expect(items).toEqual([{ ...mail, kind: undefined, ...written, sentAt: now }]);
});

test('mail to what is no address is refused, as by a mail server', async () => {
  const sending = mailer.send(mailOf('resetCode', 'en', 'a@example.com\r\nBcc: b@example.com'));
  expect(await outcomeOf(sending)).toEqual({ refused: 'The recipient is no e-mail address.' });
  expect(items).toEqual([]);
});

test('mail that cannot be kept is not sent', async () => {
  const broken = { ...mailbox, add: () => Promise.reject(new Error('disk full')) };
  const sending = createMailboxMailer({ mailbox: broken, letterhead, clock: { now: () => now } });
  expect(await outcomeOf(sending.send(mailOf('resetCode', 'en')))).toEqual({
    unavailable: 'The mailbox cannot be written.',
  });
});

test('programs get the mails as JSON and people as a page, newest first', async () => {
  const subjects = ['비밀번호가 변경되었습니다', 'Your code for the rewards club'];
  await mailer.send(mailOf('activationCode', 'en'));
  now += 61_500;
  await mailer.send(mailOf('passwordChanged', 'ko'));
  const answer = await askMailbox('application/json');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const to = 'ana@example.com';
  expect(JSON.parse(answer.text)).toEqual([
    { to, subject: subjects[0], locale: 'ko', sentAt: '2027-01-15T08:01:01.500Z' },
    { to, subject: subjects[1], code, link, locale: 'en', sentAt: '2027-01-15T08:00:00.000Z' },
  ]);
  const { text, headers } = await askMailbox('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect([...text.matchAll(/<h2>(.*)<\/h2>/g)].map(([, title]) => title)).toEqual(subjects);
  expect(text).toContain(`<strong>${code}</strong>`);
  expect(text).toContain(`<a href="${link.replace('&', '&amp;')}">`);
  expect(text).toContain('You are about to join the Dalmatia Sun Hotels rewards club.');
});

test('what stands in a mail cannot break out of the page', async () => {
  const hostile = '"><script>alert(1)</script>';
  const texts = { subject: hostile, text: hostile, html: hostile, code: hostile, locale: hostile };
  const item: MailboxItem = { ...texts, to: 'ana@example.com', link: `javascript:${hostile}`, sentAt: now };
  await mailbox.add(item);
  const { text } = await askMailbox('text/html');
  expect(text).not.toContain('<script');
  expect(text).not.toContain('href="javascript');
  expect(text.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(5);
});

test.each([
  [undefined, 'html'],
  ['text/html', 'html'],
  ['application/json', 'json'],
  ['application/json, text/html;q=0.5', 'json'],
])('Accept: %s gives %s', async (accept, want) => {
  const { headers, status } = await askMailbox(accept);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(want)]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toBe('Accept');
});

test.each([
  ['keeps', {}, 200],
  ['sends', { SMTP_URL: 'smtp://127.0.0.1:9' }, 404],
])('a site that %s its mails, set by %j, answers for its mailbox: %i', async (_what, env, status) => {
  const whole = await startFixtureSite(env);
  onTestFinished(() => whole.stop());
  expect((await ask(whole, '/dev/mailbox')).status).toBe(status);
});

test.each<[line: string, status: number, headers?: Record<string, string>]>([
  ['HEAD /dev/mailbox', 200],
  ['POST /dev/mailbox', 405],
  ['GET /dev/mailbox?a=1', 200],
  ['GET /dev/mailbox/', 404],
  ['GET /dev/Mailbox', 404],
  ['GET /dev/mailbox', 404, { Host: 'hotel.example' }],
  ['GET /dev/mailbox', 404, { 'X-Forwarded-For': '127.0.0.1' }],
])('%s is %i with %j', async (line, status, headers = {}) => {
  await mailer.send(mailOf('activationCode', 'en'));
  const { text } = await expectAnswer({ url: url() }, line, status, {}, headers);
  expect(text).not.toMatch(status === 200 ? /elsewhere/ : /ana@example/);
});
