import { describe, expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { mailLanguages } from '../../../server/core/mail-languages.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import type { Records } from '../club-api/records.ts';
import { open, sharedEngines } from '../conformance/store/engines-under-test.ts';
import { exampleMail } from '../conformance/store/examples.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { dumpDatabase, findTraces, isInFiles } from './dump-database.ts';
import { prepareGuest, spellOtherwise } from './known-guest.ts';
import { runGuest, startCommand } from './run-guest.ts';

const mailServer = withMailServer();
const mailedTo = () =>
  mailServer().received.map(({ to, email }) => ({ to: to.map(emailKeyOf), subject: email.subject }));
const smtp = () => ({ SMTP_URL: mailServer().url });
const subjectIn = (locale: string) => mailLanguages.get(locale)?.texts.accountRemovedSubject;

/** Rows in which one of some texts stands, by table. */
function rowsOf(dump: Records, texts: readonly string[]): Records {
  const entries = Object.entries(dump).map(([table, rows]) => [
    table,
    rows.filter((row) => findTraces({ [table]: [row] }, texts).length > 0),
  ]);
  return Object.fromEntries(entries);
}

describe.each(sampleOf(sharedEngines, 2, 1))('remove on $name', (engine) => {
  test('leaves nothing of a guest, however the e-mail is written, and all of the others', async () => {
    const { url, env, ana, addGuest, stopSite } = await prepareGuest(engine);
    const ivo = await addGuest();
    await stopSite();
    const before = rowsOf(await dumpDatabase(url), ivo.marks);
    const said = await startCommand('guest', { ...env, ...smtp() }, 'remove', spellOtherwise(ana.email))
      .ended;
    const after = await dumpDatabase(url);

    expect(findTraces(after, ana.marks)).toEqual([]);
    expect(rowsOf(after, ivo.marks)).toEqual(before);
    expect(mailedTo()).toEqual([{ to: [emailKeyOf(ana.email)], subject: subjectIn('hr') }]);
    expect(said.code).toBe(0);
    expect(said.stdout).toContain('No removal is waiting.');
    expect(said.stderr).toMatch(/^\{"level":30,"time":"2\d{3}-\d\d-\d\dT[\d:.]+Z",/);
    expect(findTraces({ said: [{ ...said }] }, ana.marks)).toEqual([]);
  });

  test('beside a running server signs the guest out, and keeps the mail of it as long as any', async () => {
    const { url, env, ana, addGuest } = await prepareGuest(engine);
    const ivo = await addGuest();
    expect(await ana.browser.isSignedIn()).toBe(true);
    expect((await runGuest(env, 'remove', ana.email)).code).toBe(0);
    const store = await open(url);
    const emailKey = emailKeyOf(ana.email);
    const mails = () => store.mailbox.listByRecipient(emailKey);
    await expect.poll(mails).toHaveLength(1);

    expect(await ana.browser.isSignedIn()).toBe(false);
    expect(await ivo.browser.isSignedIn()).toBe(true);
    expect(await ana.browser.logIn(ana.email)).toBe('LoginUnsuccessful');
    expect(await mails()).toMatchObject([{ to: ana.email, subject: subjectIn('hr'), locale: 'hr' }]);
    expect(findTraces(await dumpDatabase(url), ana.marks)).toEqual(['mailbox.recipient_key', 'mailbox.to']);

    const again = await runGuest(env, 'remove', ana.email);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(await mails()).toHaveLength(1);
    await store.removeExpired(Date.now() + 31 * 24 * 60 * 60_000);
    expect(findTraces(await dumpDatabase(url), ana.marks)).toEqual([]);
  });

  test('while the mail server is away says what waits, and done again sends it', async () => {
    const { url, env, ana, stopSite } = await prepareGuest(engine);
    await stopSite();
    const first = await runGuest({ ...env, SMTP_URL: 'smtp://127.0.0.1:9' }, 'remove', ana.email);

    expect(first.code).toBe(0);
    expect(first.stdout).toContain('Still waiting: notice.');
    expect(findTraces(await dumpDatabase(url), ana.marks)).toEqual(['outbox.email_key', 'outbox.payload']);
    expect(findTraces({ said: [{ ...first }] }, ana.marks)).toEqual([]);

    const second = await runGuest({ ...env, ...smtp() }, 'remove', ana.email);
    expect(second).toMatchObject({ code: 0 });
    expect(mailedTo()).toEqual([{ to: [emailKeyOf(ana.email)], subject: subjectIn('hr') }]);
    expect(findTraces(await dumpDatabase(url), ana.marks)).toEqual([]);
    expect(await runGuest({ ...env, ...smtp() }, 'remove', ana.email)).toMatchObject({ code: 1 });
    expect(mailedTo()).toHaveLength(1);
  });
});

test('end-sessions logs a member out beside a running server, and nobody else', async () => {
  const [engine] = sharedEngines;
  const { env, ana, addGuest } = await prepareGuest(engine);
  const ivo = await addGuest();
  const { code, stdout, stderr } = await runGuest(env, 'end-sessions', spellOtherwise(ana.email));
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'Sessions ended: 1.\n', stderr: '' });
  expect(await ana.browser.isSignedIn()).toBe(false);
  expect(await ivo.browser.isSignedIn()).toBe(true);
  expect(await ana.browser.logIn(ana.email)).toBe('done');
});

test('what is deleted cannot be read from the files of an embedded database either', async () => {
  const [engine] = sharedEngines;
  const { url, env, ana, stopSite } = await prepareGuest(engine);
  await stopSite();
  // Enough to fill pages of the file, which removal gives up as a whole.
  const store = await openStore(url);
  const mail = exampleMail({ to: ana.email, text: ana.email, html: `${'-'.repeat(3000)}${ana.email}` });
  for (let index = 0; index < 60; index += 1) await store.mailbox.add(mail);
  await store.close();
  for (const mark of [emailKeyOf(ana.email), ...ana.marks]) expect(isInFiles(url, mark)).toBe(true);
  await runGuest({ ...env, ...smtp() }, 'remove', ana.email);
  for (const mark of [emailKeyOf(ana.email), ...ana.marks]) expect(isInFiles(url, mark)).toBe(false);
});
