import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

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
