import { describe, expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { hubspotEnvironment } from '../club-faults/real-services.ts';
import { newsletterType } from '../conformance/crm/crm-under-test.ts';
import { startHubspotServer } from '../conformance/crm/hubspot-server.ts';
import { open, sharedEngines } from '../conformance/store/engines-under-test.ts';
import { exampleMember, exampleSubscription } from '../conformance/store/examples.ts';
import { withStarted } from '../integration/fixture/started.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { dumpDatabase, findTraces } from './dump-database.ts';
import { type Environment, runGuest } from './run-guest.ts';

const [{ name, createDatabase }] = sharedEngines;
const mailServer = withMailServer();
const email = 'Ana.Maric@example.com';

const hubspot = withStarted(
  () => startHubspotServer({ subscriptionTypes: [newsletterType] }),
  (server) => server.close(),
);

/** A database with or without a member, and what the command needs; HubSpot has a contact of the e-mail. */
async function prepare(isMember: boolean) {
  const url = await createDatabase();
  const hubspotUrl = `${hubspot().url}/crm/v3/objects/contacts`;
  const headers = { authorization: `Bearer ${hubspot().token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ properties: { email: emailKeyOf(email), firstname: 'Ana' } });
  const created = await fetch(hubspotUrl, { method: 'POST', headers, body });
  const { id: vid } = (await created.json()) as { id: string };
  const store = await open(url);
  await store.migrate();
  const member = exampleMember({ email, emailKey: emailKeyOf(email), recordId: vid, locale: 'en' });
  if (isMember) await store.members.add(member);
  return { url, vid, env: environment(url, hubspot().url) };
}

function environment(url: string, hubspotUrl: string): Environment {
  return {
    ...hubspotEnvironment(hubspot().token, hubspotUrl),
    HUBSPOT_NEWSLETTER_TYPE: String(newsletterType),
    DATABASE_URL: url,
    SMTP_URL: mailServer().url,
  };
}

/** Nobody listens on it. */
const away = 'http://127.0.0.1:9';

describe(`with HubSpot as the CRM, on ${name}`, () => {
  test('export tells what HubSpot has, and nothing at all where it does not answer', async () => {
    const { url, vid, env } = await prepare(true);
    const told = JSON.parse((await runGuest(env, 'export', email)).stdout);
    expect(told.member).toMatchObject({ email, recordId: vid });
    expect(told.contacts).toMatchObject([{ vid, email: emailKeyOf(email), firstname: 'Ana' }]);

    const half = await runGuest(environment(url, away), 'export', email);
    expect(half).toMatchObject({ code: 1, stdout: '' });
    expect(half.stderr).toContain('The CRM does not answer. Repeat the command to try again.');
    expect(half.stderr).not.toContain('aric');
    hubspot().contacts.clear();
  });

  test('remove takes the contact along, of a guest without an account, too', async () => {
    for (const isMember of [true, false]) {
      const { url, env } = await prepare(isMember);
      expect((await runGuest(env, 'remove', email)).code).toBe(0);
      expect(hubspot().contacts.size).toBe(0);
      expect(findTraces(await dumpDatabase(url), [email])).toEqual([]);
      expect(mailServer().received).toHaveLength(1);
    }
  });

  test('remove ends the newsletter in HubSpot, too', async () => {
    const { url, env } = await prepare(false);
    const store = await open(url);
    await store.subscriptions.put(exampleSubscription({ email, emailKey: emailKeyOf(email) }));
    await store.close();
    expect((await runGuest(environment(url, away), 'remove', email)).stdout).toContain('newsletter-status');
    expect((await runGuest(env, 'remove', email)).code).toBe(0);
    const list = hubspot().preferences.statuses;
    expect([...list]).toEqual([[`${newsletterType} ${emailKeyOf(email)}`, 'UNSUBSCRIBED']]);
    expect(findTraces(await dumpDatabase(url), [email])).toEqual([]);
  });

  test('remove while HubSpot is away leaves its part to the outbox, without the e-mail', async () => {
    const { url, vid, env } = await prepare(true);
    const first = await runGuest(environment(url, away), 'remove', email);

    expect(first.code).toBe(0);
    expect(first.stdout).toContain('Still waiting: contact-removal.');
    const left = await dumpDatabase(url);
    expect(findTraces(left, [email])).toEqual([]);
    expect(left.outbox).toMatchObject([{ kind: 'contact-removal', payload: JSON.stringify({ vid }) }]);
    expect(hubspot().contacts.size).toBe(1);

    const second = await runGuest(env, 'remove', email);
    expect(second.code).toBe(0);
    expect(second.stdout).toContain('No removal is waiting.');
    expect(hubspot().contacts.size).toBe(0);
    expect((await dumpDatabase(url)).outbox).toEqual([]);
    expect(mailServer().received).toHaveLength(1);
  });

  test('export and remove do not take the silence of HubSpot for an answer', async () => {
    const { url, env } = await prepare(false);
    const half = await runGuest(environment(url, away), 'export', email);
    expect(half).toMatchObject({ code: 1, stdout: '' });
    expect(half.stderr).toContain('The CRM does not answer.');

    const { code, stderr } = await runGuest(environment(url, away), 'remove', email);
    expect(code).toBe(1);
    expect(stderr).toContain('The CRM does not answer: repeat the command when it does.');
    expect(stderr).not.toContain('Nothing is kept');
    expect((await runGuest(env, 'remove', email)).code).toBe(0);
    expect(hubspot().contacts.size).toBe(0);
  });
});
