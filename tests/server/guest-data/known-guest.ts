import { expect, onTestFinished } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { ClubSite } from '../club-api/club-site.ts';
import { newEmail, password } from '../club-api/person.ts';
import type { EngineUnderTest } from '../conformance/store/engines-under-test.ts';
import { exampleEnquiry, exampleFlow, exampleSubscription } from '../conformance/store/examples.ts';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { runSql } from './dump-database.ts';

/** The same address as somebody else may write it: capitals, full-width letters, spaces around. */
export function spellOtherwise(email: string): string {
  return ` ${email.toUpperCase().replace('N', 'ｎ').replace('@E', '@ｅ')} `;
}

/** Starts a site on a new database, where a guest registers, in Croatian, and leaves traces. */
export async function prepareGuest(engine: EngineUnderTest) {
  const url = await engine.createDatabase();
  const env = { DATABASE_URL: url, SESSION_SECRET: 'of this test and for nobody else to know' };
  const site = await startFixtureSite({ ...env, LOG_LEVEL: 'error' });
  let stopped: Promise<void> | undefined;
  const stopSite = () => {
    stopped ??= site.stop();
    return stopped;
  };
  onTestFinished(stopSite);
  const club = new ClubSite(site, url);
  const ana = await leaveTraces(club, url, 'hr');
  /** Another one, whom nothing is to happen to. */
  const addGuest = () => leaveTraces(club, url, 'de');
  return { url, env, ana, addGuest, stopSite };
}

/** A guest of whom there is something in every table; `marks` are values that only this guest has: address, ids. */
async function leaveTraces(club: ClubSite, url: string, locale: string) {
  const browser = club.guest();
  const email = newEmail().replace('ana', 'Ana').replace('example', 'Example');
  const recordId = await club.completeContact(browser, email);
  const registration = { email, password, recordId, locale };
  const { body } = await browser.call('registerLoyaltyUser', { body: registration });
  const page = { locale, pageUri: `${browser.url}/`, pageName: `Home of ${email}` };
  await browser.call('submitRegistration', { body: page });
  await browser.logIn(email);
  const subject = `subject of ${email}`;
  const ids = { email, memberId: String(body.user_id), recordId, subject };
  await addRows(url, ids);
  return { ...ids, browser, marks: Object.values(ids) };
}

/**
 * Rows that the dialog leaves only sometimes: an identity, a reset key and a flow, rows that wait or were given up; and
 * those of forms on pages.
 */
async function addRows(
  url: string,
  {
    email,
    memberId,
    recordId,
    subject,
  }: Readonly<Record<'email' | 'memberId' | 'recordId' | 'subject', string>>,
): Promise<void> {
  const store = await openStore(url);
  const [now, emailKey] = [Date.now(), emailKeyOf(email)];
  const later = now + 60 * 60_000;
  // The form that the dialog has just handed over.
  await expect.poll(() => store.outbox.listByEmail(emailKey)).toEqual([]);
  await store.members.addIdentity(memberId, 'https://accounts.google.com', subject, now);
  await store.resetKeys.add({ hash: `key ${memberId}`, sessionHash: 's', memberId, expiresAt: later });
  const secrets = { codeMac: `mac ${memberId}`, linkHash: `link ${memberId}` };
  const times = { createdAt: now, codeExpiresAt: later, linkExpiresAt: later };
  const reset = { email: email.toUpperCase(), emailKey, purpose: 'reset', contactId: recordId } as const;
  await store.flows.begin(exampleFlow({ ...reset, ...secrets, ...times }));
  const proof = { proofHash: `proof ${memberId}`, proofExpiresAt: later, removeAt: later };
  const answers = { children_ages: ['0', '4'], wishes: '\u009b2J\u202eevil\x7f' };
  await store.enquiries.add(exampleEnquiry({ email, emailKey, createdAt: now, answers, ...proof }));
  const unsubscribeHash = `unsubscribe ${memberId}`;
  await store.subscriptions.put(exampleSubscription({ email, emailKey, subscribedAt: now, unsubscribeHash }));
  const update = { emailKey, email, vid: recordId, properties: { firstname: 'Ana' } };
  await store.outbox.add('contact-update', update, later);
  await store.outbox.add('notice', { emailKey, to: email, kind: 'accountLinked', locale: 'en' }, later);
  await store.close();
  await runSql(url, `update outbox set is_given_up = 1 where kind = 'notice'`);
}
