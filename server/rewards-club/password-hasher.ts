import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from './api-error.ts';

/** Hashes and checks passwords with argon2id, a few at a time. */
export interface PasswordHasher {
  /** @returns a PHC string for the database */
  hash(password: string): Promise<string>;
  /** The same work whether or not there is a hash to compare with. */
  verify(password: string, kept: string | null | undefined): Promise<boolean>;
  /** How many passwords are being hashed, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltBytes = 16;
const derive = promisify(argon2);

/**
 * @param options.atOnce how many are hashed at the same time; more would take the cores from the pages
 * @param options.waiting how many may wait; one more is refused with 503
 */
export function createPasswordHasher({ atOnce = 2, waiting = 64 } = {}): PasswordHasher {
  const queue: (() => void)[] = [];
  let running = 0;
  // Compared with if there is no account, so that both cases take the same time.
  const decoy = { salt: randomBytes(saltBytes), tag: randomBytes(cost.tagLength) };

  async function run(password: string, salt: Buffer): Promise<Buffer> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new ApiError('Busy', 5);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await derive('argon2id', { message: password, nonce: salt, ...cost });
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const tag = await run(password, salt);
      const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`;
    },
    async verify(password, kept) {
      const known = parse(kept);
      const { salt, tag } = known ?? decoy;
      const derived = await run(password, salt);
      return timingSafeEqual(derived, tag) && known !== undefined;
    },
    load: () => ({ running, waiting: queue.length }),
  };
}

/** Salt and tag of a PHC string that this file made. */
function parse(kept: string | null | undefined): { salt: Buffer; tag: Buffer } | undefined {
  const [, kind, , , salt, tag] = kept?.split('$') ?? [];
  if (kind !== 'argon2id' || salt === undefined || tag === undefined) return undefined;
  const decoded = { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
  return decoded.tag.length === cost.tagLength ? decoded : undefined;
}
