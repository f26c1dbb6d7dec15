import { expect, test } from 'vitest';
import { outcomeOf, send } from './fixture/send.ts';
import { withMailServer } from './fixture/smtp-server.ts';

// Their certificates are self-signed.
const secure = withMailServer({ secure: true });
const upgrading = withMailServer();
const plain = withMailServer({ disabledCommands: ['STARTTLS'] });
const servers = { secure, upgrading, plain };

const failed = (what: string) => ({ unavailable: `The mail server did not take the mail: ${what}` });

const untrusted = { unavailable: expect.stringMatching(/: [A-Z_]*CERT[A-Z_]*$/) };

test.each([
  ['smtps:', 'secure', '?tls.rejectUnauthorized=false', true],
  ['smtp:', 'upgrading', '', true],
  ['smtp:', 'upgrading', '?requireTLS=true&tls.rejectUnauthorized=false', true],
  ['smtp:', 'upgrading', '?ignoreTLS=true', false],
  ['smtp:', 'plain', '', false],
] as const)('%s mail goes through a server that is %s%s', async (protocol, kind, query, isSecure) => {
  const { port, received } = servers[kind]();
  expect(await outcomeOf(send(`${protocol}//127.0.0.1:${port}${query}`))).toBe('sent');
  expect(received.map((mail) => mail.isSecure)).toEqual([isSecure]);
});

test.each([
  ['smtps:', 'secure', '', untrusted],
  ['smtps:', 'plain', '?tls.rejectUnauthorized=false', failed('ERR_SSL_WRONG_VERSION_NUMBER')],
  ['smtp:', 'upgrading', '?requireTLS=true', untrusted],
  ['smtp:', 'upgrading', '?tls.rejectUnauthorized=true', untrusted],
  ['smtp:', 'plain', '?requireTLS=true', failed('500 to STARTTLS')],
] as const)('%s no mail goes through a server that is %s%s', async (protocol, kind, query, outcome) => {
  const { port, received } = servers[kind]();
  expect(await outcomeOf(send(`${protocol}//127.0.0.1:${port}${query}`))).toEqual(outcome);
  expect(received).toEqual([]);
});
