import { openStore } from '../../../../server/store/open-store.ts';
import { exampleFlow, exampleMember, minute, now } from './examples.ts';
import { hit } from './limit-steps.ts';

// A process of its own on a database: `node store-process.ts <what> <url>`. It speaks in lines of standard output.

const [, , what = '', url = ''] = process.argv;
const store = await openStore(url);

/** Registers members for ever; each is announced before its transaction and acknowledged after it. */
async function write(): Promise<void> {
  await store.migrate();
  for (;;) {
    const member = exampleMember();
    const flow = exampleFlow({ id: member.id, emailKey: member.emailKey, verifiedAt: now, sessionHash: 's' });
    await store.flows.begin(flow);
    say('try', member.id);
    await store.transaction(async (within) => {
      await within.flows.consume(flow.id, member.id, now);
      await within.members.add(member);
      await within.outbox.add('notice', { memberId: member.id }, now);
    });
    say('done', member.id);
  }
}

/** Takes whatever it can get of what several processes are after, and says how much that was. */
async function compete(): Promise<void> {
  await store.migrate();
  say('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const taken = { tries: 0, links: 0, consumed: 0, spent: 0, rows: 0 };
  for (let round = 0; round < 15; round += 1) {
    await Promise.all([
      store.flows.takeTry('tries', now).then((flow) => {
        if (flow !== undefined) taken.tries += 1;
      }),
      store.flows.takeLink('link', now).then((flow) => {
        if (flow !== undefined) taken.links += 1;
      }),
      store
        .transaction((within) => within.flows.consume('verified', null, now))
        .then((isFirst) => {
          if (isFirst) taken.consumed += 1;
        }),
      store.spentTokens.spend(`token ${round}`, now).then((isFirst) => {
        if (isFirst) taken.spent += 1;
      }),
      store.outbox.claim(String(process.pid), 3, now, minute).then(({ length }) => {
        taken.rows += length;
      }),
      hit(store, 'shared'),
    ]);
  }
  say('taken', JSON.stringify(taken));
  await store.close();
  process.exit();
}

function say(word: string, rest = ''): void {
  process.stdout.write(`${word} ${rest}\n`);
}

/** Migrates and ends. */
async function migrate(): Promise<void> {
  await store.migrate();
  await store.close();
}

const tasks: Readonly<Record<string, () => Promise<void>>> = { write, compete, migrate };
await tasks[what]?.();
