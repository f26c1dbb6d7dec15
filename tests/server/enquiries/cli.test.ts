import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { hashOfUnsubscription } from '../../../server/enquiries/link-tokens.ts';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { createFolder, open } from '../conformance/store/engines-under-test.ts';
import { exampleEnquiry, exampleSubscription, now } from '../conformance/store/examples.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { type Outcome, startProgram } from '../guest-data/run-guest.ts';

const program = join(import.meta.dirname, '../../../server/services/enquiries-cli.ts');
const day = 24 * 60 * 60_000;
const secret = 'x'.repeat(32);
const sent = new Date(now).toISOString();

/** A database with three enquiries and two subscriptions. */
async function prepare() {
  const url = `sqlite:${join(await createFolder(), 'site.db')}`;
  const store = await open(url);
  await store.migrate();
  const answers = {
    guest_name: '=HYPERLINK("https://evil.example","x")',
    wishes: 'Zwei Betten, bitte.\n"Danke!"',
    phone_number: '+385 91 234 5678',
    children_ages: ['0', '12'],
    board: 'half',
  };
  const stay = exampleEnquiry({ reference: 'K7QM-4TXW', locale: 'de', about: 'bol', answers });
  const earlier = exampleEnquiry({
    reference: 'AAAA-AAAA',
    form: 'offer',
    createdAt: now - 2 * day,
    about: null,
  });
  const proof = { proofHash: 'hash', proofExpiresAt: now + day };
  const waiting = exampleEnquiry({
    reference: 'CCCC-CCCC',
    form: 'newsletter',
    createdAt: now + 1,
    ...proof,
  });
  for (const enquiry of [stay, earlier, waiting]) await store.enquiries.add(enquiry);
  const subscribers = [
    exampleSubscription({ locale: 'de' }),
    exampleSubscription({ emailKey: 'b@example.com', subscribedAt: now + 1 }),
  ];
  for (const one of subscribers) {
    const unsubscribeHash = hashOfUnsubscription(deriveSecrets(secret), one);
    await store.subscriptions.put({ ...one, unsubscribeHash });
  }
  return url;
}

function run(url: string, ...args: readonly string[]): Promise<Outcome> {
  const env = { DATABASE_URL: url, SESSION_SECRET: secret, SITE_URL: 'https://www.example.com' };
  return startProgram(program, env, args).ended;
}

