import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from './dump-database.ts';

/** Lets the database do something at the last statement of a removal: when the notice is queued. */
async function addTrigger(url: string, onSqlite: string, onPostgres: string): Promise<void> {
  const head = 'create trigger interruption before insert on outbox';
  if (url.startsWith('sqlite:')) {
    await runSql(url, `${head} when new.kind = 'notice' begin ${onSqlite}; end`);
    return;
  }
  const body = `begin ${onPostgres}; return new; end`;
  await runSql(
    url,
    `create function interrupt() returns trigger language plpgsql as $$ ${body} $$`,
    `${head} for each row when (new.kind = 'notice') execute function interrupt()`,
  );
}

export async function removeTrigger(url: string): Promise<void> {
  await runSql(
    url,
    url.startsWith('sqlite:') ? 'drop trigger interruption' : 'drop function interrupt cascade',
  );
}

/** From now on the database refuses the last statement of a removal. */
export async function refuseLastStatement(url: string): Promise<void> {
  await addTrigger(url, `select raise(abort, 'no room')`, `raise exception 'no room'`);
}

/** From now on the last statement of a removal does not come to an end. */
export async function stallLastStatement(url: string): Promise<void> {
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n) select i from n';
  // A trigger cannot hold such a query, a view can.
  if (url.startsWith('sqlite:')) await runSql(url, `create view endless as ${numbers}`);
  await addTrigger(url, 'select count(*) from endless', 'perform pg_sleep(600)');
}

/** Waits until a removal has come to the statement that stalls, in the midst of its transaction. */
export async function waitForStall(url: string): Promise<void> {
  for (let seen = 0; seen < 10; ) {
    // Migrations lock the file, too, when a command starts, but not for long.
    seen = (await isStalled(url)) ? seen + 1 : 0;
    await sleep(50);
  }
}

/** Ends what a killed command has left running in the server of the database. */
export async function endStall(url: string): Promise<void> {
  if (url.startsWith('sqlite:')) return;
  await runSql(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${stalled}`);
  while (await isStalled(url)) await sleep(20);
}

const stalled = `wait_event = 'PgSleep' and query like 'insert into "outbox"%'`;

async function isStalled(url: string): Promise<boolean> {
  if (!url.startsWith('sqlite:')) {
    return (await runSql(url, `select pid from pg_stat_activity where ${stalled}`)).length > 0;
  }
  return runSql(url, 'pragma busy_timeout = 0', 'begin immediate', 'rollback').then(
    () => false,
    () => true,
  );
}
