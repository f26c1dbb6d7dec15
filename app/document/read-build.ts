import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content of a build’s `build.json`, as far as others read it. */
export interface Build {
  /** The same files have the same. */
  readonly id: string;
  /** The day of the site, as YYYY-MM-DD. */
  readonly day: string;
  /** Facts of the company that texts show and nobody has filled in. */
  readonly missing?: readonly string[];
  /** The next day on which an offer begins or has ended, and the entries that change. */
  readonly nextChange?: { readonly day: string; readonly keys: readonly string[] };
}

/** Reads `build.json` of a build’s folder. */
export function readBuild(distFolder: string): Build {
  return JSON.parse(readFileSync(join(distFolder, 'build.json'), 'utf8'));
}
