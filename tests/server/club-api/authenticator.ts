import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Schemas } from '../../../generated/api/operations.ts';

/** How an authenticator deviates from its task. */
export interface Deviation {
  readonly challenge?: string;
  readonly type?: string;
  /** Where the page that asks says it is. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the page is in a frame of another site. */
  readonly crossOrigin?: boolean;
  /** Flags of the authenticator data. Default: the user is present and verified. */
  readonly flags?: number;
  readonly userHandle?: string;
}

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** The flags of an authenticator that has not checked its user. */
export const unverified = present;

/** A phone with one passkey: keeps its key, and signs as the Web Authentication specification says. */
export class Authenticator {
  readonly id = encode(randomBytes(32));
  readonly #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly #origin: string;
  #userHandle = '';
  /** Grows with each signature. */
  counter = 0;

  /** @param origin where the browser shows the site */
  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to `navigator.credentials.create`. */
  create(
    { challenge, rp, user }: Schemas['PasskeyCreationOptions'],
    deviation: Deviation = {},
  ): Schemas['AddPasskeyRequest'] {
    this.#userHandle = user.id;
    const flags = (deviation.flags ?? present | verified) | hasKey;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const own = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))];
    const authData = Buffer.concat([this.#data(deviation.rpId ?? rp.id, flags), ...own]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#clientData('webauthn.create', challenge, deviation),
      // The types of the encoder name no maps of mixed values.
      attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      locale: 'en',
    };
  }

  /** The answer to `navigator.credentials.get`. */
  sign({ challenge, rpId }: Schemas['PasskeyRequest'], deviation: Deviation = {}): Schemas['PasskeyLogIn'] {
    this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviation);
    const data = this.#data(deviation.rpId ?? rpId, deviation.flags ?? present | verified);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: encode(data),
      signature: encode(createSign('sha256').update(signed).sign(this.#keys.privateKey)),
      userHandle: deviation.userHandle ?? this.#userHandle,
    };
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, deviation: Deviation): string {
    const data = {
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? this.#origin,
      crossOrigin: deviation.crossOrigin ?? false,
    };
    return encode(Buffer.from(JSON.stringify(data)));
  }
}
