/** The response properties of a kind of file. */
export interface MediaType {
  readonly contentType: string;
  /** Whether compression makes the files smaller. */
  readonly isCompressible: boolean;
}

const text = (type: string): MediaType => ({ contentType: `${type}; charset=utf-8`, isCompressible: true });
const plain = (contentType: string): MediaType => ({ contentType, isCompressible: true });
const dense = (contentType: string): MediaType => ({ contentType, isCompressible: false });

const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  txt: text('text/plain'),
  xml: text('application/xml'),
  svg: text('image/svg+xml'),
  ics: text('text/calendar'),
  json: plain('application/json'),
  map: plain('application/json'),
  webmanifest: plain('application/manifest+json'),
  speculationrules: plain('application/speculationrules+json'),
  ico: plain('image/x-icon'),
  png: dense('image/png'),
  jpg: dense('image/jpeg'),
  jpeg: dense('image/jpeg'),
  webp: dense('image/webp'),
  avif: dense('image/avif'),
  gif: dense('image/gif'),
  mp4: dense('video/mp4'),
  woff2: dense('font/woff2'),
  pdf: dense('application/pdf'),
};

const feed = text('application/rss+xml');

// Below this size, in bytes, the header costs more than compression saves.
const leastCompressed = 1024;

/** The kind of a file by its extension; `application/octet-stream` if the extension is unknown. */
export function mediaTypeOf(fileName: string): MediaType {
  if (/(?:^|\/)feed\.xml$/.test(fileName)) return feed;
  const ending = /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return mediaTypes[ending] ?? dense('application/octet-stream');
}

/**
 * Whether a file is sent compressed.
 * @param size in bytes
 */
export function isWorthCompressing(
  { isCompressible }: Pick<MediaType, 'isCompressible'>,
  size: number,
): boolean {
  return isCompressible && size >= leastCompressed;
}
