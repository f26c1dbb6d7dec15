import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emailKeyOf } from '../../../server/core/email-address.ts';
import { sharedEngines } from '../conformance/store/engines-under-test.ts';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';
import { withMailServer, withRawServer } from '../integration/mail/fixture/smtp-server.ts';
import { dumpDatabase, findTraces, runSql } from './dump-database.ts';
import { prepareGuest } from './known-guest.ts';
import { runGuest, startCommand } from './run-guest.ts';

const mailServer = withMailServer();
const smtp = (port = mailServer().port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` });
const mailedTo = () => mailServer().received.flatMap(({ to }) => to.map(emailKeyOf));

let onConnection: () => void = () => undefined;
/** Takes connections and never says a word. */
const silentServer = withRawServer(() => onConnection());

/** From now on the database refuses the last statement of a removal: the one that queues the notice. */
async function refuseLastStatement(url: string): Promise<void> {
  const trigger = 'create trigger interruption before insert on outbox';
  if (url.startsWith('sqlite:')) {
    await runSql(url, `${trigger} when new.kind = 'notice' begin select raise(abort, 'no room'); end`);
    return;
  }
  const body = "begin raise exception 'no room'; return new; end";
  await runSql(
    url,
    `create function interrupt() returns trigger language plpgsql as $$ ${body} $$`,
    `${trigger} for each row when (new.kind = 'notice') execute function interrupt()`,
  );
}

describe.each(sharedEngines)('a removal on $name', (engine) => {
  test('that the database breaks off at its last statement has changed nothing, and is done again', async () => {
    const { url, env, ana, stopSite } = await prepareGuest(engine);
    await stopSite();
    const before = await dumpDatabase(url);
    await refuseLastStatement(url);
    const broken = await runGuest({ ...env, ...smtp() }, 'remove', ana.email);

    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toContain('Repeat the command to try again.');
    expect(findTraces({ said: [{ ...broken }] }, ana.marks)).toEqual([]);
    expect(await dumpDatabase(url)).toEqual(before);
    const isFile = url.startsWith('sqlite:');
    await runSql(url, isFile ? 'drop trigger interruption' : 'drop function interrupt cascade');
    expect((await runGuest({ ...env, ...smtp() }, 'remove', ana.email)).code).toBe(0);
    expect(findTraces(await dumpDatabase(url), ana.marks)).toEqual([]);
    expect(mailedTo()).toEqual([emailKeyOf(ana.email)]);
  });

  test.each(['the same command', 'a server'])(
    'that is killed while it tells the guest is completed by %s',
    async (who) => {
      const { url, env, ana, stopSite } = await prepareGuest(engine);
      await stopSite();
      const connected = new Promise<void>((resolve) => {
        onConnection = resolve;
      });
      const { child } = startCommand('guest', { ...env, ...smtp(silentServer()) }, 'remove', ana.email);
      await connected;
      child.kill('SIGKILL');
      await once(child, 'exit');

      const left = findTraces(await dumpDatabase(url), ana.marks);
      expect(left).toEqual(expect.arrayContaining(['outbox.email_key', 'outbox.payload']));
      expect(left.filter((place) => !place.startsWith('outbox.'))).toEqual([]);
      if (who === 'the same command') {
        expect((await runGuest({ ...env, ...smtp() }, 'remove', ana.email)).code).toBe(0);
      }
      // As if the time had passed for which the killed command holds its rows.
      await runSql(url, 'update outbox set due_at = 0');
      if (who === 'the same command') {
        await runGuest({ ...env, ...smtp() }, 'remove', ana.email);
      } else {
        const site = await startFixtureSite({ ...env, ...smtp() });
        onTestFinished(() => site.stop());
      }
      const traces = async () => findTraces(await dumpDatabase(url), ana.marks);
      await expect.poll(traces).toEqual([]);
      expect(mailedTo()).toEqual([emailKeyOf(ana.email)]);
    },
  );
});
