import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase } from '../conformance/postgres.ts';
import { ask } from '../integration/fixture/ask.ts';
import { readExposition } from '../integration/fixture/read-exposition.ts';
import { startFixtureSite } from '../integration/fixture/start-fixture-site.ts';

const waitsForLock = `select count(*)::int as count from pg_stat_activity
  where wait_event_type = 'Lock' and query like '%from "outbox" group by%'`;

test('a database that hangs does not hold the metrics up', async () => {
  const { url, remove } = await createPostgresDatabase();
  onTestFinished(remove);
  const secret = 'of a test that nobody else is to know';
  const site = await startFixtureSite({ DATABASE_URL: url, SESSION_SECRET: secret, METRICS_PORT: '0' });
  onTestFinished(() => site.stop());
  const { url: metricsUrl } = JSON.parse(site.logged.find((line) => line.includes('metrics')) ?? '{}');
  const scrape = async () => readExposition((await ask({ url: metricsUrl }, '/metrics')).text);
  const states = async () => {
    const { samples } = await scrape();
    return samples.filter(({ name }) => name === 'club_outbox_rows').map(({ labels }) => labels.state);
  };
  await expect.poll(states).toEqual(['waiting', 'failed']);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table outbox in access exclusive mode');
  const [first, second] = await Promise.all([states(), states()]);
  // Asked once, and still not answered: the metrics came before the database’s own patience ended.
  const { rows } = await client.query(waitsForLock);
  await client.query('rollback');

  expect([first, second]).toEqual([[], []]);
  expect(rows).toEqual([{ count: 1 }]);
  await expect.poll(states).toEqual(['waiting', 'failed']);
});
