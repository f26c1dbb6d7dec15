import { describe, expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { password } from '../club-api/person.ts';
import { sharedEngines } from '../conformance/store/engines-under-test.ts';
import { dumpDatabase, findTraces } from './dump-database.ts';
import { prepareGuest, spellOtherwise } from './known-guest.ts';
import { runGuest } from './run-guest.ts';

const time = expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe.each(sampleOf(sharedEngines, 2, 0))('export on $name', (engine) => {
  test('tells all that is kept about a guest, gives no password, no hash and no id of a session away, and changes nothing', async () => {
    const { url, env, ana, addGuest, stopSite } = await prepareGuest(engine);
    const ivo = await addGuest();
    await stopSite();
    const { code, stdout, stderr } = await runGuest(env, 'export', ana.email);
    const data = JSON.parse(stdout);

    expect(code).toBe(0);
    expect(data.email).toBe(emailKeyOf(ana.email));
    expect(data.member).toEqual({
      id: ana.memberId,
      email: ana.email,
      recordId: ana.recordId,
      locale: 'hr',
      hasPassword: true,
      createdAt: time,
      emailVerifiedAt: time,
      termsAcceptedAt: time,
    });
    const { subject } = ana;
    expect(data.identities).toEqual([{ issuer: 'https://accounts.google.com', subject, createdAt: time }]);
    expect(data.sessions).toEqual([
      { device: '', isGoogle: false, createdAt: time, lastSeenAt: time, expiresAt: time },
    ]);
    expect(data.flows).toMatchObject([
      { purpose: 'registration', consumedAt: time, contactProperties: { phone: '+385912345678' } },
      { purpose: 'reset', email: ana.email.toUpperCase(), createdAt: time, verifiedAt: null },
    ]);
    const contact = { vid: ana.recordId, firstname: 'Ana', lastname: 'Marić', birth_date: '346633200000' };
    expect(data.contacts).toMatchObject([{ ...contact, createdAt: time }]);
    expect(data.formSubmissions).toMatchObject([
      { form: 'activation-code', submittedAt: time },
      { form: 'registration', fields: { lastname: 'Marić' }, context: { pageName: `Home of ${ana.email}` } },
    ]);
    expect(data.mailbox).toMatchObject([{ to: emailKeyOf(ana.email), locale: 'en', sentAt: time }]);
    expect(data.enquiries).toMatchObject([
      { form: 'stay', email: ana.email, createdAt: time, provenAt: null },
    ]);
    expect(data.enquiries[0].answers).toEqual({
      children_ages: ['0', '4'],
      wishes: '\u009b2J\u202eevil\x7f',
    });
    expect(stdout).not.toMatch(/[\u009b\u202e\x7f]/);
    expect(data.subscription).toMatchObject({ email: ana.email, interests: ['food', 'wellness'] });
    expect(data.outbox).toMatchObject([
      { kind: 'contact-update', payload: { vid: ana.recordId }, isGivenUp: false },
      { kind: 'notice', payload: { to: ana.email }, isGivenUp: true },
    ]);

    const found = await dumpDatabase(url);
    const named = findTraces(found, ana.marks).map((place) => place.split('.')[0]);
    const told = ['members', 'identities', 'sessions', 'flows', 'contacts', 'form_submissions', 'mailbox'];
    // Of a reset key there is only its hash.
    const ofForms = ['enquiries', 'subscriptions'];
    expect(new Set(named)).toEqual(new Set([...told, ...ofForms, 'outbox', 'reset_keys']));
    for (const mark of ivo.marks) expect(stdout).not.toContain(mark);
    expect(stderr).toBe('');

    const columns = ['password_hash', 'hash', 'session_hash', 'code_mac', 'link_hash'];
    columns.push('request_key', 'proof_hash', 'unsubscribe_hash');
    const secrets = Object.values(found)
      .flatMap((rows) => rows.flatMap((row) => columns.map((column) => row[column])))
      .filter((value) => typeof value === 'string' && value.length > 1);

    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [...secrets, password]) expect(stdout).not.toContain(secret);
    const { stdout: again } = await runGuest(env, 'export', spellOtherwise(ana.email));
    expect({ ...JSON.parse(again), exportedAt: '' }).toEqual({ ...JSON.parse(stdout), exportedAt: '' });
    expect(await dumpDatabase(url)).toEqual(found);
  });

  test('of an e-mail that nobody has says so', async () => {
    const env = { DATABASE_URL: await engine.createDatabase(), SESSION_SECRET: 'x'.repeat(32) };
    for (const command of ['export', 'remove', 'end-sessions'] as const) {
      const { code, stdout, stderr } = await runGuest(env, command, 'nobody@example.com');
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toBe('Nothing is kept about this e-mail address.\n');
    }
  });
});
