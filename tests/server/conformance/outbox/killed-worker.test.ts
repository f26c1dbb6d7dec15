import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../../server/rewards-club/ports/store.ts';
import { openStore } from '../../../../server/store/open-store.ts';

const program = fileURLToPath(new URL('./worker-process.ts', import.meta.url));
const rows = 240;
let folder: string;
let url: string;
let received: string;
let store: Store;
let processes: ChildProcess[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  url = `sqlite:${join(folder, 'site.db')}`;
  received = join(folder, 'received');
  writeFileSync(received, '');
  processes = [];
  store = await openStore(url);
  await store.migrate();
  await store.transaction(async ({ outbox }) => {
    for (let index = 0; index < rows; index += 1) await outbox.add('notice', index, Date.now());
  });
});
afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await store.close();
  rmSync(folder, { recursive: true });
});

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, url, received], { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  if (child.stdout !== null) await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

const deliveries = () => readFileSync(received, 'utf8').split('\n').slice(0, -1);
const everything = Array.from({ length: rows }, (_, index) => String(index)).sort();

async function waitForDeliveries(count: number): Promise<void> {
  while (deliveries().length < count) await sleep(2);
}

async function waitUntilEmpty(): Promise<void> {
  while ((await store.outbox.counts()).waiting > 0) await sleep(20);
}

test('workers killed at any moment lose nothing', async () => {
  let workers: readonly ChildProcess[] = await Promise.all([startWorker(), startWorker()]);
  for (let kill = 1; kill <= 6; kill += 1) {
    await waitForDeliveries(kill * 30);
    await end(workers[0], 'SIGKILL');
    workers = [...workers.slice(1), await startWorker()];
  }
  await waitUntilEmpty();
  expect([...new Set(deliveries())].sort()).toEqual(everything);
  expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
});

test('workers that are told to stop finish what they claimed: nothing is lost, nothing comes twice', async () => {
  for (let stop = 1; stop <= 3; stop += 1) {
    const workers = await Promise.all([startWorker(), startWorker()]);
    await waitForDeliveries(stop * 40);
    await Promise.all(workers.map((worker) => end(worker, 'SIGTERM')));
  }
  const last = await startWorker();
  await waitUntilEmpty();
  await end(last, 'SIGTERM');
  expect(deliveries().sort()).toEqual(everything);
  expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
});
