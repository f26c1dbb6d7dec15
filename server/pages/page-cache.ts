import { LRUCache } from 'lru-cache';
import { compressInBrotli, compressInGzip, decompressBrotli, type Encoding } from './encodings.ts';
import { type Answer, createEntityTag, type FileHeaders } from './send-answer.ts';

/** Renders the answer at an address on a cache miss. */
export interface AnswerSource {
  readonly headers: FileHeaders;
  /** Whether Brotli and gzip make it smaller; otherwise all clients get it uncompressed. */
  isWorthCompressing(size: number): boolean;
  render(): Promise<string | Uint8Array>;
  /** The answer in Brotli, if it was compressed at build time. */
  readCompressed?(): Promise<Uint8Array>;
  /** The expiry in milliseconds since 1970; absent if the answer does not expire. */
  readonly freshUntil?: number | undefined;
}

/** The overhead of an answer besides its body, in bytes: strings, objects, the cache entry. */
const overhead = 500;
/** The part of the cache for gzip, identity and addresses with a query, so that these cannot evict pages. */
const otherShare = 1 / 8;

/**
 * An LRU cache of answers by address, limited by size. Concurrent requests for an answer share one rendering and
 * compression. Gzip and identity are derived from Brotli.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Answer>;
  readonly #others: LRUCache<string, Answer>;
  /** Without a cache, nothing is compressed for clients that take no compressed answer. */
  readonly #isOff: boolean;
  readonly #making = new Map<string, Promise<Answer>>();

  /** @param megabytes 0 disables the cache */
  constructor(megabytes: number) {
    const bytes = megabytes * 2 ** 20;
    this.#isOff = bytes === 0;
    this.#pages = createStore(bytes * (1 - otherShare));
    this.#others = createStore(bytes * otherShare);
  }

  /** Whether another page would evict one. */
  get isFull(): boolean {
    const { calculatedSize, maxSize } = this.#pages;
    return calculatedSize + overhead > maxSize * 0.95;
  }

  /** @param address path and canonical query, percent-encoded as in links */
  find(address: string, encoding: Encoding): Answer | undefined {
    const first = this.#storeOf(address).get(address);
    if (first === undefined || first.encoding === encoding || first.encoding === 'identity') return first;
    return this.#others.get(`${encoding} ${address}`);
  }

  /** Returns an answer from the cache, or renders it. Rejects if the rendering fails. */
  async make(address: string, encoding: Encoding, source: AnswerSource): Promise<Answer> {
    const found = this.find(address, encoding);
    if (found !== undefined) return found;
    if (this.#isOff && encoding === 'identity')
      return createAnswer(await renderBytes(source), encoding, source.headers);
    const first = this.#storeOf(address).get(address) ?? (await this.#makeOnce(address, source));
    const made = await encodeAnswer(first, encoding);
    if (made !== first) keep(this.#others, `${encoding} ${address}`, made, source);
    return made;
  }

  #storeOf(address: string): LRUCache<string, Answer> {
    return address.includes('?') ? this.#others : this.#pages;
  }

  #makeOnce(address: string, source: AnswerSource): Promise<Answer> {
    const started = this.#making.get(address);
    if (started !== undefined) return started;
    const making = makeFirst(source)
      .then((answer) => {
        keep(this.#storeOf(address), address, answer, source);
        return answer;
      })
      .finally(() => this.#making.delete(address));
    this.#making.set(address, making);
    return making;
  }
}

/** Renders an answer without caching it. */
export async function makeAnswer(source: AnswerSource, encoding: Encoding): Promise<Answer> {
  return encodeAnswer(await makeFirst(source), encoding);
}

/** Renders the encoding from which the others are derived: Brotli, or identity for incompressible answers. */
async function makeFirst(source: AnswerSource): Promise<Answer> {
  const { headers, isWorthCompressing, readCompressed } = source;
  if (readCompressed !== undefined) return createAnswer(await readCompressed(), 'br', headers);
  const body = await renderBytes(source);
  if (!isWorthCompressing(body.length)) return createAnswer(body, 'identity', headers);
  return createAnswer(await compressInBrotli(body), 'br', headers);
}

async function renderBytes({ render }: AnswerSource): Promise<Buffer> {
  return Buffer.from(await render());
}

async function encodeAnswer(first: Answer, encoding: Encoding): Promise<Answer> {
  if (first.encoding === encoding || first.encoding === 'identity') return first;
  const text = await decompressBrotli(first.body);
  return createAnswer(encoding === 'gzip' ? await compressInGzip(text) : text, encoding, first.headers);
}

function createAnswer(made: Uint8Array, encoding: Encoding, headers: FileHeaders): Answer {
  // A copy, because the compressor returns a slice of a larger buffer.
  const body = new Uint8Array(made);
  return { body, encoding, headers, etag: createEntityTag(body) };
}

function createStore(bytes: number): LRUCache<string, Answer> {
  // The cache requires a size of at least one.
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: ({ body }) => body.length + overhead,
    // Answers expire by wall-clock time, which also passes while the machine sleeps.
    perf: Date,
    ttlResolution: 0,
  });
}

function keep(
  store: LRUCache<string, Answer>,
  address: string,
  answer: Answer,
  { freshUntil }: AnswerSource,
): void {
  if (freshUntil === undefined) {
    store.set(address, answer);
    return;
  }
  const ttl = freshUntil - Date.now();
  if (ttl > 0) store.set(address, answer, { ttl });
}
