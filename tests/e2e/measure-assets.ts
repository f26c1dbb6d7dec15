import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** The digest in the address of an asset, within the code that asks for it. */
const digests = /(?<=(\/assets\/[\w-]+-))[\w-]{8}(?=\.\w)/g;

/**
 * Bytes of assets as browsers get them: compressed by Brotli, unless they are tiny. How well the names of other assets in them
 * compress depends on a digest, so each has one that stays the same.
 * @param addresses their paths, or URLs of any origin
 */
export async function measureAssets(siteUrl: string, addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(addresses, async (address) => {
      const response = await fetch(new URL(new URL(address, siteUrl).pathname, siteUrl), {
        headers: { 'accept-encoding': 'br' },
      });
      const text = await response.text();
      if (text.length >= 1024 && response.headers.get('content-encoding') !== 'br') {
        throw new Error(`${address} is not compressed`);
      }
      return brotliCompressSync(text.replaceAll(digests, (_digest, name: string) => digestOf(name))).length;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function digestOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 8);
}
