import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import {
  type EnquiriesRequest,
  runEnquiriesCommand,
} from '../../../server/commands/run-enquiries-command.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { hashOfUnsubscription } from '../../../server/forms/link-tokens.ts';
import { readConfig } from '../../../server/start/config/config.ts';
import { createFolder, open } from '../conformance/store/engines-under-test.ts';
import { exampleEnquiry, exampleSubscription, now } from '../conformance/store/examples.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { runHere, startCommand } from '../guest-data/run-guest.ts';

const day = 24 * 60 * 60_000;
const secret = 'x'.repeat(32);
const timeAt = (later: number) => new Date(now + later).toISOString();

const answers = {
  guest_name: '=HYPERLINK("https://evil.example","x")',
  wishes: 'Zwei Betten, bitte.\n"Danke!"',
  phone_number: '+385 91 234 5678',
  children_ages: ['0', '12'],
  board: 'half',
};

/** A database with three enquiries and two subscriptions. */
async function prepare() {
  const url = `sqlite:${join(await createFolder(), 'site.db')}`;
  const store = await open(url);
  await store.migrate();
  for (const enquiry of [
    { reference: 'K7QM-4TXW', locale: 'de', about: 'bol', answers },
    { reference: 'AAAA-AAAA', form: 'offer', createdAt: now - 2 * day, about: null },
    {
      reference: 'CCCC-CCCC',
      form: 'newsletter',
      createdAt: now + 1,
      proofHash: 'hash',
      proofExpiresAt: now + day,
    },
  ])
    await store.enquiries.add(exampleEnquiry(enquiry));
  for (const one of [{ locale: 'de' }, { emailKey: 'b@example.com', subscribedAt: now + 1 }]) {
    const subscription = exampleSubscription(one);
    const unsubscribeHash = hashOfUnsubscription(deriveSecrets(secret), subscription);
    await store.subscriptions.put({ ...subscription, unsubscribeHash });
  }
  return { url, store };
}

const environment = (url: string) => {
  return { DATABASE_URL: url, SESSION_SECRET: secret, SITE_URL: 'https://www.example.com' };
};
const run = (url: string, request: EnquiriesRequest) =>
  runHere(() => runEnquiriesCommand(request, readConfig(environment(url))));
/** Runs the program, which reads the arguments. */
const start = (url: string, ...args: readonly string[]) =>
  startCommand('enquiries', environment(url), ...args).ended;

const list: EnquiriesRequest = { command: 'list', filter: {} };
const show: EnquiriesRequest = { command: 'show', reference: 'k7qm-4txw' };
const subscribers: EnquiriesRequest = { command: 'subscribers', format: 'json' };
const exported = (format: 'csv' | 'json'): EnquiriesRequest => ({ command: 'export', filter: {}, format });

test('list names every enquiry in a line, and no guest', async () => {
  const { url } = await prepare();
  expect(await run(url, list)).toEqual({
    code: 0,
    stdout: [
      `${timeAt(-2 * day)}  AAAA-AAAA  offer  hr  -  received\n`,
      `${timeAt(0)}  K7QM-4TXW  stay  de  bol  received\n`,
      `${timeAt(1)}  CCCC-CCCC  newsletter  hr  bol  not confirmed\n`,
    ].join(''),
    stderr: '',
  });
});

test('show tells one of them in the guest’s language', async () => {
  const { stdout } = await run((await prepare()).url, show);
  const { field, choice } = messages.de;
  expect(stdout).toContain('Reference: K7QM-4TXW\nForm: stay\n');
  expect(stdout).toContain('E-mail: Ana@example.com\n');
  expect(stdout).toContain(`${field.board}: ${choice.halfBoard}\n`);
  expect(stdout).toContain(`${field.wishes}: Zwei Betten, bitte.\n  "Danke!"\n`);
});

