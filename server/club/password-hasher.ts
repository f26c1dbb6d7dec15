import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../core/api-error.ts';
import { networkOf } from '../core/client-address.ts';

/** Shares a few places fairly among callers. */
interface Turns {
  /**
   * Waits for a place under these keys; `leave` returns it.
   * @returns false if the queue is full and this caller is its last
   */
  enter(keys: readonly string[]): Promise<boolean>;
  leave(): void;
  /** How many have a place, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Waiting {
  readonly keys: readonly string[];
  readonly round: number;
  settle(hasPlace: boolean): void;
}

/**
 * Creates a fair queue: in each round, each key gets one place (start-time fair queueing), so no key can starve others.
 * If too many wait, the last caller of the last round is refused.
 * @param atOnce number of places
 * @param most how many may wait
 */
function createTurns(atOnce: number, most: number): Turns {
  /** Ordered by round, then by arrival. */
  const queue: Waiting[] = [];
  let running = 0;
  let round = 0;

  function wait(keys: readonly string[], settle: Waiting['settle']): void {
    const before = queue.filter((each) => each.keys.some((key) => keys.includes(key)));
    const own = Math.max(round, ...before.map((each) => each.round + 1));
    const later = queue.findIndex((each) => each.round > own);
    queue.splice(later < 0 ? queue.length : later, 0, { keys, round: own, settle });
    if (queue.length > most) queue.pop()?.settle(false);
  }

  return {
    enter(keys) {
      if (running >= atOnce) return new Promise((resolve) => wait(keys, resolve));
      running += 1;
      return Promise.resolve(true);
    },
    leave() {
      const next = queue.shift();
      if (next === undefined) {
        running -= 1;
        return;
      }
      round = next.round;
      next.settle(true);
    },
    load: () => ({ running, waiting: queue.length }),
  };
}

/** The work of an argon2id hash. */
interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** A password hash as stored in the database. */
interface PasswordHash extends Cost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const tagBytes = 32;
const saltBytes = 16;
const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

function createSalt(): Buffer {
  return randomBytes(saltBytes);
}

/** Writes a PHC string. */
function writeHash({ memory, passes, parallelism, salt, tag }: PasswordHash): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Reads a PHC string of argon2id; undefined for anything else. */
function readHash(stored: string | null | undefined): PasswordHash | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = pattern.exec(stored ?? '') ?? [];
  const hash = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
  return hash.tag.length === tagBytes ? hash : undefined;
}

/**
 * Hashes and checks passwords with argon2id, a few at a time; accounts and addresses take turns. Both reject with the
 * `ApiError` `Busy` if too many wait. Passwords are normalized (NFKC) first.
 */
export interface PasswordHasher {
  /** @returns a PHC string for the database */
  hash(password: string, asker: Asker): Promise<string>;
  /** Takes the same time with and without a stored hash. */
  verify(password: string, stored: string | null | undefined, asker: Asker): Promise<Verdict>;
  /** How many passwords are being hashed, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

/** The subject of a hash, for fair queueing. */
export interface Asker {
  /** The guest's address: see `limitedAddress`. */
  readonly address: string;
  readonly emailKey: string;
}

/**
 * `outdated`: right, but hashed with another cost or normalization than a new password; the caller should rehash it.
 */
export type Verdict = 'right' | 'outdated' | 'wrong';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const derive = promisify(argon2);

/**
 * @param options.cost of new hashes; a stored hash is checked with its own cost
 * @param options.atOnce how many are hashed at the same time; a higher number would delay pages
 * @param options.waiting how many may wait
 */
export function createPasswordHasher({ cost = usualCost, atOnce = 2, waiting = 64 } = {}): PasswordHasher {
  const turns = createTurns(atOnce, waiting);
  // Used if there is no account, so that both cases take the same time.
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
    async verify(password, stored, asker) {
      const known = readHash(stored);
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