describe('npm run enquiries', () => {
  test('list names every enquiry in a line, and no guest', async () => {
    const url = await prepare();
    const { code, stdout, stderr } = await run(url, 'list');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const earlier = new Date(now - 2 * day).toISOString();
    expect(stdout.split('\n')).toEqual([
      `${earlier}  AAAA-AAAA  offer  hr  -  received`,
      `${sent}  K7QM-4TXW  stay  de  bol  received`,
      `${new Date(now + 1).toISOString()}  CCCC-CCCC  newsletter  hr  bol  not confirmed`,
      '',
    ]);
    expect(stdout).not.toMatch(/example|Ana/);
    const since = new Date(now - day).toISOString().slice(0, 10);
    const recent = (await run(url, 'list', '--since', since, '--form', 'stay')).stdout;
    expect(recent).toBe(`${sent}  K7QM-4TXW  stay  de  bol  received\n`);
  });

  test('show tells one of them in the guest’s language', async () => {
    const { code, stdout } = await run(await prepare(), 'show', 'k7qm-4txw');
    const { field, choice } = messages.de;

    expect(code).toBe(0);
    expect(stdout).toContain('Reference: K7QM-4TXW\nForm: stay\n');
    expect(stdout).toContain('E-mail: Ana@example.com\n');
    expect(stdout).toContain(`${field.board}: ${choice.halfBoard}\n`);
    expect(stdout).toContain(`${field.wishes}: Zwei Betten, bitte.\n  "Danke!"\n`);
  });

  test('export writes JSON, or CSV in which no cell is a formula', async () => {
    const url = await prepare();
    const rows = JSON.parse((await run(url, 'export', '--form', 'stay')).stdout);
    expect(rows).toEqual([
      {
        reference: 'K7QM-4TXW',
        form: 'stay',
        createdAt: sent,
        state: 'received',
        locale: 'de',
        email: 'Ana@example.com',
        about: 'bol',
        guest_name: '=HYPERLINK("https://evil.example","x")',
        wishes: 'Zwei Betten, bitte.\n"Danke!"',
        phone_number: '+385 91 234 5678',
        children_ages: ['0', '12'],
        board: 'half',
      },
    ]);
    const { stdout } = await run(url, 'export', '--form', 'stay', '--format', 'csv');
    expect(stdout).toBe(
      '"reference","form","createdAt","state","locale","email","about","guest_name","wishes","phone_number","children_ages","board"\r\n' +
        `"K7QM-4TXW","stay","${sent}","received","de","Ana@example.com","bol",` +
        '"\'=HYPERLINK(""https://evil.example"",""x"")","Zwei Betten, bitte.\n""Danke!""",' +
        '"\'+385 91 234 5678","0; 12","half"\r\n',
    );
  });

  test.each([
    [['list', '--form', 'stay']],
    [['show', 'K7QM-4TXW']],
    [['export']],
    [['export', '--format', 'csv']],
    [['subscribers']],
  ])('%j shows what would steer a terminal, of rows that an earlier version has stored', async (args) => {
    const url = await prepare();
    const nasty = '\x1b]0;pwned\x07\x1b[2J\u009b31m\u202eevil\u2066\x7f\rx\u2069\b';
    const store = await open(url);
    await store.enquiries.removeByEmail('ana@example.com');
    const answers = { wishes: nasty };
    await store.enquiries.add(exampleEnquiry({ reference: 'K7QM-4TXW', about: nasty, answers }));
    await store.subscriptions.put(exampleSubscription({ email: nasty }));
    const { code, stdout } = await run(url, ...args);
    expect(code).toBe(0);
    expect(stdout.replaceAll('\r\n', '')).not.toMatch(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect(stdout).toMatch(/u001b.+pwned.+u202eevil/);
    if (stdout.startsWith('[')) expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(nasty));
  });

  test('subscribers lists who gets the newsletter, with a link that ends it', async () => {
    const { stdout } = await run(await prepare(), 'subscribers');
    const [first, second] = JSON.parse(stdout);
    expect(first).toMatchObject({ email: 'Ana@example.com', locale: 'de', interests: ['food', 'wellness'] });
    expect(first.unsubscribe).toMatch(/^https:\/\/www\.example\.com\/de\/\S+\?unsubscribe=[\w-]{43}$/);
    expect(second.unsubscribe).not.toBe(first.unsubscribe);
  });

  test('writes what it can read of damaged rows, names them, and fails', async () => {
    const url = await prepare();
    await runSql(
      url,
      `update enquiries set answers = '{"a' where reference = 'K7QM-4TXW'`,
      "update subscriptions set interests = 'food' where email_key = 'b@example.com'",
    );
    const of = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await run(url, ...args);
      return { code, stderr, rows: args[0] === 'show' ? stdout : JSON.parse(stdout) };
    };
    const damaged = { code: 1, stderr: expect.stringContaining('K7QM-4TXW') };
    const readable = expect.objectContaining({ guest_name: 'Ana O’Hara \\ "x"' });
    const bare = expect.objectContaining({ email: 'Ana@example.com', reference: 'K7QM-4TXW' });
    expect(await of('export')).toEqual({ ...damaged, rows: [readable, bare, readable] });
    expect(await of('show', 'K7QM-4TXW')).toEqual({
      ...damaged,
      rows: expect.stringContaining('Ana@example.com'),
    });
    expect((await run(url, 'list')).code).toBe(0);
    const subscribers = await of('subscribers');
    expect([subscribers.code, subscribers.rows.length]).toEqual([1, 2]);
    expect(subscribers.rows[0].interests).toEqual(['food', 'wellness']);
  });

  test('says so if nothing is found', async () => {
    const url = await prepare();
    for (const args of [
      ['show', 'DDDD-DDDD'],
      ['list', '--form', 'tour'],
      ['export', '--since', '2999-01-01'],
    ]) {
      expect(await run(url, ...args)).toEqual({ code: 1, stdout: '', stderr: 'Nothing found.\n' });
    }
  });

  test.each([
    [[]],
    [['show']],
    [['list', 'K7QM-4TXW']],
    [['show', 'K7QM-4TXW', 'AAAA-AAAA']],
    [['show', 'K7QM-4TXW', '--form', 'stay']],
    [['export', '--format', 'xml']],
    [['export', '--since', '2026-02-30']],
    [['list', '--form', 'castle']],
    [['list', '--all']],
  ])('%j shows how it is used, and touches nothing', async (args) => {
    const path = join(await createFolder(), 'site.db');
    const { code, stdout, stderr } = await run(`sqlite:${path}`, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: npm run --silent enquiries -- <command>\n/);
    expect(existsSync(path)).toBe(false);
  });

  test('--help is no mistake', async () => {
    const { code, stderr } = await run('sqlite::memory:', '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('a database that cannot be opened is reported as at the start of the server', async () => {
    const { code, stderr } = await run('sqlite:/dev/null/site.db', 'list');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The site cannot start: the database cannot be opened/);
  });
});
