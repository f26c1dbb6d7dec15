import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from '../security/client-address.ts';
import { ApiError } from './api-error.ts';
import type { GuestSession } from './guest-session.ts';
import { type Cost, createSalt, type PasswordHash, readHash, tagBytes, writeHash } from './password-hash.ts';
import { createTurns } from './turns.ts';

/**
 * Hashes and checks passwords with argon2id, a few at a time; accounts and addresses take turns. Both reject with the
 * `ApiError` `Busy` where too many wait. Other spellings of the same letters are the same (NFKC).
 */
export interface PasswordHasher {
  /** @returns a PHC string for the database */
  hash(password: string, asker: Asker): Promise<string>;
  /** The same work whether or not there is a hash to compare with. */
  verify(password: string, kept: string | null | undefined, asker: Asker): Promise<Verdict>;
  /** How many passwords are being hashed, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

/** For whom a password is hashed. */
export interface Asker extends Pick<GuestSession, 'address'> {
  readonly emailKey: string;
}

/** `outdated`: right, but kept with another cost or spelling than a new password; it should be hashed again. */
export type Verdict = 'right' | 'outdated' | 'wrong';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const derive = promisify(argon2);

/**
 * @param options.cost of new hashes; kept ones are checked with their own
 * @param options.atOnce how many are hashed at the same time; more would take the cores from the pages
 * @param options.waiting how many may wait
 */
export function createPasswordHasher({ cost = usualCost, atOnce = 2, waiting = 64 } = {}): PasswordHasher {
  const turns = createTurns(atOnce, waiting);
  // Compared with if there is no account, so that both cases take the same time.
  const decoy: PasswordHash = { ...cost, salt: createSalt(), tag: randomBytes(tagBytes) };

  async function run(message: string, salt: Buffer, cost: Cost, asker: Asker): Promise<Buffer> {
    const { memory, passes, parallelism } = cost;
    const { emailKey, address } = asker;
    if (!(await turns.enter([emailKey, networkOf(address, '/48') ?? address]))) throw new ApiError('Busy', 5);
    try {
      const work = { memory, passes, parallelism, tagLength: tagBytes };
      return await derive('argon2id', { message, nonce: salt, ...work });
    } finally {
      turns.leave();
    }
  }

  const isTagOf = async (message: string, { salt, tag, ...work }: PasswordHash, asker: Asker) =>
    timingSafeEqual(await run(message, salt, work, asker), tag);

  return {
    async hash(password, asker) {
      const salt = createSalt();
      return writeHash({ ...cost, salt, tag: await run(normalize(password), salt, cost, asker) });
    },
    async verify(password, kept, asker) {
      const known = readHash(kept);
      const compared = known ?? decoy;
      const normal = normalize(password);
      const isRight = await isTagOf(normal, compared, asker);
      if (isRight && known !== undefined) return hasCost(known, cost) ? 'right' : 'outdated';
      // Hashes from before passwords were normalized.
      const isAsTyped = normal !== password && (await isTagOf(password, compared, asker));
      return isAsTyped && known !== undefined ? 'outdated' : 'wrong';
    },
    load: turns.load,
  };
}

function normalize(password: string): string {
  return password.normalize('NFKC');
}

function hasCost(hash: Cost, { memory, passes, parallelism }: Cost): boolean {
  return hash.memory === memory && hash.passes === passes && hash.parallelism === parallelism;
}
