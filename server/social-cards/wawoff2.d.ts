/** What is used of wawoff2, which comes without types. */
declare module 'wawoff2/decompress.js' {
  /** @returns TrueType or OpenType */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
