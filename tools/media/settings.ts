/** How versions of pictures are made; any change recreates all of them. */
export const settings = {
  /** Incremented when the code produces other pixels from the same values. */
  edition: 1,
  /** Widths in pixels; those above the source's width are left out. */
  widths: { avif: [480, 800, 1200, 1600], webp: 1200 },
  photograph: {
    avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
    webp: { quality: 72, effort: 5 },
    social: { quality: 80, mozjpeg: true },
  },
  illustration: {
    avif: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
    webp: { quality: 62, effort: 5 },
    social: { quality: 68, mozjpeg: true },
  },
  social: { width: 1200, height: 630 },
  /** The background of transparent pictures: limestone. */
  background: '#f6f3ec',
  blurhash: { columns: 4, rows: 3, sampleWidth: 64 },
} as const;

/** In pixels; a narrower photograph would be blurred on large screens. */
export const leastPhotographWidth = 1200;
