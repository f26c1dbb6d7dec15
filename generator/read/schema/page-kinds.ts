/** Kinds of pages. Each has facts, a look and structured data of its own; several areas may have the same. */
export const pageKinds = [
  'page',
  'report',
  'property',
  'destination',
  'offer',
  'restaurant',
  'activity',
  'wellness',
  'tour',
  'venue',
  'article',
] as const;

export type PageKind = (typeof pageKinds)[number];
