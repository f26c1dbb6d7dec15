import type { Encoding } from './negotiate-encoding.ts';

/** Within how many others a file has to be asked for twice to be kept. */
const mostAsked = 1000;

/** The holder of a file's bytes, which forgets them on demand. */
export interface Forgetful {
  forget(encoding: Encoding): void;
}

/**
 * Says which files stay in memory in one encoding: those that are asked for repeatedly, up to a number of bytes; what was kept
 * longest gives way. Whoever reads the whole site leaves nothing here: bytes that stay a while are garbage that stays longer.
 */
export class VariantCache {
  readonly #encoding: Encoding;
  readonly #mostBytes: number;
  readonly #asked = new Set<Forgetful>();
  readonly #kept = new Map<Forgetful, number>();
  #bytes = 0;

  constructor(encoding: Encoding, mostBytes: number) {
    this.#encoding = encoding;
    this.#mostBytes = mostBytes;
  }

  /**
   * Whether a file that was asked for, and is not kept, is kept from now on.
   * @param bytes how many it takes
   */
  admit(file: Forgetful, bytes: number): boolean {
    if (!this.#asked.delete(file)) {
      if (this.#asked.size >= mostAsked) this.#asked.clear();
      this.#asked.add(file);
      return false;
    }
    if (bytes > this.#mostBytes) return false;
    this.#kept.set(file, bytes);
    this.#bytes += bytes;
    for (const [oldest, size] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= size;
      oldest.forget(this.#encoding);
    }
    return true;
  }
}
