import { afterAll, describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { askForCode, newEmail, password, person, proveEmail } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'trace' });

// Whatever was tried here: nothing of it is anybody's who reads the log.
afterAll(() => {
  const log = club().site.logged.join('\n');
  expect(log).toContain('request');
  expect(log).not.toMatch(/example\.com|evil|magic=|bcc:|sunce/i);
});

const injections = [
  'ana@example.com\r\nBcc: evil@example.com',
  'ana@example.com\nBcc: evil@example.com',
  'ana@example.com\rBcc: evil@example.com',
  'ana@example.com%0d%0aBcc: evil@example.com',
  'ana\r\n@example.com',
  'ana@example.com\r\n',
  'ana@example.com\0',
  'ana\0@example.com',
  'ana@example.com\u2028evil@example.com',
  'ana@example.com\u0085',
  'ana@example.com,evil@example.com',
  'ana@example.com, evil@example.com',
  'ana@example.com;evil@example.com',
  'ana@example.com evil@example.com',
  'ana@example.com\tevil@example.com',
  'ana@evil@example.com',
  'ana@@example.com',
  '@evil.example:ana@example.com',
  '"ana"@example.com',
  '"ana evil"@example.com',
  '"ana@evil.example"@example.com',
  'ana(evil)@example.com',
  'Ana <ana@example.com>',
  '"evil@example.com" <ana@example.com>',
  '<ana@example.com>',
  'mailto:ana@example.com',
  'ana@[127.0.0.1]',
  'ana@127.0.0.1',
  'ana@localhost',
  'ana@example.com:25',
  'ana@example.com/evil',
  'ana\\@example.com',
  'ana@exam\u202eple.com',
  'ana\u200b@example.com',
  'ana@example.com\ufeff',
  'ana@exa\ud800mple.com',
  '-oQ/tmp/evil@-example.com',
  '=?utf-8?q?ana?=@example.com\r\n',
  `${'a'.repeat(65)}@example.com`,
  '__proto__',
  'constructor@__proto__',
];

describe('an e-mail that would be more than an address', () => {
  test.each(injections.map((email) => [JSON.stringify(email), email]))('%s', async (_shown, email) => {
    const guest = club().guest();
    await club().expectUnchanged(async () => {
      const asked = await guest.call('emailExists', { body: { email, locale: 'en' } });
      expect(asked.body).toEqual({ success: false, code: 'InvalidEmail' });
      expect(guest.cookies.size).toBe(0);
      for (const purpose of ['registration', 'reset']) {
        const sent = await guest.call('sendActivationCode', { body: { email, locale: 'en', purpose } });
        expect(sent.body.code).toBe('NotPinned');
      }
      if (email.isWellFormed()) {
        const { status } = await guest.call('createContact', { path: { email } });
        expect(status).toBe(email.includes('\0') ? 400 : 403);
      }
      const login = await guest.call('loginLoyaltyUser', { body: { email, password, locale: 'en' } });
      expect(login.body.code).toBe('LoginUnsuccessful');
    });
  });

  test('is no other spelling of an address that was named: neither mail nor contact comes of it', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await guest.call('emailExists', { body: { email, locale: 'en' } });
    const spelled = [`${email}\r\n`, ` ${email}`, `${email}\n\n`, `\ufeff${email}`, `${email}\u2028`];
    await club().expectUnchanged(async () => {
      for (const odd of spelled) {
        const body = { email: odd, locale: 'en', purpose: 'registration' };
        const sent = await guest.call('sendActivationCode', { body });
        expect(sent.body.success, odd).not.toBe(true);
      }
    });
  });

  test('is mailed to one address, however it is spelled', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await guest.call('emailExists', { body: { email: email.toUpperCase(), locale: 'en' } });
    const body = { email: email.toUpperCase(), locale: 'en', purpose: 'registration' };
    expect((await guest.call('sendActivationCode', { body })).body).toEqual({ success: true });
    expect((await club().codeMailTo(email))?.to).toBe(email);
  });
});

test('the language of a mail is one of ours', async () => {
  const [guest, email] = [club().guest(), newEmail()];
  await guest.call('emailExists', { body: { email, locale: 'en' } });
  await club().expectUnchanged(async () => {
    for (const locale of ['en\r\nBcc: evil@example.com', '../../evil', '//evil.example', '__proto__', '']) {
      const body = { email, locale, purpose: 'registration' };
      expect((await guest.call('sendActivationCode', { body })).body.code).toBe('BadRequest');
    }
  });
});

test('names become letters and spaces before anybody sees them', async () => {
  const [guest, email] = [club().guest(), newEmail()];
  const { code } = await askForCode(club(), guest, email);
  await guest.call('verifyCode', { body: { email, code, purpose: 'registration', locale: 'en' } });
  const [, , ...rest] = person;
  const body = [
    { property: 'firstname', value: '<b>Ana</b>\r\nBcc: evil@example.com\0' },
    { property: 'lastname', value: '=HYPERLINK("https://evil.example")\u202e' },
    ...rest,
  ];
  const answer = await guest.call('updateContact', { path: { contact: email }, body });
  expect(answer.body).toEqual({ success: true });
  const { contacts = [] } = await club().records();
  const contact = contacts.find(({ email_key: key }) => key === email);
  for (const name of [contact?.firstname, contact?.lastname]) expect(name).toMatch(/^[A-Za-z ]+$/);
});

test('a mail holds nothing that its guest has typed', async () => {
  const [guest, email] = [club().guest(), `evil.evil.${newEmail()}`];
  await proveEmail(club(), guest, email);
  const { mailbox = [] } = await club().records();
  const mail = mailbox.find(({ to }) => to === email);
  for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/evil/);
});
