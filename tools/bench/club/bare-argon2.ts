/**
 * How many passwords a process hashes that does nothing else: `node bare-argon2.ts <milliseconds>`. As the server does,
 * two at a time, with its cost. Prints hashes a second.
 */
import { createPasswordHasher } from '../../../server/rewards-club/password-hasher.ts';

const atOnce = 2;
const milliseconds = Number(process.argv[2]);
const hasher = createPasswordHasher({ atOnce });
const asker = { address: '127.0.0.1', emailKey: 'guest@example.com' };
const kept = await hasher.hash('sunce i more', asker);

let count = 0;
const start = performance.now();
const end = start + milliseconds;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < end) {
      await hasher.verify('sunce i more', kept, asker);
      count += 1;
    }
  }),
);
process.stdout.write(`${(count / (performance.now() - start)) * 1000}\n`);
