import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createOutboxWorker } from '../../../../server/outbox/worker.ts';
import { openStore } from '../../../../server/store/open-store.ts';

/**
 * A process with an outbox worker on a database, for tests that kill it. Each delivery is one line in a file: what
 * the other side has received.
 */
const [, , databaseUrl = '', received = ''] = process.argv;
const store = await openStore(databaseUrl);
const worker = createOutboxWorker({
  outbox: store.outbox,
  async deliver(_, payload) {
    await sleep(Math.random() * 4);
    appendFileSync(received, `${JSON.stringify(payload)}\n`);
    await sleep(Math.random() * 4);
  },
  clock: { now: () => Date.now() },
  log: pino({ level: 'silent' }),
  claimMilliseconds: 1000,
  pollMilliseconds: 10,
});
worker.start();
process.on('SIGTERM', async () => {
  await worker.stop();
  await store.close();
  process.exit(0);
});
// A worker at rest does not keep its process alive.
setInterval(() => undefined, 1000);
process.stdout.write('ready\n');
