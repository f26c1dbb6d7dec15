import { EncryptJWT, jwtDecrypt } from 'jose';
import { createToken, type Secrets } from './secrets.ts';

/** What a browser's session cookie holds, sealed: before log-in there is no row in the database. */
export interface SessionToken {
  /** 256 bits; the database knows its hash. */
  readonly id: string;
  /** Hashes of the e-mails that this session has named, newest first. */
  readonly pins: readonly string[];
}

/** Several tabs may each be at another e-mail. */
const mostPins = 5;
const cipher = { alg: 'dir', enc: 'A256GCM' } as const;

/** How long a sealed cookie is good for without a request, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A session that nobody has seen before. */
export function createSessionToken(pins: readonly string[] = []): SessionToken {
  return { id: createToken(), pins };
}

/** The session with one more e-mail, by its hash. */
export function withPin({ id, pins }: SessionToken, pin: string): SessionToken {
  return { id, pins: [pin, ...pins.filter((known) => known !== pin)].slice(0, mostPins) };
}

/** Seals a session for its cookie (JWE, AES-256-GCM): it can be neither read nor changed outside. */
export function sealSession(token: SessionToken, { sealKey }: Secrets, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new EncryptJWT({ sid: token.id, pins: [...token.pins] })
    .setProtectedHeader(cipher)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + sessionSeconds)
    .encrypt(sealKey);
}

/** The session of a cookie, or undefined where it is forged, of another secret, or has expired. */
export async function openSession(
  sealed: string,
  { sealKey }: Secrets,
  now: number,
): Promise<SessionToken | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, sealKey, {
      contentEncryptionAlgorithms: [cipher.enc],
      keyManagementAlgorithms: [cipher.alg],
      currentDate: new Date(now),
    });
    const { sid, pins } = payload;
    if (typeof sid !== 'string' || !Array.isArray(pins)) return undefined;
    return { id: sid, pins: pins.filter((pin) => typeof pin === 'string') };
  } catch {
    return undefined;
  }
}
