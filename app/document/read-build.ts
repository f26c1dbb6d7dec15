import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderInput } from './render-context.ts';

/** Content of a build’s `build.json`, as far as others read it. */
export interface Build {
  /** The same files have the same. */
  readonly id: string;
  /** The day and the settings that its files are rendered for. */
  readonly input: RenderInput;
  /** Facts of the company that texts show and nobody has filled in. */
  readonly missing?: readonly string[];
}

/** Reads `build.json` of a build’s folder. */
export function readBuild(distFolder: string): Build {
  return JSON.parse(readFileSync(join(distFolder, 'build.json'), 'utf8'));
}
