const slabBytes = 4 << 20;
/** What is kept unpacked, at most: some hundred pages. */
const unpackedBytes = 16 << 20;

/** What the variants of stored files need of each other's memory. */
export interface Unpacked {
  readonly body: Uint8Array;
}

/**
 * Holds the bytes of stored files: the packed ones for good, the unpacked ones as long as they are asked for.
 * Many small pieces lie in a few large ones, since thousands of buffers, made between larger ones that are let go, would
 * leave the process holding twice the memory that they take.
 */
export class BodyMemory<V extends Unpacked> {
  #slab = new Uint8Array(0);
  #used = 0;
  readonly #unpacked = new Map<Uint8Array, V>();
  #unpackedSize = 0;

  /** A copy of some bytes that stays. */
  keep(bytes: Uint8Array): Uint8Array {
    if (bytes.length > slabBytes) return new Uint8Array(bytes);
    if (this.#used + bytes.length > this.#slab.length) {
      this.#slab = new Uint8Array(slabBytes);
      this.#used = 0;
    }
    const place = this.#slab.subarray(this.#used, this.#used + bytes.length);
    place.set(bytes);
    this.#used += bytes.length;
    return place;
  }

  /**
   * What has been unpacked of some packed bytes; those unpacked longest ago are forgotten first.
   * @param packed the very bytes that `keep` gave
   */
  unpacked(packed: Uint8Array, unpack: () => V): V {
    const known = this.#unpacked.get(packed);
    if (known !== undefined) return known;
    const variant = unpack();
    this.#unpacked.set(packed, variant);
    this.#unpackedSize += variant.body.length;
    for (const [key, { body }] of this.#unpacked) {
      if (this.#unpackedSize <= unpackedBytes) break;
      this.#unpacked.delete(key);
      this.#unpackedSize -= body.length;
    }
    return variant;
  }
}
