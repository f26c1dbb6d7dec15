import type { FileHeaders } from './file-headers.ts';
import type { Encoding } from './negotiate-encoding.ts';
import { StoredVariant } from './stored-variant.ts';
import type { Forgetful, VariantCache } from './variant-cache.ts';

/** The content of a file, read when it is asked for. */
export interface FileSource {
  /** Whether it has a variant for each encoding; otherwise all clients get it as it is. */
  readonly isCompressed: boolean;
  readonly headers: FileHeaders;
  /** Gives the bytes in an encoding, and their entity tag where it is known. */
  read(encoding: Encoding): { readonly body: Uint8Array; readonly tag?: string };
}

/** Those that decide which variants stay in memory. */
export type VariantCaches = Readonly<Record<Encoding, VariantCache>>;

/** A file that is served as it is. Its variants are read when they are asked for. */
export class StoredResponse implements Forgetful {
  readonly #source: FileSource;
  readonly #caches: VariantCaches | undefined;
  #br: StoredVariant | undefined;
  #gzip: StoredVariant | undefined;
  #identity: StoredVariant | undefined;

  /** @param caches where they are left out, all variants stay as long as the response */
  constructor(source: FileSource, caches?: VariantCaches) {
    this.#source = source;
    this.#caches = caches;
  }

  variant(encoding: Encoding): StoredVariant {
    if (!this.#source.isCompressed) return this.#identity ?? this.#read('identity');
    if (encoding === 'br') return this.#br ?? this.#read(encoding);
    if (encoding === 'gzip') return this.#gzip ?? this.#read(encoding);
    return this.#identity ?? this.#read(encoding);
  }

  forget(encoding: Encoding): void {
    this.#keep(encoding, undefined);
  }

  #read(encoding: Encoding): StoredVariant {
    const { body, tag } = this.#source.read(encoding);
    const variant = new StoredVariant(body, encoding, this.#source.headers, tag);
    if (this.#caches?.[encoding].admit(this, body.length) ?? true) this.#keep(encoding, variant);
    return variant;
  }

  #keep(encoding: Encoding, variant: StoredVariant | undefined): void {
    if (encoding === 'br') this.#br = variant;
    else if (encoding === 'gzip') this.#gzip = variant;
    else this.#identity = variant;
  }
}
