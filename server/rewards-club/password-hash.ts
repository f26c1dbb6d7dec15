import { randomBytes } from 'node:crypto';

/** The work of an argon2id hash. */
export interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** A kept password, as the database has it. */
export interface PasswordHash extends Cost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

export const tagBytes = 32;
const saltBytes = 16;
const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

export function createSalt(): Buffer {
  return randomBytes(saltBytes);
}

/** Writes a PHC string. */
export function writeHash({ memory, passes, parallelism, salt, tag }: PasswordHash): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Reads a PHC string of argon2id; undefined for anything else. */
export function readHash(kept: string | null | undefined): PasswordHash | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = pattern.exec(kept ?? '') ?? [];
  const hash = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
  return hash.tag.length === tagBytes ? hash : undefined;
}
