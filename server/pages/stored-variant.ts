import { createEntityTag } from './entity-tags.ts';
import type { FileHeaders } from './file-headers.ts';
import type { Encoding } from './negotiate-encoding.ts';

/** One encoding of a stored file, with all that an answer needs. Never changes. */
export class StoredVariant {
  readonly etag: string;
  readonly body: Uint8Array;
  readonly #encoding: Encoding;
  readonly #shared: FileHeaders;

  constructor(body: Uint8Array, encoding: Encoding, shared: FileHeaders, etag = createEntityTag(body)) {
    this.etag = etag;
    this.body = body;
    this.#encoding = encoding;
    this.#shared = shared;
  }

  /** Of the 200 answer, complete. */
  listHeaders(): string[] {
    const length = String(this.body.length);
    return [...this.#shared.ok[this.#encoding], 'Content-Length', length, 'ETag', this.etag];
  }

  /** Of the 304 answer, complete. */
  listNotModifiedHeaders(): string[] {
    return [...this.#shared.notModified, 'ETag', this.etag];
  }
}
