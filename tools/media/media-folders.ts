import { join } from 'node:path';
import type { Finding } from '../../generator/diagnostics/diagnostic.ts';
import { mediaFolder } from '../../generator/spec/files/read-media.ts';

/** Folders of sources and versions. */
export interface MediaFolders {
  /** The spec folder, with `media/` in it. */
  readonly spec: string;
  readonly media: string;
}

/** The path of a source, relative to where the command runs. */
export function sourcePath({ spec }: MediaFolders, source: string): string {
  return join(spec, mediaFolder, source);
}

/** A finding in one line: file, problem, fix. */
export function describeFinding({ spec }: MediaFolders, { at, message, help }: Finding): string {
  return `${join(spec, at[0]?.file ?? '')}: ${message} ${help}`;
}
