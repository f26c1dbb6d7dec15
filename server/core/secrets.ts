import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The keys for hashes and seals; each use has its own. */
export interface Secrets {
  /** 256-bit key that session cookies are sealed with. */
  readonly sealKey: KeyObject;
  /** A keyed hash, base64url: of a token, so that a stolen database holds nothing that opens a door. */
  hash(use: HashUse, text: string): string;
  /** The keys of the secrets before, newest first. They open what they have sealed, and find what they have hashed. */
  readonly former: readonly Secrets[];
}

/** Purposes of hashes; the same text has another hash for each. */
export type HashUse =
  | 'session'
  | 'pin'
  | 'device'
  | 'code'
  | 'link'
  | 'reset-key'
  | 'state'
  | 'challenge'
  | 'promo'
  | 'limit'
  | 'form'
  | 'request'
  | 'confirm'
  | 'proof'
  | 'unsubscribe'
  | 'unsubscribe-token'
  | 'event';

const digest = 'sha256';
const keyBytes = 32;

/** The characters of the shortest secret. */
export const leastSecret = 32;

/**
 * Derives the keys (HKDF, RFC 5869).
 * @param sessionSecrets `SESSION_SECRET`: secrets of at least 32 random bytes in any spelling, separated by commas. The first
 *   is used for what is new; what another one has made is good as long as it is in the list
 */
export function deriveSecrets(sessionSecrets: string): Secrets {
  const [first = '', ...former] = splitSecrets(sessionSecrets);
  return { ...deriveFrom(first), former: former.map((secret) => ({ ...deriveFrom(secret), former: [] })) };
}

/** The secrets of a list. */
export function splitSecrets(list: string): readonly string[] {
  return list.split(',').map((secret) => secret.trim());
}

/** Whether each secret of a list is long enough to be one. */
export function areSecrets(list: string): boolean {
  return splitSecrets(list).every((secret) => secret.length >= leastSecret);
}

/** The hash of a text by each secret, by the first one first. */
export function hashesOf(secrets: Secrets, use: HashUse, text: string): readonly string[] {
  return [secrets, ...secrets.former].map((each) => each.hash(use, text));
}

/** Asks with each hash until something is found. */
export async function findByHash<T>(
  hashes: readonly string[],
  find: (hash: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const hash of hashes) {
    const found = await find(hash);
    if (found !== undefined) return found;
  }
  return undefined;
}

function deriveFrom(sessionSecret: string): Omit<Secrets, 'former'> {
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync(digest, sessionSecret, '', `club/${use}`, keyBytes)));
  const keys = new Map<HashUse, KeyObject>();
  return {
    sealKey: derive('seal'),
    hash(use, text) {
      const key = keys.get(use) ?? derive(use);
      keys.set(use, key);
      return createHmac(digest, key).update(text).digest('base64url');
    },
  };
}

/** A new unguessable token: 256 bits, base64url. */
export function createToken(): string {
  return randomBytes(keyBytes).toString('base64url');
}

/** Compares two texts in constant time. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts and authenticates a value for a cookie (AES-256-GCM).
 * @param key 256 bits
 * @param use purpose of the value; `unseal` requires the same one
 * @param expiresAt milliseconds since 1970
 */
export function seal(key: KeyObject, use: string, value: unknown, expiresAt: number): string {
  const nonce = randomBytes(nonceBytes);
  const encipher = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(use));
  const text = JSON.stringify({ value, expiresAt });
  const sealed = [nonce, encipher.update(text, 'utf8'), encipher.final(), encipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** The value of a seal; undefined where it is forged, of another key or use, or has expired. */
export function unseal(key: KeyObject, use: string, sealed: string, now: number): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(use)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const { value, expiresAt }: { value: unknown; expiresAt: number } = JSON.parse(text.toString());
    return expiresAt > now ? value : undefined;
  } catch {
    return undefined;
  }
}
