const slabBytes = 4 << 20;
/** How much of what is made on request is kept: two hundred pages as they are. */
const recentBytes = 8 << 20;
/** Within how many different things something has to be asked for twice to be kept. */
const mostAsked = 500;

interface Sized {
  readonly body: Uint8Array;
}

/**
 * Holds the bytes of stored files: those that nearly all clients want for good, others as long as they are asked for.
 * Many small pieces lie in a few large ones, since thousands of buffers, made between larger ones that are let go, would
 * leave the process holding twice the memory that they take.
 */
export class BodyMemory<V extends Sized> {
  #slab = new Uint8Array(0);
  #used = 0;
  readonly #asked = new Set<object>();
  readonly #recent = new Map<object, V>();
  #recentSize = 0;

  /** Room for some bytes that stay. */
  reserve(size: number): Uint8Array {
    if (size > slabBytes) return new Uint8Array(size);
    if (this.#used + size > this.#slab.length) {
      this.#slab = new Uint8Array(slabBytes);
      this.#used = 0;
    }
    this.#used += size;
    return this.#slab.subarray(this.#used - size, this.#used);
  }

  /** A copy of some bytes that stays. */
  keep(bytes: Uint8Array): Uint8Array {
    const place = this.reserve(bytes.length);
    place.set(bytes);
    return place;
  }

  /**
   * The body made under a key, kept if it is requested repeatedly; the oldest is forgotten first. Whoever
   * reads the whole site leaves nothing here: bytes that stay a while are garbage that stays longer.
   * @param make called where there is nothing any more
   */
  recall(key: object, make: () => V): V {
    const known = this.#recent.get(key);
    if (known !== undefined) return known;
    const variant = make();
    if (!this.#isAskedAgain(key)) return variant;
    this.#recent.set(key, variant);
    this.#recentSize += variant.body.length;
    for (const [oldest, { body }] of this.#recent) {
      if (this.#recentSize <= recentBytes) break;
      this.#recent.delete(oldest);
      this.#recentSize -= body.length;
    }
    return variant;
  }

  #isAskedAgain(key: object): boolean {
    if (this.#asked.delete(key)) return true;
    if (this.#asked.size >= mostAsked) this.#asked.clear();
    this.#asked.add(key);
    return false;
  }
}
