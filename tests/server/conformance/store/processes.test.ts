import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../../server/rewards-club/ports/store.ts';
import { open, sharedEngines } from './engines-under-test.ts';
import { exampleFlow, minute, now } from './examples.ts';
import { countOf, hit } from './limit-steps.ts';

interface StoreProcess {
  readonly child: ChildProcess;
  readonly lines: Interface;
  readonly exited: Promise<unknown>;
}

function start(what: 'write' | 'compete', url: string): StoreProcess {
  const program = join(import.meta.dirname, 'store-process.ts');
  const child = spawn(process.execPath, [program, what, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: createInterface(child.stdout), exited: once(child, 'exit') };
}

/** Lets a process write until it has done so many, then kills it at a moment of no one's choosing. */
async function writeUntilKilled(url: string, rounds: number): Promise<{ tried: string[]; done: string[] }> {
  const { child, lines, exited } = start('write', url);
  const [tried, done]: [string[], string[]] = [[], []];
  const enough = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const [word, id = ''] = line.split(' ');
      (word === 'done' ? done : tried).push(id);
      if (done.length >= rounds) resolve();
    });
  });
  const closed = once(lines, 'close');
  await Promise.race([enough, exited]);
  await sleep(Math.random() * 8);
  child.kill('SIGKILL');
  await exited;
  await closed;
  return { tried, done };
}

/** Rows of a transaction of the writing process: all of them, or none. */
async function inspect(
  store: Store,
  id: string,
  queued: ReadonlySet<string>,
): Promise<'all' | 'nothing' | 'half'> {
  const flow = await store.flows.find('s', `guest.${id}@example.com`, 'registration');
  const marks = [flow?.consumedAt === now, (await store.members.find(id)) !== undefined, queued.has(id)];
  if (marks.every(Boolean)) return 'all';
  return marks.some(Boolean) ? 'half' : 'nothing';
}

describe.each(sharedEngines)('processes on one $name', (engine) => {
  test('killed while it writes, a process loses nothing that it acknowledged, and leaves nothing half done', async () => {
    const url = await engine.createDatabase();
    const killed: Awaited<ReturnType<typeof writeUntilKilled>>[] = [];
    for (let round = 0; round < 5; round += 1) {
      killed.push(await writeUntilKilled(url, Math.floor(Math.random() * 40)));
    }
    const store = await open(url);
    const rows = await store.outbox.claim('inspector', 100_000, now, minute);
    const queued = new Set(rows.map(({ payload }) => (payload as { memberId: string }).memberId));

    for (const { tried, done } of killed) {
      for (const id of done) expect(await inspect(store, id, queued)).toBe('all');
      for (const id of tried) expect(await inspect(store, id, queued)).not.toBe('half');
    }
    const known = killed.flatMap(({ tried }) => tried);
    expect([...queued].filter((id) => !known.includes(id))).toEqual([]);
  });

  test('several that start at once migrate once and share everything, and each thing goes to one of them', async () => {
    const url = await engine.createDatabase();
    const processes = [start('compete', url), start('compete', url), start('compete', url)];
    await Promise.all(processes.map(({ lines }) => once(lines, 'line')));
    const store = await open(url);
    await store.flows.begin(exampleFlow({ id: 'tries' }));
    await store.flows.begin(exampleFlow({ id: 'links', linkHash: 'link' }));
    await store.flows.begin(exampleFlow({ id: 'verified', verifiedAt: now }));
    for (let index = 0; index < 40; index += 1) await store.outbox.add('notice', { index }, now);

    const answers = processes.map(({ lines }) => once(lines, 'line'));
    for (const { child } of processes) child.stdin?.write('go\n');
    const taken = (await Promise.all(answers)).map(
      ([line]) => JSON.parse(String(line).replace('taken ', '')) as Record<string, number>,
    );
    const sum = (what: string) => taken.reduce((total, one) => total + (one[what] ?? 0), 0);

    expect(sum('tries')).toBe(5);
    expect(sum('links')).toBe(1);
    expect(sum('consumed')).toBe(1);
    expect(sum('spent')).toBe(15);
    expect(sum('rows')).toBe(40);
    expect(await countOf(store, 'shared')).toBe(45);
  });

  test('one is killed under load; the other goes on, and inherits its rows when the claim ends', async () => {
    const url = await engine.createDatabase();
    const store = await open(url);
    await store.migrate();
    const writing = writeUntilKilled(url, 10);
    let isOver = false;
    const beside = (async () => {
      let hits = 0;
      while (!isOver) {
        await store.transaction((within) => hit(within, 'beside'));
        hits += 1;
      }
      return hits;
    })();
    const { done } = await writing;
    isOver = true;

    const hits = await beside;
    expect(await countOf(store, 'beside')).toBe(hits);
    const claimed = await store.outbox.claim('dead', 100_000, now, minute);
    expect(claimed.length).toBeGreaterThanOrEqual(done.length);
    expect(await store.outbox.claim('heir', 100_000, now + minute - 1, minute)).toEqual([]);
    expect(await store.outbox.claim('heir', 100_000, now + minute, minute)).toHaveLength(claimed.length);
  });
});
