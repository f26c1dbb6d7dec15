import {
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
}

/** Purposes of hashes; the same text has another hash for each. */
type HashUse =
  | 'session'
  | 'pin'
  | 'device'
  | 'code'
  | 'link'
  | 'reset-key'
  | 'state'
  | 'promo'
  | 'limit'
  | 'form'
  | 'request'
  | 'proof'
  | 'unsubscribe'
  | 'unsubscribe-token';

const digest = 'sha256';
const keyBytes = 32;

/**
 * Derives the keys (HKDF, RFC 5869).
 * @param sessionSecret `SESSION_SECRET`: at least 32 random bytes in any spelling; changing it ends every session
 */
export function deriveSecrets(sessionSecret: string): Secrets {
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
