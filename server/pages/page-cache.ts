import { LRUCache } from 'lru-cache';
import { compressInBrotli, compressInGzip, decompressBrotli, type Encoding } from './encodings.ts';
import { type Answer, createEntityTag, type FileHeaders } from './send-answer.ts';

/** How the answer at an address is made when it is not in the cache. */
export interface AnswerSource {
  readonly headers: FileHeaders;
  /** Whether Brotli and gzip make it smaller; otherwise all clients get it as it is. */
  isWorthCompressing(size: number): boolean;
  render(): Promise<string | Uint8Array>;
  /** The answer in Brotli, where it has been compressed before. */
  readCompressed?(): Promise<Uint8Array>;
  /** Milliseconds since 1970 from which it has to be made again; where it is left out, it does not age. */
  readonly freshUntil?: number | undefined;
}

/** Bytes that an answer takes besides its body: strings, objects, the entry of the cache. */
const overhead = 500;
/** The part of the cache for gzip, identity and addresses with a query: they cannot drive pages out of it. */
const otherShare = 1 / 8;

/**
 * Keeps answers by address, up to a number of bytes; those that were asked for longest ago give way. An answer is made and
 * compressed once, however many ask for it at the same time. Gzip and identity are made from Brotli.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Answer>;
  readonly #others: LRUCache<string, Answer>;
  readonly #making = new Map<string, Promise<Answer>>();

  /** @param megabytes 0 keeps nothing */
  constructor(megabytes: number) {
    const bytes = megabytes * 2 ** 20;
    this.#pages = createStore(bytes * (1 - otherShare));
    this.#others = createStore(bytes * otherShare);
  }

  /** Whether another page would drive one out. */
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

  /** Finds an answer or makes it. Rejects if it cannot be made. */
  async make(address: string, encoding: Encoding, source: AnswerSource): Promise<Answer> {
    const found = this.find(address, encoding);
    if (found !== undefined) return found;
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

/** Makes an answer that is not kept. */
export async function makeAnswer(source: AnswerSource, encoding: Encoding): Promise<Answer> {
  return encodeAnswer(await makeFirst(source), encoding);
}

/** Makes the encoding from which others are made: Brotli, or identity for what is not compressed. */
async function makeFirst({
  headers,
  isWorthCompressing,
  render,
  readCompressed,
}: AnswerSource): Promise<Answer> {
  if (readCompressed !== undefined) return createAnswer(await readCompressed(), 'br', headers);
  const body = Buffer.from(await render());
  if (!isWorthCompressing(body.length)) return createAnswer(body, 'identity', headers);
  return createAnswer(await compressInBrotli(body), 'br', headers);
}

async function encodeAnswer(first: Answer, encoding: Encoding): Promise<Answer> {
  if (first.encoding === encoding || first.encoding === 'identity') return first;
  const text = await decompressBrotli(first.body);
  return createAnswer(encoding === 'gzip' ? await compressInGzip(text) : text, encoding, first.headers);
}

function createAnswer(made: Uint8Array, encoding: Encoding, headers: FileHeaders): Answer {
  // A copy: what compressors give is part of a larger buffer.
  const body = new Uint8Array(made);
  return { body, encoding, headers, etag: createEntityTag(body) };
}

function createStore(bytes: number): LRUCache<string, Answer> {
  // A size of at least one is required; no answer is as small.
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: ({ body }) => body.length + overhead,
    // Answers age by the clock on the wall, also while the machine sleeps.
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
