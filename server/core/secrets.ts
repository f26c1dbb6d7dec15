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
  /** A keyed hash in base64url. Tokens are stored hashed, so that a stolen database contains no usable token. */
  hash(use: HashUse, text: string): string;
  /** The keys of former secrets, newest first. They still open their seals and find their hashes. */
  readonly former: readonly Secrets[];
}

/** Purposes of hashes; the same text has a different hash for each. */
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

/** The minimum length of a secret, in characters. */
export const leastSecret = 32;

/**
 * Derives the keys (HKDF, RFC 5869).
 * @param sessionSecrets `SESSION_SECRET`: secrets of at least 32 random bytes in any encoding, separated by commas. The
 *   first one is used for new values; the others remain valid for existing ones
 */
export function deriveSecrets(sessionSecrets: string): Secrets {
  const [first = '', ...former] = splitSecrets(sessionSecrets);
  return { ...deriveFrom(first), former: former.map((secret) => ({ ...deriveFrom(secret), former: [] })) };
}

export function splitSecrets(list: string): readonly string[] {
  return list.split(',').map((secret) => secret.trim());
}

/** Whether each secret of a list is long enough to be one. */
export function areSecrets(list: string): boolean {
  return splitSecrets(list).every((secret) => secret.length >= leastSecret);
}

/** The hash of a text by each secret, in the order of the list. */
export function hashesOf(secrets: Secrets, use: HashUse, text: string): readonly string[] {
  return [secrets, ...secrets.former].map((each) => each.hash(use, text));
}

/** Looks up each hash until one is found. */
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

/** The value of a seal; undefined if it is forged, has expired, or has another key or use. */
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
