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

/** Kinds whose entries announce a body unless they say otherwise. */
export const kindsWithBody: readonly PageKind[] = ['page', 'report', 'article'];

export type PageKind = (typeof pageKinds)[number];
