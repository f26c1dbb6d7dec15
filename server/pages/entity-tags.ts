import { hash } from 'node:crypto';

/** A strong entity tag: equal for equal bytes, and only for those. */
export function createEntityTag(body: Uint8Array): string {
  return `"${hash('sha256', body, 'buffer').toString('base64url', 0, 16)}"`;
}

/** Whether an If-None-Match value names a tag: one, a list, `*`, strong or weak (RFC 9110, 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  // A tag's quotes are part of it, so that it is found in a list only as a whole.
  return ifNoneMatch.includes(tag) || ifNoneMatch.trim() === '*';
}
