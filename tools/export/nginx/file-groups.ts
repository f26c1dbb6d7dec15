import type { SiteFile } from '../site-file.ts';
import { block, quoteLiteral } from './directives.ts';

/** Files that share one `location`. */
export interface FileGroup {
  /** Kind and number, such as `page0`. */
  readonly name: string;
  /** The first file, which represents all. */
  readonly sample: SiteFile;
}

/** Sorts files into groups, deterministically. */
export function groupFiles(files: readonly SiteFile[]): {
  readonly groups: readonly FileGroup[];
  groupOf(file: SiteFile): FileGroup;
} {
  const likeness = ({ kind, contentType, headers, isCompressed }: SiteFile) =>
    JSON.stringify([kind, contentType, headers, isCompressed]);
  const groups = new Map<string, FileGroup>();
  for (const file of files) {
    const key = likeness(file);
    if (!groups.has(key)) groups.set(key, { name: `${file.kind}${groups.size}`, sample: file });
  }
  return {
    groups: [...groups.values()],
    groupOf(file) {
      const group = groups.get(likeness(file));
      if (group === undefined) throw new RangeError(`${file.name} is in no group`);
      return group;
    },
  };
}

/** The `location` of a group. */
export function locationOf({ name, sample }: FileGroup, root: string): readonly string[] {
  const { kind, contentType, headers, isCompressed } = sample;
  return block(`location /${name}/`, [
    'internal;',
    `alias ${quoteLiteral(`${root}/site/`)};`,
    'types {}',
    `default_type ${quoteLiteral(contentType)};`,
    ...addHeaders(headers),
    // The file's time is derived from its bytes for the entity tag and is not a real date.
    'add_header Last-Modified "";',
    ...(isCompressed ? ['add_header Content-Encoding $site_content_encoding;'] : []),
    ...(kind === 'media' ? [] : ['max_ranges 0;']),
  ]);
}

/** Headers of every answer of a location, for any status. */
export function addHeaders(headers: readonly string[]): readonly string[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 ? [`add_header ${name} ${quoteLiteral(headers[at + 1] ?? '')} always;`] : [],
  );
}
