/** The part of wawoff2 that is used; it has no types of its own. */
declare module 'wawoff2/decompress.js' {
  /** @returns TrueType or OpenType */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
