import type { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailOf } from './fixture/letterhead.ts';
import { outcomeOf, send } from './fixture/send.ts';
import { answerUntil, endOfMail, withMailServer, withRawServer } from './fixture/smtp-server.ts';

/** An error with which the server refuses a command. */
function refusal(responseCode: number): Error {
  return Object.assign(new Error('ana@example.com is not welcome'), { responseCode });
}

/** Rejections of the server, such as `rcpt 550`, named by the test. */
const rule = { refuse: '' };
const check = (command: string, done: (fault?: Error | null) => void) => {
  const [refused, code] = rule.refuse.split(' ');
  done(refused === command ? refusal(Number(code)) : null);
};
const server = withMailServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onConnect: (_session, done) => check('connect', done),
  onAuth: ({ password }, _session, done) => {
    if (password === 'pässword') done(null, { user: 'club' });
    else done(refusal(535));
  },
  onMailFrom: (_address, _session, done) => check('mail', done),
  onRcptTo: (_address, _session, done) => check('rcpt', done),
});
const full = withMailServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => check('data', done));
  },
});

test.each([
  ['rcpt 550', 'refused', '550 to RCPT TO'],
  ['rcpt 553', 'refused', '553 to RCPT TO'],
  ['rcpt 450', 'unavailable', '450 to RCPT TO'],
  ['rcpt 452', 'unavailable', '452 to RCPT TO'],
  ['rcpt 421', 'unavailable', '421 to CONN'],
  ['mail 550', 'unavailable', '550 to MAIL FROM'],
  ['mail 451', 'unavailable', '451 to MAIL FROM'],
  ['data 554', 'refused', '554 to DATA'],
  ['data 552', 'refused', '552 to DATA'],
  ['data 451', 'unavailable', '451 to DATA'],
  ['connect 554', 'unavailable', '554 to CONN'],
  ['connect 421', 'unavailable', '421 to CONN'],
])('a mail that is answered %s is %s', async (answer, outcome, what) => {
  rule.refuse = answer;
  const { port } = answer.startsWith('data') ? full() : server();
  const message = `The mail server did not take the mail: ${what}`;
  expect(await outcomeOf(send(`smtp://127.0.0.1:${port}`))).toEqual({ [outcome]: message });
  rule.refuse = '';
});

test('after a refused mail the next one goes', async () => {
  rule.refuse = 'rcpt 550';
  expect(await outcomeOf(send(server().url))).toHaveProperty('refused');
  rule.refuse = '';
  expect(await outcomeOf(send(server().url))).toBe('sent');
});

test('the site logs in with the name and password of the URL', async () => {
  const url = `smtp://club%40hotel:p%C3%A4ssword@127.0.0.1:${server().port}`;
  expect(await outcomeOf(send(url))).toBe('sent');
});

test('a wrong password is for us to mend', async () => {
  const url = `smtp://club:other@127.0.0.1:${server().port}`;
  const message = 'The mail server did not take the mail: 535 to AUTH PLAIN';
  expect(await outcomeOf(send(url))).toEqual({ unavailable: message });
});

const cut = (socket: Socket) => void socket.destroy();
const stall = () => undefined;
const trickle = (socket: Socket) => {
  const timer = setInterval(() => socket.write('250-more\r\n'), 20);
  socket.on('close', () => clearInterval(timer));
};
const babble = (socket: Socket) => void socket.write('nonsense\r\n');
const early = {
  'cuts the connection': withRawServer(cut),
  'says nothing': withRawServer(stall),
  'cuts at EHLO': withRawServer(answerUntil(/^EHLO/, cut)),
  'cuts at MAIL': withRawServer(answerUntil(/^MAIL/, cut)),
  'cuts at DATA': withRawServer(answerUntil(/^DATA/, cut)),
  'stalls at RCPT': withRawServer(answerUntil(/^RCPT/, stall)),
  'never ends its answer': withRawServer(answerUntil(/^MAIL/, trickle)),
  'talks nonsense': withRawServer(babble),
} as const;
/** The part of the mail that has been sent by then depends on the network. */
const during = { 'cuts in the mail': withRawServer(answerUntil(/^Auto-Submitted/, cut)) } as const;
const late = { 'cuts after the mail': withRawServer(answerUntil(endOfMail, cut)) } as const;

test.each([
  ...Object.entries(early).map(([what, port]) => ['unavailable', what, port, 600] as const),
  ...Object.entries(during).map(([what, port]) => ['unavailable or undecided', what, port, 60_000] as const),
  ...Object.entries(late).map(([what, port]) => ['undecided', what, port, 60_000] as const),
])('mail is %s where the server %s', async (outcome, _what, port, timeoutMilliseconds) => {
  const sending = send(`smtp://127.0.0.1:${port()}`, undefined, { timeoutMilliseconds });
  const [[ended, message] = []] = Object.entries(await outcomeOf(sending));
  expect(outcome.split(' or ')).toContain(ended);
  expect(message).toMatch(/^The mail server did not take the mail: [A-Z0-9_ a-z]+$/);
});

const stalled: Socket[] = [];
let onStalled = () => undefined as unknown;
const stalling = withRawServer(
  answerUntil(endOfMail, (socket) => {
    stalled.push(socket);
    if (stalled.length === 2) onStalled();
  }),
);

test('a server that has a mail has a minute to accept it, and 20 seconds where a guest waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const areStalled = new Promise((resolve) => {
    onStalled = () => resolve(undefined);
  });
  const [code, notice] = (['resetCode', 'passwordChanged'] as const).map((kind) =>
    outcomeOf(send(`smtp://127.0.0.1:${stalling()}`, [mailOf(kind, 'en')])),
  );
  await areStalled;
  vi.advanceTimersByTime(20_000);
  expect(await code).toHaveProperty('undecided');
  vi.advanceTimersByTime(39_000);
  for (const socket of stalled) socket.write('250 ok\r\n');
  expect(await notice).toBe('sent');
});

let connections = 0;
const cutting = withRawServer((socket) => {
  connections += 1;
  socket.destroy();
});

test('a server that cuts connections is asked twice, not on and on', async () => {
  expect(await outcomeOf(send(`smtp://127.0.0.1:${cutting()}`))).toHaveProperty('unavailable');
  expect(connections).toBe(2);
});
