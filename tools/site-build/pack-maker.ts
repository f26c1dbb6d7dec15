import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { importPageRenderer, type PageRenderer } from '../../app/document/import-page-renderer.ts';
import type { RenderInput } from '../../app/document/load-renderer.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import { clientPack, packEnding, packSettings, packsFolder } from '../../server/pages/pack-names.ts';
import { digestOf, type Fingerprint } from './fingerprints.ts';
import { makeBodies } from './pack-bodies.ts';
import { PackWriter } from './pack-writer.ts';
import type { StagedPaths } from './staging.ts';

/** A pack to be made. */
export interface PackTask {
  /** Without ending. */
  readonly name: string;
  /** All its files, in order. */
  readonly files: readonly string[];
}

/** A pack that was made, in the staging folder. */
export interface MadePack {
  readonly name: string;
  readonly fingerprint: Fingerprint;
}

export interface PackMakerOptions extends StagedPaths {
  readonly clientFolder: string;
  readonly input: RenderInput;
}

type RenderedFile = ReturnType<PageRenderer['siteFiles']> extends Iterable<infer File> ? File : never;

/** Every file that is rendered, by the renderer in the staging folder. */
export async function loadFiles(options: PackMakerOptions): Promise<readonly RenderedFile[]> {
  const { staging, clientFolder, input } = options;
  const [renderer, assets] = await Promise.all([
    importPageRenderer(staging),
    readAssets(staging, clientFolder),
  ]);
  return [...renderer.siteFiles(renderer.createRenderContext(input), assets)];
}

/** Makes a function that makes packs. */
export function createPackMaker(
  { staging, clientFolder, input }: PackMakerOptions,
  rendered: readonly RenderedFile[],
): (task: PackTask, tell: () => void) => Promise<MadePack> {
  const renders = new Map(rendered.map(({ path, render }) => [path, render]));
  return async ({ name: pack, files }, tell) => {
    const isClient = pack === clientPack;
    const writer = new PackWriter(join(staging, packFile(pack)), isClient ? '' : packSettings(input));
    for (const name of files) {
      // The process sees signals.
      await setImmediate();
      const built = isClient
        ? readFileSync(join(clientFolder, name))
        : Buffer.from(renders.get(name)?.() ?? '');
      writer.add(name, makeBodies(name, built, digestOf(built)));
      tell();
    }
    return { name: pack, fingerprint: writer.finish() };
  };
}

/** Path of a pack in `dist`. */
export function packFile(name: string): string {
  return join(packsFolder, name + packEnding);
}
