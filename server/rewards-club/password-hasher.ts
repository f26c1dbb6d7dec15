import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from './api-error.ts';
import { type Cost, createSalt, type PasswordHash, readHash, tagBytes, writeHash } from './password-hash.ts';

/** Hashes and checks passwords with argon2id, a few at a time. Other spellings of the same letters are the same (NFKC). */
export interface PasswordHasher {
  /** @returns a PHC string for the database */
  hash(password: string): Promise<string>;
  /** The same work whether or not there is a hash to compare with. */
  verify(password: string, kept: string | null | undefined): Promise<Verdict>;
  /** How many passwords are being hashed, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

/** `outdated`: right, but kept with another cost or spelling than a new password; it should be hashed again. */
export type Verdict = 'right' | 'outdated' | 'wrong';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const derive = promisify(argon2);

/**
 * @param options.cost of new hashes; kept ones are checked with their own
 * @param options.atOnce how many are hashed at the same time; more would take the cores from the pages
 * @param options.waiting how many may wait; one more is refused with 503
 */
export function createPasswordHasher({ cost = usualCost, atOnce = 2, waiting = 64 } = {}): PasswordHasher {
  const queue: (() => void)[] = [];
  let running = 0;
  // Compared with if there is no account, so that both cases take the same time.
  const decoy: PasswordHash = { ...cost, salt: createSalt(), tag: randomBytes(tagBytes) };

  async function run(message: string, salt: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new ApiError('Busy', 5);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      const work = { memory, passes, parallelism, tagLength: tagBytes };
      return await derive('argon2id', { message, nonce: salt, ...work });
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  const isTagOf = async (message: string, { salt, tag, ...work }: PasswordHash) =>
    timingSafeEqual(await run(message, salt, work), tag);

  return {
    async hash(password) {
      const salt = createSalt();
      return writeHash({ ...cost, salt, tag: await run(normalize(password), salt, cost) });
    },
    async verify(password, kept) {
      const known = readHash(kept);
      const compared = known ?? decoy;
      const normal = normalize(password);
      const isRight = await isTagOf(normal, compared);
      if (isRight && known !== undefined) return hasCost(known, cost) ? 'right' : 'outdated';
      // Hashes from before passwords were normalized.
      const isAsTyped = normal !== password && (await isTagOf(password, compared));
      return isAsTyped && known !== undefined ? 'outdated' : 'wrong';
    },
    load: () => ({ running, waiting: queue.length }),
  };
}

function normalize(password: string): string {
  return password.normalize('NFKC');
}

function hasCost(hash: Cost, { memory, passes, parallelism }: Cost): boolean {
  return hash.memory === memory && hash.passes === passes && hash.parallelism === parallelism;
}
