import { slugPattern } from '../fields.ts';

/** The name of a template. */
export type Controller = string;

/** The name of a folder in spec/routes. */
export type Area = string;

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

const areaName = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

/** The file of an area, in the folder of its entries. No key begins with _, so none can take its name. */
export const areaPattern = new RegExp(`^routes/(${areaName})/_area\\.yaml$`);
/** The file of an entry. */
export const entryPattern = new RegExp(
  `^routes/(?<area>${areaName})/(?<key>${slugPattern.slice(1, -1)})\\.yaml$`,
  'u',
);

/** The file that declares an area, relative to the spec folder. */
export function areaFile(area: Area): string {
  return `routes/${area}/_area.yaml`;
}

/** The file of an entry, relative to the spec folder. */
export function entryFile(area: Area, key: string): string {
  return `routes/${area}/${key}.yaml`;
}

/** The area that a file declares; undefined for other files. */
export function areaOfFile(file: string): Area | undefined {
  return areaPattern.exec(file)?.[1];
}

/** The area and the key of an entry’s file; undefined for other files. */
export function entryOfFile(file: string): { readonly area: Area; readonly key: string } | undefined {
  const { area, key } = entryPattern.exec(file)?.groups ?? {};
  return area === undefined || key === undefined ? undefined : { area, key };
}