test('the program filters, and exports JSON, or CSV in which no cell is a formula', async () => {
  const { url } = await prepare();
  const filter = ['--since', timeAt(-day).slice(0, 10), '--form', 'stay'];
  expect((await start(url, 'list', ...filter)).stdout).toBe(
    `${timeAt(0)}  K7QM-4TXW  stay  de  bol  received\n`,
  );
  const facts = { reference: 'K7QM-4TXW', form: 'stay', createdAt: timeAt(0), state: 'received' };
  const guest = { locale: 'de', email: 'Ana@example.com', about: 'bol' };
  expect(JSON.parse((await start(url, 'export', ...filter)).stdout)).toEqual([
    { ...facts, ...guest, ...answers },
  ]);
  const names = Object.keys({ ...facts, ...guest, ...answers }).map((name) => `"${name}"`);
  expect((await start(url, 'export', '--form', 'stay', '--format', 'csv')).stdout).toBe(
    `${names.join(',')}\r\n"K7QM-4TXW","stay","${timeAt(0)}","received","de","Ana@example.com","bol",` +
      '"\'=HYPERLINK(""https://evil.example"",""x"")","Zwei Betten, bitte.\n""Danke!""",' +
      '"\'+385 91 234 5678","0; 12","half"\r\n',
  );
});

test.each([list, show, exported('json'), exported('csv'), subscribers])(
  '$command shows what would steer a terminal, of rows that an earlier version has stored',
  async (request) => {
    const { url, store } = await prepare();
    const nasty = '\x1b]0;pwned\x07\x1b[2J\u009b31m\u202eevil\u2066\x7f\rx\u2069\b';
    await store.enquiries.removeByEmail('ana@example.com');
    const row = { reference: 'K7QM-4TXW', about: nasty, answers: { wishes: nasty } };
    await store.enquiries.add(exampleEnquiry(row));
    await store.subscriptions.put(exampleSubscription({ email: nasty }));
    const { code, stdout } = await run(url, request);
    expect(code).toBe(0);
    expect(stdout.replaceAll('\r\n', '')).not.toMatch(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect(stdout).toMatch(/u001b.+pwned.+u202eevil/);
    if (stdout.startsWith('[')) expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(nasty));
  },
);

test('subscribers lists who gets the newsletter, with a link that ends it', async () => {
  const [first, second] = JSON.parse((await run((await prepare()).url, subscribers)).stdout);
  expect(first).toMatchObject({ email: 'Ana@example.com', locale: 'de', interests: ['food', 'wellness'] });
  expect(first.unsubscribe).toMatch(/^https:\/\/www\.example\.com\/de\/\S+\?unsubscribe=[\w-]{43}$/);
  expect(second.unsubscribe).not.toBe(first.unsubscribe);
});

test('writes what it can read of damaged rows, names them, and fails', async () => {
  const { url } = await prepare();
  await runSql(
    url,
    `update enquiries set answers = '{"a' where reference = 'K7QM-4TXW'`,
    "update subscriptions set interests = 'food' where email_key = 'b@example.com'",
  );
  const all = await run(url, exported('json'));
  const rows = JSON.parse(all.stdout);
  expect(rows).toMatchObject([{ guest_name: 'Ana O’Hara \\ "x"' }, { reference: 'K7QM-4TXW' }, {}]);
  expect(rows[1]).not.toHaveProperty('guest_name');
  const shown = await run(url, show);
  expect(shown.stdout).toContain('Ana@example.com');
  for (const { code, stderr } of [all, shown])
    expect([code, stderr]).toEqual([1, expect.stringContaining('K7QM-4TXW')]);
  expect((await run(url, list)).code).toBe(0);
  const guests = await run(url, subscribers);
  expect(guests.code).toBe(1);
  expect(JSON.parse(guests.stdout)).toMatchObject([{ interests: ['food', 'wellness'] }, {}]);
});

test('says so if nothing is found', async () => {
  const { url } = await prepare();
  for (const request of [
    { command: 'show', reference: 'DDDD-DDDD' },
    { command: 'list', filter: { form: 'tour' } },
    { command: 'export', filter: { since: Date.UTC(2999, 0) }, format: 'json' },
  ] as const)
    expect(await run(url, request)).toEqual({ code: 1, stdout: '', stderr: 'Nothing found.\n' });
});
