import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { offices } from '../../../generated/forms/page-forms.ts';
import { todayAtHotels } from '../../../server/core/clock.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { createStamp } from '../../../server/forms/form-stamp.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { readRecords } from '../club-api/records.ts';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { createAddress } from '../club-faults/watched-club.ts';
import { validAnswers } from './example-answers.ts';
import { FormGuest, referenceOf } from './form-guest.ts';

const folder = mkdtempSync(join(tmpdir(), 'forms-killed-'));
const databasePath = join(folder, 'site.db');
const SESSION_SECRET = 'a secret of the tests that is long enough';
const env = {
  DATABASE_URL: `sqlite:${databasePath}`,
  SESSION_SECRET,
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMITS: 'off',
};
const secrets = deriveSecrets(SESSION_SECRET);
afterAll(() => rmSync(folder, { recursive: true }));

/** A guest at a form that is sent again, as it is, until there are thanks. */
interface Sender {
  readonly form: 'stay' | 'newsletter';
  readonly email: string;
  readonly body: URLSearchParams;
  readonly references: Set<string>;
}

const senders: Sender[] = [];
const waiting: Sender[] = [];

function createSender(): Sender {
  const email = `killed-${senders.length}@example.com`;
  const body = new URLSearchParams({ _token: createStamp(secrets, todayAtHotels(), Date.now()) });
  const form = senders.length % 2 === 0 ? 'stay' : 'newsletter';
  const entered = { ...validAnswers(form, 1), email_address: email };
  for (const [name, value] of Object.entries(entered))
    for (const one of [value].flat()) body.append(name, String(one));
  const sender = { form, email, body, references: new Set<string>() } as const;
  senders.push(sender);
  return sender;
}

/** Sends a form; gives whether there was an answer. Some who got one press again. */
async function send(site: { readonly url: string }, { form, body, references }: Sender): Promise<boolean> {
  const guest = new FormGuest(site, createAddress());
  const answer = await guest.post(`/en/forms/${form}`, body).catch(() => undefined);
  if (answer === undefined) return false;
  expect(answer.status).toBe(303);
  references.add(referenceOf(answer));
  return true;
}

/** Sends forms, one after the other, until the site is gone. */
async function sendForms(site: { readonly url: string }): Promise<void> {
  for (;;) {
    const sender = waiting.pop() ?? createSender();
    if (await send(site, sender)) {
      if (Math.random() < 0.2) waiting.push(sender);
      continue;
    }
    waiting.push(sender);
    return;
  }
}

/** Expects that whoever was thanked has one enquiry, whose deliveries wait or are done. */
function expectNothingLost(isSettled = false): void {
  const { enquiries = [], outbox = [], mailbox = [], form_submissions = [] } = readRecords(databasePath);
  const group = (rows: typeof outbox, key: string) => Map.groupBy(rows, (row) => String(row[key]));
  const [stored, kept] = [group(enquiries, 'email_key'), group(form_submissions, 'email_key')];
  const [mailed, queued] = [group(mailbox, 'recipient_key'), group(outbox, 'email_key')];
  const letters = (mailed.get(offices.reservations.email) ?? []).map(({ text }) => String(text)).join('\n');
  for (const { form, email, references } of senders) {
    const own = stored.get(email) ?? [];
    expect(own.length).toBeLessThanOrEqual(1);
    const reference = String(own[0]?.reference);
    if (references.size > 0) expect([...references]).toEqual([reference]);
    if (own.length === 0) continue;
    const rows = isSettled ? [] : (queued.get(email) ?? []).map(({ kind }) => kind);
    const first = form === 'stay' ? 'enquiry-copy' : 'enquiry-confirm';
    expect(mailed.has(email) || rows.includes(first)).toBe(true);
    if (form === 'newsletter') continue;
    expect(letters.includes(reference) || rows.includes('enquiry-office')).toBe(true);
    expect(kept.has(email) || rows.includes('enquiry-crm')).toBe(true);
  }
}

/** Ends what killed processes have claimed, which takes two minutes otherwise. */
function endClaims(): void {
  const database = new DatabaseSync(databasePath);
  database.exec('update outbox set due_at = 0');
  database.close();
}

test('killed at any moment, the site keeps each form that it thanked for, once, and delivers it', async () => {
  for (let kill = 0; kill < runsOf(100); kill += 1) {
    const site = await startSiteProcess({ ...env, LOG_LEVEL: 'info' });
    const gone = Promise.all(Array.from({ length: 6 }, () => sendForms(site)));
    await sleep(Math.random() * 500);
    expect(await site.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    await gone;
    expectNothingLost();
    expect(site.log()).not.toContain('@example.com');
  }

  endClaims();
  const site = await startSiteProcess(env);
  for (const sender of senders) expect(await send(site, sender)).toBe(true);
  await expect.poll(() => readRecords(databasePath).outbox, { timeout: 300_000, interval: 500 }).toEqual([]);
  expectNothingLost(true);
  expect(senders.filter(({ references }) => references.size !== 1)).toEqual([]);
  expect(senders.length).toBeGreaterThan(runsOf(100));
  expect(await site.end('SIGTERM')).toMatchObject({ code: 0 });
}, 1_800_000);
